/// Writes bits, starting with the lowest bit of each byte.
struct BitWriter {
  private var memory: UnsafeMutablePointer<UInt8>
  private var buffer: UInt64 = 0
  private var pending: UInt64 = 0
  private(set) var count = 0

  /// Creates a writer. It may write up to eight bytes beyond those that it counts.
  init(_ memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  mutating func move(to memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  @inline(__always)
  mutating func write(_ run: BitRun) {
    buffer |= run.bits &<< pending
    pending &+= run.count
    // Always stores eight bytes, because the number of bits is unpredictable and a branch would be slower.
    UnsafeMutableRawPointer(memory + count).storeBytes(of: buffer.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pending &>> 3)
    buffer &>>= pending & ~7
    pending &= 7
  }

  /// Writes at most 57 bits. All other bits of `value` must be 0.
  mutating func write(_ value: UInt64, _ bits: Int) {
    write(BitRun(value, count: UInt64(bits)))
  }

  mutating func alignByEmptyBlock() {
    write(0, 3)
    write(0, Int(8 - pending) % 8)
    write(0xFFFF_0000, 32)
  }

  mutating func alignByZeros() { write(0, Int(8 - pending) % 8) }
}
