/// Memory that is used picture after picture, without the checks that an array makes at each access. Its owner frees it.
struct ScratchMemory<Element: BitwiseCopyable> {
  /// Room for as many elements as were asked for last.
  private(set) var memory: UnsafeMutablePointer<Element>
  private var capacity = 1
  /// What new memory holds.
  private let blank: Element

  init(blank: Element) {
    self.blank = blank
    memory = .allocate(capacity: capacity)
    memory.initialize(to: blank)
  }

  /// Grows where there is not enough.
  ///
  /// - Parameter used: elements that are kept; what lies behind them becomes blank when it grows.
  mutating func room(for count: Int, keeping used: Int = 0) -> UnsafeMutablePointer<Element> {
    if count > capacity { grow(to: count + count / 2, keeping: used) }
    return memory
  }

  private mutating func grow(to count: Int, keeping used: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: count)
    larger.initialize(repeating: blank, count: count)
    larger.update(from: memory, count: used)
    memory.deallocate()
    memory = larger
    capacity = count
  }

  func free() { memory.deallocate() }
}
