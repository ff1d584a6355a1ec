/// A growing buffer in unsafe memory without bounds checks, because a long table writes tens of millions of bytes.
final class ByteBuffer {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 12) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// The bytes, which are valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// Empties the buffer but keeps its memory.
  func removeAll() { count = 0 }

  @inline(__always)
  func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  @inline(never)
  private func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    base.deallocate()
    (base, capacity) = (memory, larger)
  }

  @inline(__always)
  func putReserved(_ byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  func put(_ byte: UInt8) {
    reserve(1)
    putReserved(byte)
  }

  func put(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  func put(_ text: String) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0)) }
  }

  func put(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  func put(_ number: Int) {
    reserve(21)
    if number < 0 { putReserved(UInt8(ascii: "-")) }
    putDigits(number.magnitude)
  }

  /// Appends a number with up to three decimals, and a space. A thousandth of a point is finer than the resolution of
  /// any printer.
  func put(_ number: Double) {
    // Readers support numbers up to about 2³¹ thousandths. Everything on a page is within this limit.
    let limit = 2_000_000.0
    let thousandths = Int((max(-limit, min(limit, number.isFinite ? number : 0)) * 1000).rounded())
    reserve(21)
    if thousandths < 0 { putReserved(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    putDigits(whole)
    if rest > 0 { putFraction(rest) }
    putReserved(UInt8(ascii: " "))
  }

  /// Appends a number with up to seven decimals, and a space.
  func putPrecise(_ number: Double) {
    let rounded = (number * 1e7).rounded() / 1e7
    guard rounded != rounded.rounded(), abs(rounded) < 1e6 else { return put(rounded) }
    reserve(24)
    if rounded < 0 { putReserved(UInt8(ascii: "-")) }
    var rest = Int((abs(rounded) * 1e7).rounded())
    putDigits(UInt(rest / 10_000_000))
    putReserved(UInt8(ascii: "."))
    rest %= 10_000_000
    var divisor = 1_000_000
    while rest > 0 {
      putReserved(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
    putReserved(UInt8(ascii: " "))
  }

  func put(_ x: Double, _ y: Double) {
    put(x)
    put(y)
  }

  private func putFraction(_ thousandths: UInt) {
    putReserved(UInt8(ascii: "."))
    putReserved(UInt8(ascii: "0") + UInt8(thousandths / 100))
    let rest = thousandths % 100
    guard rest > 0 else { return }
    putReserved(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { putReserved(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  @inline(__always)
  private func putDigits(_ number: UInt) {
    if number < 10 { return putReserved(UInt8(ascii: "0") + UInt8(number)) }
    var divisor: UInt = 10
    while number / divisor >= 10 { divisor *= 10 }
    var rest = number
    while divisor > 0 {
      putReserved(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }
}
