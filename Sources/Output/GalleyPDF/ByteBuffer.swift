/// Bytes that grow at their end: what the operators of a page are written into.
///
/// Memory of its own, without a check for every byte: a long table writes tens of millions.
final class ByteBuffer {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes there are.
  private(set) var count = 0

  /// No bytes, and room for `capacity`.
  init(capacity: Int = 1 << 12) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// The bytes; valid until the next one is added.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// Forgets the bytes, and keeps the memory.
  func removeAll() { count = 0 }

  /// Makes room for `more` bytes.
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

  /// Adds a number with at most three decimals and a space: a thousandth of a point is finer than any printer.
  func put(_ number: Double) {
    // Readers hold numbers to about 2³¹ in thousandths; nothing on a page lies further out.
    let limit = 2_000_000.0
    let thousandths = Int((max(-limit, min(limit, number.isFinite ? number : 0)) * 1000).rounded())
    reserve(21)
    if thousandths < 0 { putReserved(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    putDigits(whole)
    if rest > 0 { putFraction(rest) }
    putReserved(UInt8(ascii: " "))
  }

  /// Adds a number with at most seven decimals and a space: for what other numbers are multiplied by.
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
