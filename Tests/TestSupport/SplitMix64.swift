/// A generator of numbers that a seed decides, so that a failure can be repeated (Steele, Lea and Flood's SplitMix64).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The generator that `seed` makes.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to before `count`, which is greater than 0.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// One of `choices`, which are not empty.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// A number of `range`.
  public mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// A number of `range`.
  public mutating func real(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
  }
}
