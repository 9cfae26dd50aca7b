import Foundation

/// Says where and why a text is no JSON: `JSONDecoder` only says that it is none.
enum JSONFault {
  /// A sentence; empty where nothing is wrong with the text.
  static func description(of data: Data) -> String {
    guard data.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return "The file is empty." }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return ""
    } catch {
      return sentence((error as NSError).userInfo["NSDebugDescription"] as? String ?? "", in: data)
    }
  }

  /// Foundation counts bytes from the start of the file; people look for lines.
  private static func sentence(_ reason: String, in data: Data) -> String {
    let parts = reason.components(separatedBy: " around character ")
    guard parts.count == 2, let offset = Int(parts[1].prefix { $0.isNumber }) else { return reason }
    let before = String(decoding: data.prefix(offset), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "Line \(lines.count), column \((lines.last?.count ?? 0) + 1): \(parts[0])."
  }
}
