import GalleyGeometry

/// What a node knows of its extents at the ends of the range, so that a tree is asked once and not once a level.
struct ExtremeCache {
  private var lengths = SIMD4<Double>()
  /// Which lengths were asked for, and which of these could be told: a bit each.
  private var asked: UInt8 = 0
  private var told: UInt8 = 0

  mutating func answer(along axis: Axis, at extreme: Extreme, ask: () -> Double?) -> Double? {
    let slot = Int(axis.rawValue) * 2 + extreme.rawValue
    let bit = UInt8(1) << slot
    if asked & bit == 0 {
      let length = ask()
      asked |= bit
      if let length {
        told |= bit
        lengths[slot] = length
      }
    }
    return told & bit == 0 ? nil : lengths[slot]
  }
}
