/// Apple's colour names as they stand in templates, in their light appearance.
enum TemplateColor {
  /// A paint and its opacity in SVG's terms.
  struct Paint {
    var color: String
    var opacity = 1.0
  }

  private static let system = [
    "systemRedColor": "#ff3b30", "systemOrangeColor": "#ff9500", "systemYellowColor": "#ffcc00",
    "systemGreenColor": "#34c759", "systemMintColor": "#00c7be", "systemTealColor": "#30b0c7",
    "systemCyanColor": "#32ade6", "systemBlueColor": "#007aff", "systemIndigoColor": "#5856d6",
    "systemPurpleColor": "#af52de", "systemPinkColor": "#ff2d55", "systemBrownColor": "#a2845e",
    "systemGrayColor": "#8e8e93", "white": "#ffffff", "black": "#000000",
  ]

  /// - Parameters:
  ///   - name: The word behind the class's colon.
  ///   - stated: The `fill` of the class's own rule, or the sheet's preview colour.
  static func paint(_ name: String?, stated: String?) -> Paint {
    switch name {
    case nil, "tintColor", "labelColor": Paint(color: "currentColor")
    case "secondaryLabelColor": Paint(color: "currentColor", opacity: 0.6)
    case "tertiaryLabelColor": Paint(color: "currentColor", opacity: 0.3)
    case "quaternaryLabelColor": Paint(color: "currentColor", opacity: 0.18)
    case "custom": Paint(color: stated ?? "currentColor")
    case let name?: Paint(color: system[name] ?? stated ?? "currentColor")
    }
  }
}
