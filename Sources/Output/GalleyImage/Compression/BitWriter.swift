/// Writes bits one behind the other, the first into the lowest bit of each byte, into memory that is large enough.
struct BitWriter {
  private var memory: UnsafeMutablePointer<UInt8>
  private var buffer: UInt64 = 0
  private var pending: UInt64 = 0
  /// Whole bytes written so far.
  private(set) var count = 0

  /// A writer at the start of `memory`, of which up to eight bytes more than are counted are written to.
  init(_ memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  mutating func move(to memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  @inline(__always)
  mutating func write(_ run: BitRun) {
    buffer |= run.bits &<< pending
    pending &+= run.count
    // Always stored, whether a byte is full or not: how many bits come is anybody's guess.
    UnsafeMutableRawPointer(memory + count).storeBytes(of: buffer.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pending &>> 3)
    buffer &>>= pending & ~7
    pending &= 7
  }

  /// Writes the lowest `bits` bits of `value`, which has no others; at most 57.
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
