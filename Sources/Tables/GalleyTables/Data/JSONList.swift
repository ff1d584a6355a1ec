import GalleyJSON

enum JSONList {
  static func joined(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var joined: [UInt8] = []
    var index = 1
    while index < text.count - 1 {
      switch text[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == 0x5C ? 2 : 1 }
        guard index < text.count else { return nil }
        joined += JSONString.unescaped(UnsafeBufferPointer(rebasing: text[start..<index]))
      case UInt8(ascii: ","): joined += Array(", ".utf8)
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: joined.append(text[index])
      }
      index += 1
    }
    return joined
  }
}
