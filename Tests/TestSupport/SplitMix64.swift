/// A random number generator with a seed, so that failures can be reproduced (SplitMix64 by Steele, Lea and Flood).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to but not including `count`, which must be positive.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns a random element of `choices`, which must not be empty.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  public mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  public mutating func real(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
  }
}
