/// One measured number with its goal; the whole output is a list of these as JSON.
struct Row: Encodable {
  /// What was measured, and against what.
  var name: String
  /// The number the goal is about; nil where it could not be measured here.
  var value: Double?
  /// "ratio", "ms", "MB", "s", "share".
  var unit: String
  /// The largest value that is good enough.
  var goal: Double?
  /// Whether the goal is met; nil where there is none or nothing was measured.
  var reached: Bool? { value.flatMap { value in goal.map { value <= $0 } } }
  /// Further numbers of the same run, in the units that their names say.
  var details: [String: Double] = [:]
  /// Why there is no value, or what to know when reading it.
  var note: String?

  enum CodingKeys: String, CodingKey { case name, value, unit, goal, reached, details, note }

  init(
    _ name: String, value: Double?, unit: String, goal: Double? = nil, details: [String: Double] = [:],
    note: String? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.goal = goal
    self.details = details
    self.note = note
  }

  /// A row that could not be measured here, with the reason.
  static func skipped(_ name: String, unit: String, goal: Double?, because reason: String) -> Row {
    Row(name, value: nil, unit: unit, goal: goal, note: "not measured: " + reason)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(value, forKey: .value)
    try fields.encode(unit, forKey: .unit)
    try fields.encode(goal, forKey: .goal)
    try fields.encode(reached, forKey: .reached)
    try fields.encode(details, forKey: .details)
    try fields.encodeIfPresent(note, forKey: .note)
  }
}
