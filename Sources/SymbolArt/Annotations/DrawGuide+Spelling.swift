extension DrawGuide {
  /// As an attribute has it, and `init(attribute:)` reads it.
  public var spelling: String {
    var words = sets.count > 1 ? ["1", String(sets.count - 1)] : ["0"]
    var count = 0
    for points in sets.dropLast() {
      count += points.count
      words.append(String(count))
    }
    for point in sets.joined() {
      words += [String(point.flags)] + [point.progress, point.left.number, point.right.number].map(\.spelling)
    }
    return words.joined(separator: " ")
  }
}

extension DrawGuide.Place {
  /// The index of the subpath plus the fraction of its length; to a millionth, which no eye and no pen can tell.
  fileprivate var number: Double {
    let part = min((fraction * 1e6).rounded(), 999_999)
    return (Double(subpath) * 1e6 + part) / 1e6
  }
}
