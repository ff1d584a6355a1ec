/// Random numbers that are the same in every run and on every machine.
struct CellRandomNumbers {
  private var state: UInt64

  init(seed: UInt64, column: Int, row: Int) {
    // Mixes in one value at a time, so that neighbouring cells differ.
    state = seed
    state = next() ^ UInt64(column)
    state = next() ^ UInt64(row)
    state = next()
  }

  /// Returns the next number of the SplitMix64 generator.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to `count` − 1. `count` must be positive.
  mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}
