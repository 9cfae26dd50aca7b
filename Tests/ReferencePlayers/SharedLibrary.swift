import Glibc

/// A library that is opened while the program runs, so that what uses it builds, and says why it cannot run, where it
/// is not installed.
final class SharedLibrary: @unchecked Sendable {
  // Only read after init.
  private let handle: UnsafeMutableRawPointer

  /// nil where none of the names can be opened.
  init?(_ names: [String]) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// The function of a name; the caller states its C type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
