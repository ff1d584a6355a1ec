import GalleyData

struct LongDecimal: Hashable {
  /// Groups of nine decimal digits by position, where the group at 0 is directly before the decimal point. Carries are
  /// resolved at the end, because 64 bits are enough for the sum of nine billion groups.
  private var limbs: [Int: Int] = [:]
  private var decimals: Int

  private static let base = 1_000_000_000
  private static let width = 9

  static let powerLimit = 1200

  init(_ number: DecimalDigits) {
    decimals = 0
    add(number)
  }

  mutating func add(_ number: DecimalDigits) {
    decimals = max(decimals, -number.power)
    var power = 1
    var limb: Int?
    for (index, digit) in number.digits.reversed().enumerated() {
      let place = index + number.power
      let own = place >= 0 ? place / Self.width : -((-place + Self.width - 1) / Self.width)
      if own != limb {
        limb = own
        power = (0..<(place - own * Self.width)).reduce(1) { power, _ in power * 10 }
      }
      if digit != 0 { limbs[own, default: 0] += (number.isNegative ? -1 : 1) * Int(digit) * power }
      power *= 10
    }
  }

  var text: String {
    let lowest = min(limbs.keys.min() ?? 0, -((decimals + Self.width - 1) / Self.width))
    let highest = max(limbs.keys.max() ?? 0, 0)
    var (parts, isNegative) = LongDecimal.carried((lowest...highest).map { limbs[$0] ?? 0 })
    if isNegative { (parts, _) = LongDecimal.carried((lowest...highest).map { -(limbs[$0] ?? 0) }) }
    let digits = parts.reversed().map { part in
      let text = String(part)
      return String(repeating: "0", count: Self.width - text.count) + text
    }.joined()
    let point = digits.count + lowest * Self.width
    let whole = digits.prefix(point).drop { $0 == "0" }
    let fraction = digits.dropFirst(point).prefix(decimals)
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : ".") + fraction
  }

  private static func carried(_ limbs: [Int]) -> (limbs: [Int], isNegative: Bool) {
    var carried: [Int] = []
    var carry = 0
    for limb in limbs {
      let sum = limb + carry
      let rest = ((sum % base) + base) % base
      carried.append(rest)
      carry = (sum - rest) / base
    }
    while carry > 0 {
      carried.append(carry % base)
      carry /= base
    }
    return (carried, carry < 0)
  }
}
