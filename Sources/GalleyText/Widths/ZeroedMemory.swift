#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory that is all zeros at first, and really taken only where it is written.
///
/// It never moves, so that whoever keeps it alive may read it by its address.
final class ZeroedMemory<Element: BitwiseCopyable> {
  /// Where it begins.
  let base: UnsafeMutablePointer<Element>
  /// How many elements fit.
  let count: Int

  /// Room for `count` elements.
  init(count: Int) {
    guard let memory = calloc(max(count, 1), MemoryLayout<Element>.stride) else {
      preconditionFailure("the machine has no memory for \(count) elements")
    }
    base = memory.bindMemory(to: Element.self, capacity: count)
    self.count = count
  }

  deinit { free(base) }
}
