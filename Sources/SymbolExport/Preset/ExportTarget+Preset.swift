extension ExportTarget {
  /// The studio's own file: read back as effects, played by any other tool as keyframes.
  public static let preset = ExportTarget(
    id: "preset", title: "Preset", summary: "Effects and their motion as JSON, without the symbol.",
    fileEnding: "preset.json", language: .json
  ) { request in
    let written = Preset(name: request.name, effects: request.effects).written()
    return Export(
      files: [.init(ending: "preset.json", data: written.data)],
      issues: written.issues + PresetIssues.issues(of: request))
  }
}
