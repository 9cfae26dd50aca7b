import Foundation
import SymbolArt

/// Understands what a probe answered. The probe may be in the hands of a hostile file: nothing of it is trusted.
enum ProbeAnswer {
  /// The symbol or the error in an answer.
  static func outcome(_ answer: [UInt8], file: String) -> Result<Symbol, LoadError> {
    switch answer.first.flatMap(ProbeMessage.Answer.init(rawValue:)) {
    case .symbol:
      let decoded: Result<Symbol, SymbolCodingError> = answer.withUnsafeBytes { bytes in
        do throws(SymbolCodingError) {
          return .success(try SymbolDecoder.decode(UnsafeRawBufferPointer(rebasing: bytes.dropFirst())))
        } catch {
          return .failure(error)
        }
      }
      return decoded.mapError { _ in LoadError(probing: file, failed: .nonsense) }
    case .failure:
      let error = try? JSONDecoder().decode(LoadError.self, from: Data(answer.dropFirst()))
      return .failure(error ?? LoadError(probing: file, failed: .nonsense))
    case nil:
      return .failure(LoadError(probing: file, failed: .nonsense))
    }
  }
}

extension ProbeProcess.Failure {
  /// Whether trying the same file again would end the same way; not so where the machine was too busy for it.
  var isTheFilesFault: Bool {
    switch self {
    case .notStarted, .cancelled, .timeout(isStarved: true): false
    case .killed, .outOfMemory, .exited, .timeout, .nonsense: true
    }
  }

  /// Whether the probe ended without being asked to.
  var isDeath: Bool {
    switch self {
    case .killed, .outOfMemory, .exited: true
    case .notStarted, .cancelled, .timeout, .nonsense: false
    }
  }
}
