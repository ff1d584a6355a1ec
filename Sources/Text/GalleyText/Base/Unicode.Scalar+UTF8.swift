extension Unicode.Scalar {
  @inline(__always)
  init(moving index: inout Int, in text: UnsafeBufferPointer<UInt8>) {
    let first = UInt32(text[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first < 0x80 ? first : first & 0x7F >> UInt32(length)
    for place in index + 1..<index + length { value = value << 6 | UInt32(text[place]) & 0x3F }
    index += length
    self = Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
