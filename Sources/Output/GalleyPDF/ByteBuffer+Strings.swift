extension ByteBuffer {
  /// Adds a name, such as `/Inter-Bold`: bytes that names may not hold are written as numbers (ISO 32000-1, 7.3.5).
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

  /// Adds a text for people: as it is where it is ASCII, else as UTF-16 (ISO 32000-1, 7.9.2.2).
  func putText(_ text: String) {
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return putUTF16(text) }
    putBytes(text.utf8)
  }

  /// Adds a text as UTF-16 with its mark of order.
  func putUTF16(_ text: String) {
    put("<FEFF")
    for unit in text.utf16 { putHexadecimal(unit) }
    put(">")
  }

  /// Adds a string of bytes, such as an address or the name of a destination.
  func putBytes(_ bytes: some Sequence<UInt8>) {
    put(UInt8(ascii: "("))
    for byte in bytes {
      reserve(4)
      putEscaped(byte)
    }
    put(UInt8(ascii: ")"))
  }

  /// Adds a byte of a string, for which there are two bytes of room; of a control character, four.
  @inline(__always)
  func putEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      putReserved(UInt8(ascii: "\\"))
      putReserved(byte)
    case 0x0D:
      // Readers take a bare carriage return for the end of a line, which is a line feed.
      putReserved(UInt8(ascii: "\\"))
      putReserved(UInt8(ascii: "r"))
    default: putReserved(byte)
    }
  }

  func putHexadecimal(_ byte: UInt8) {
    put(ByteBuffer.digit(byte >> 4))
    put(ByteBuffer.digit(byte & 15))
  }

  /// Adds two bytes as four digits.
  func putHexadecimal(_ word: UInt16) {
    putHexadecimal(UInt8(word >> 8))
    putHexadecimal(UInt8(word & 255))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
