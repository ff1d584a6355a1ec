/// A number stored as decimal digits, so that formatting involves no binary fractions.
struct DecimalText: Hashable, Sendable {
  private var isNegative: Bool
  private var whole: [UInt8]
  private var fraction: [UInt8]

  init?(_ text: String) {
    var digits = Substring(text).utf8
    isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    whole = parts.first.map { Array($0) } ?? []
    fraction = parts.count == 2 ? Array(parts[1]) : []
    let isDigits = (whole + fraction).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isDigits, !whole.isEmpty, parts.count == 1 || !fraction.isEmpty else { return nil }
    whole = Array(whole.drop { $0 == UInt8(ascii: "0") })
    if whole.isEmpty { whole = [UInt8(ascii: "0")] }
  }

  func rounded(to count: Int) -> DecimalText {
    var result = self
    let roundsUp = fraction.count > count && fraction[count] >= UInt8(ascii: "5")
    result.fraction = Array(fraction.prefix(count))
    while result.fraction.count < count { result.fraction.append(UInt8(ascii: "0")) }
    if roundsUp { result.addOneToLastDigit() }
    return result
  }

  private mutating func addOneToLastDigit() {
    var digits = whole + fraction
    var index = digits.count - 1
    while index >= 0, digits[index] == UInt8(ascii: "9") {
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
    let wholeCount = digits.count - fraction.count
    whole = Array(digits.prefix(wholeCount))
    fraction = Array(digits.dropFirst(wholeCount))
  }

  func movingPoint(by places: Int) -> DecimalText {
    var result = self
    for _ in 0..<places {
      result.whole.append(result.fraction.isEmpty ? UInt8(ascii: "0") : result.fraction.removeFirst())
    }
    result.whole = Array(result.whole.drop { $0 == UInt8(ascii: "0") })
    if result.whole.isEmpty { result.whole = [UInt8(ascii: "0")] }
    return result
  }

  func zeroPadded(_ digits: Int) -> String {
    let zeros = String(repeating: "0", count: max(0, digits - whole.count))
    return sign("-") + zeros + text(whole) + (fraction.isEmpty ? "" : "." + text(fraction))
  }

  func written(_ symbols: NumberSymbols, isGrouped: Bool) -> String {
    var result = sign("-")
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      if isGrouped, index > 0, symbols.beginsGroup(left), whole.count >= symbols.minimumGroupedDigits {
        result += symbols.group
      }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return fraction.isEmpty ? result : result + symbols.decimal + text(fraction)
  }

  private func sign(_ sign: String) -> String {
    isNegative && (whole + fraction).contains { $0 != UInt8(ascii: "0") } ? sign : ""
  }

  private func text(_ digits: [UInt8]) -> String { String(decoding: digits, as: UTF8.self) }
}
