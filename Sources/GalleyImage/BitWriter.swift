/// Writes bits one behind the other, the first into the lowest bit of each byte, into memory that is large enough.
struct BitWriter {
  private let memory: UnsafeMutablePointer<UInt8>
  private var buffer: UInt64 = 0
  private var pending = 0
  /// Whole bytes written so far.
  private(set) var count = 0

  /// A writer at the start of `memory`, of which up to eight bytes more than are counted are written to.
  init(_ memory: UnsafeMutablePointer<UInt8>) { self.memory = memory }

  /// Writes the lowest `bits` bits of `value`, which has no others; at most 32.
  @inline(__always)
  mutating func write(_ value: UInt64, _ bits: Int) {
    buffer |= value &<< UInt64(truncatingIfNeeded: pending)
    pending &+= bits
    guard pending >= 32 else { return }
    UnsafeMutableRawPointer(memory + count).storeBytes(
      of: UInt32(truncatingIfNeeded: buffer).littleEndian, as: UInt32.self)
    count &+= 4
    buffer &>>= 32
    pending &-= 32
  }

  /// Writes deflate's empty stored block, behind which a whole byte begins.
  mutating func alignByEmptyBlock() {
    write(0, 3)
    write(0, (8 - pending % 8) % 8)
    write(0xFFFF_0000, 32)
    finish()
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    while pending > 0 {
      memory[count] = UInt8(truncatingIfNeeded: buffer)
      count += 1
      buffer >>= 8
      pending -= 8
    }
    (buffer, pending) = (0, 0)
  }
}
