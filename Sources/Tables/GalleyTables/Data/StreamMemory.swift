final class StreamMemory {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int

  /// The number of readable bytes after the content, so that eight bytes can be loaded from any position.
  private static let padding = 16

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity + Self.padding)
    terminate(at: 0)
  }

  deinit { bytes.deallocate() }

  func terminate(at count: Int) { (bytes + count).update(repeating: 0, count: Self.padding) }

  func drop(_ count: Int, of used: Int) { bytes.update(from: bytes + count, count: used - count) }

  /// Returns free space after the used bytes: at least half of the smaller of `portion` and the buffer, and at least
  /// one byte.
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

  /// Returns the number of bytes without an incomplete character at the end, which may have up to three bytes.
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
