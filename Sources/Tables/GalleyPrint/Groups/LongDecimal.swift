import GalleyData

/// A decimal number of any length, to which others are added.
struct LongDecimal: Hashable {
  /// Nine decimal digits each, by their place: that at 0 holds those before the point. Sums are carried when they are
  /// written: 64 bits hold nine thousand million of them.
  private var limbs: [Int: Int] = [:]
  private var decimals: Int

  private static let base = 1_000_000_000
  private static let width = 9

  /// The greatest power of ten that is written out. A table does not add up larger numbers.
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

  /// The number as data writes it, such as `-12.50`.
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

  /// `limbs` with all but the highest below their base, and whether what is left over at the top is negative.
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
