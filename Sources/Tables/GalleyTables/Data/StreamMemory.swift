/// The memory that a file streams through.
final class StreamMemory {
  /// The bytes, from the first in reach.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// How many bytes it holds.
  private(set) var capacity: Int

  /// Readable bytes behind the last, so that eight at a time can be looked at from any of them.
  private static let padding = 16

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity + Self.padding)
    terminate(at: 0)
  }

  deinit { bytes.deallocate() }

  /// Puts blank bytes behind the first `count`.
  func terminate(at count: Int) { (bytes + count).update(repeating: 0, count: Self.padding) }

  /// Moves what lies behind the first `count` of `used` bytes to the front.
  func drop(_ count: Int, of used: Int) { bytes.update(from: bytes + count, count: used - count) }

  /// Free room behind the first `used` bytes: at least half of `portion` or of the memory, and never nothing.
  func room(behind used: Int, portion: Int) -> UnsafeMutableRawBufferPointer {
    if capacity - used < max(min(capacity, portion) / 2, 1) { grow(to: max(2 * capacity, portion), keeping: used) }
    return UnsafeMutableRawBufferPointer(start: bytes + used, count: capacity - used)
  }

  private func grow(to count: Int, keeping used: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Self.padding)
    larger.update(from: bytes, count: used)
    bytes.deallocate()
    bytes = larger
    capacity = count
  }

  /// How many of the first `count` bytes are whole characters: up to three may belong to one that was cut.
  func wholeCharacters(of count: Int) -> Int {
    for back in 1...3 where back <= count {
      let byte = bytes[count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? count - back : count
    }
    return count
  }
}
