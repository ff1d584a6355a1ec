package struct SizeForm: Hashable, Sendable {
  package var factor = 1024
  /// Whether the values are counts, in which "B" means billions.
  package var areCounts = false
  package private(set) var places = 1
  package var mark = FractionMark.point
  package private(set) var signs: [Int: String] = [:]
  package private(set) var isSpaced = false
  private var areWords = false
  private var money: NumberUnit?
  private var isMoneyFirst = false

  package init() {}

  package mutating func take(_ size: WrittenSize, _ cell: UnsafeBufferPointer<UInt8>) {
    let power = areCounts && size.isSingleB ? 3 : size.power
    if signs[power] == nil { signs[power] = String(decoding: cell[size.word], as: UTF8.self) }
    isSpaced = isSpaced || size.isSpaced
    areWords = areWords || size.isWord
    if let money = size.money { (self.money, isMoneyFirst) = (money, size.isMoneyFirst) }
    let digits = cell[size.digits]
    if let point = digits.lastIndex(of: mark.rawValue) {
      places = max(places, min(digits[(point + 1)...].count { $0 &- 0x30 <= 9 }, Self.maximumPlaces))
    }
  }

  private static let maximumPlaces = 3
  private static let letters = ["", "K", "M", "G", "T", "P", "E"]

  package func written(_ number: String) -> String {
    guard let value = ExactDecimal(number) else { return number }
    let length = number.first == "-" ? value.negated : value
    let (power, divisor) = power(of: Double(length.text) ?? 0)
    let places = power == 0 ? 0 : places
    guard let divisor = ExactDecimal(divisor), let part = length.divided(by: divisor, decimals: places) else {
      return number
    }
    var text = mark == .point ? part.text : part.text.replacing(".", with: ",")
    let sign = sign(of: power)
    if !sign.isEmpty { text += (isSpaced ? "\u{A0}" : "") + sign }
    if let money { text = isMoneyFirst ? money.name + text : text + "\u{A0}" + money.name }
    return (number.first == "-" ? "-" : "") + text
  }

  private func power(of value: Double) -> (power: Int, divisor: String) {
    let maximum = areCounts || areWords ? 4 : Self.letters.count - 1
    var found = (power: 0, divisor: "1")
    var divisor = ExactDecimal(1)
    for power in 1...maximum {
      guard let next = divisor.multiplied(by: ExactDecimal(factor)) else { break }
      divisor = next
      guard Double(divisor.text) ?? .infinity <= value else { break }
      if !areWords || signs[power] != nil { found = (power, divisor.text) }
    }
    return found
  }

  func unit(of maximum: Double) -> (length: Double, name: String) {
    let (power, divisor) = power(of: maximum)
    let sign = sign(of: power)
    return (Double(divisor) ?? 1, sign.isEmpty ? areCounts ? "1" : "B" : sign)
  }

  private func sign(of power: Int) -> String {
    if let sign = signs[power] { return sign }
    if power == 0 { return tail.hasSuffix("B") && !areCounts ? "B" : "" }
    if areCounts, power == 3 { return "B" }
    return power == 1 && signs.values.contains("kB") ? "kB" : Self.letters[power] + tail
  }

  private var tail: String {
    let known = signs.filter { $0.key > 0 }.min { $0.key < $1.key }
    return known.map { String($0.value.dropFirst()) } ?? ""
  }
}
