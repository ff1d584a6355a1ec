/// A decimal number of any length, to which others are added.
struct LongDecimal: Hashable {
  /// Nine decimal digits each, by their place: that at 0 holds those before the point. Sums are carried when they are
  /// written: 64 bits hold nine thousand million of them.
  private var limbs: [Int: Int] = [:]
  private var decimals: Int

  private static let base = 1_000_000_000
  private static let width = 9

  init(units: Int, decimals: Int) {
    self.decimals = decimals
    var number = Digits(digits: String(units.magnitude).utf8.map { $0 &- 0x30 }, isNegative: units < 0, decimals: 0)
    number.decimals = decimals
    add(number)
  }

  mutating func add(_ number: Digits) {
    decimals = max(decimals, number.decimals)
    var power = 1
    var limb: Int?
    for (index, digit) in number.digits.reversed().enumerated() {
      let place = index - number.decimals
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

  struct Digits {
    /// The digits, the highest first.
    private(set) var digits: [UInt8]
    let isNegative: Bool
    fileprivate(set) var decimals: Int

    /// The greatest power of ten that is written out; beyond it, a number is none that a table adds up.
    private static let powerLimit = 1200

    fileprivate init(digits: [UInt8], isNegative: Bool, decimals: Int) {
      (self.digits, self.isNegative, self.decimals) = (digits, isNegative, decimals)
    }

    /// The digits of `text`: a minus, digits with a point among them, and perhaps an exponent; nil for all else.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
      var rest = text[...]
      isNegative = rest.first == UInt8(ascii: "-")
      if isNegative { rest = rest.dropFirst() }
      digits = []
      decimals = 0
      var hasPoint = false
      while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
        rest = rest.dropFirst()
        if byte == UInt8(ascii: "."), !hasPoint {
          hasPoint = true
          continue
        }
        guard byte &- 0x30 <= 9 else { return nil }
        digits.append(byte &- 0x30)
        if hasPoint { decimals += 1 }
      }
      guard !digits.isEmpty, take(exponent: rest.dropFirst(), isThere: !rest.isEmpty) else { return nil }
    }

    private mutating func take(exponent: Slice<UnsafeBufferPointer<UInt8>>, isThere: Bool) -> Bool {
      guard isThere else { return true }
      guard let power = Int(String(decoding: exponent, as: UTF8.self)), power.magnitude <= Self.powerLimit else {
        // Zero times any power is zero.
        return digits.allSatisfy { $0 == 0 }
      }
      decimals -= power
      if decimals < 0 {
        digits += Array(repeating: 0, count: -decimals)
        decimals = 0
      }
      return true
    }
  }
}
