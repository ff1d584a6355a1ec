/// Text in workbooks, where `_xHHHH_` stands for a UTF-16 code unit with these hexadecimal digits (ECMA-376,
/// ST_Xstring).
package enum WorkbookText {
  private static let underscore = UInt8(ascii: "_")

  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(underscore) else { return text }
    let units = Array(text.utf16)
    var decoded: [UInt16] = []
    var index = 0
    while index < units.count {
      if let unit = unit(units[index...]) {
        decoded.append(unit)
        index += 7
      } else {
        decoded.append(units[index])
        index += 1
      }
    }
    return decoded.count == units.count ? text : String(decoding: decoded, as: UTF16.self)
  }

  package static func encoded(_ text: String) -> String {
    let needsEscape = text.utf8.contains { $0 == underscore || $0 < 0x20 || $0 == 0xEF }
    guard needsEscape else { return text }
    let units = Array(text.utf16)
    var encoded: [UInt16] = []
    for index in units.indices {
      let unit = units[index]
      let isForbidden = unit < 0x20 && unit != 0x09 && unit != 0x0A || unit >= 0xFFFE
      if isForbidden || self.unit(units[index...]) != nil {
        encoded += escape(unit)
      } else {
        encoded.append(unit)
      }
    }
    return String(decoding: encoded, as: UTF16.self)
  }

  private static func unit(_ units: ArraySlice<UInt16>) -> UInt16? {
    let start = units.startIndex
    guard units.count >= 7, units[start] == UInt16(underscore), units[start + 1] == 0x78,
      units[start + 6] == UInt16(underscore)
    else { return nil }
    var value: UInt16 = 0
    for digit in units[start + 2..<start + 6] {
      guard let scalar = Unicode.Scalar(digit), scalar.isASCII, let number = Character(scalar).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt16(number)
    }
    return value
  }

  private static func escape(_ unit: UInt16) -> [UInt16] {
    let digits = String(unit, radix: 16, uppercase: true)
    return Array(("_x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits + "_").utf16)
  }
}
