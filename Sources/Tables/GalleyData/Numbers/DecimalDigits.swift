package struct DecimalDigits: Hashable {
  package private(set) var isNegative: Bool
  package private(set) var digits: [UInt8]
  package private(set) var power: Int

  package init(_ units: Int, decimals: Int) {
    (isNegative, power) = (units < 0, -decimals)
    digits = String(units.magnitude).utf8.map { $0 &- 0x30 }
  }

  package init?(_ text: UnsafeBufferPointer<UInt8>, powerLimit: Int) {
    var rest = text[...]
    isNegative = rest.first == 0x2D
    if isNegative { rest = rest.dropFirst() }
    (digits, power) = ([], 0)
    var isFraction = false
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if byte == 0x2E, !isFraction {
        isFraction = true
      } else {
        guard byte &- 0x30 <= 9 else { return nil }
        digits.append(byte &- 0x30)
        if isFraction { power -= 1 }
      }
    }
    guard !digits.isEmpty else { return nil }
    digits = Array(digits.drop { $0 == 0 })
    guard !rest.isEmpty else { return }
    if let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), exponent.magnitude <= powerLimit {
      power += exponent
    } else if !digits.isEmpty {
      // Only zero may have an exponent that is too large, because it stays zero.
      return nil
    }
  }

  init?(_ text: String) {
    var text = text.first == "+" ? String(text.dropFirst()) : text
    guard let digits = text.withUTF8({ DecimalDigits($0, powerLimit: 399) }) else { return nil }
    self = digits
  }

  func shifted(by places: Int) -> DecimalDigits {
    var result = rounded(to: 15)
    result.power += places
    return result
  }

  /// Rounds halves away from zero, and removes trailing zeros.
  func rounded(to count: Int) -> DecimalDigits {
    var result = self
    if digits.count > count {
      result.power += digits.count - count
      let roundsUp = digits[count] >= 5
      result.digits = Array(digits.prefix(count))
      var index = count - 1
      if roundsUp {
        while index >= 0, result.digits[index] == 9 {
          result.digits[index] = 0
          index -= 1
        }
        if index >= 0 { result.digits[index] += 1 } else { result.digits.insert(1, at: 0) }
      }
    }
    while result.power < 0, result.digits.last == 0 {
      result.digits.removeLast()
      result.power += 1
    }
    return result
  }

  var text: String {
    if digits.isEmpty { return "0" }
    var text = digits + Array(repeating: 0, count: max(power, 0))
    let places = max(-power, 0)
    if text.count <= places { text = Array(repeating: 0, count: places + 1 - text.count) + text }
    var bytes = text.map { $0 + 0x30 }
    if places > 0 { bytes.insert(0x2E, at: bytes.count - places) }
    return (isNegative ? "-" : "") + String(decoding: bytes, as: UTF8.self)
  }
}
