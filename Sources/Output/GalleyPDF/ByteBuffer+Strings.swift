extension ByteBuffer {
  /// Appends a name (ISO 32000-1, 7.3.5).
  func putName(_ name: String) {
    put(UInt8(ascii: "/"))
    for byte in name.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"#/()<>[]{}%".utf8.contains(byte)
      if isPlain {
        put(byte)
      } else {
        put(UInt8(ascii: "#"))
        putHexadecimal(byte)
      }
    }
  }

  /// Appends a text string: ASCII, or UTF-16 if there are other characters (ISO 32000-1, 7.9.2.2).
  func putText(_ text: String) {
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return putUTF16(text) }
    putBytes(text.utf8)
  }

  func putUTF16(_ text: String) {
    put("<FEFF")
    for unit in text.utf16 { putHexadecimal(unit) }
    put(">")
  }

  func putBytes(_ bytes: some Sequence<UInt8>) {
    put(UInt8(ascii: "("))
    for byte in bytes {
      reserve(4)
      putEscaped(byte)
    }
    put(UInt8(ascii: ")"))
  }

  /// Appends a byte of a string. The caller must have reserved two bytes.
  @inline(__always)
  func putEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      putReserved(UInt8(ascii: "\\"))
      putReserved(byte)
    case 0x0D:
      // Without an escape, readers convert a carriage return to a line feed.
      putReserved(UInt8(ascii: "\\"))
      putReserved(UInt8(ascii: "r"))
    default: putReserved(byte)
    }
  }

  func putHexadecimal(_ byte: UInt8) {
    put(ByteBuffer.digit(byte >> 4))
    put(ByteBuffer.digit(byte & 15))
  }

  func putHexadecimal(_ word: UInt16) {
    putHexadecimal(UInt8(word >> 8))
    putHexadecimal(UInt8(word & 255))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
