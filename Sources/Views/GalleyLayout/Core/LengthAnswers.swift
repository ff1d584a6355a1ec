import GalleyGeometry

/// The last six lengths: enough for the requests of surrounding stacks without an allocation.
struct LengthAnswers {
  private var offers = (none, none, none, none, none, none)
  private var lengths = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
  private var heights: UInt8 = 0
  private var next: UInt8 = 0

  private static let none = UInt64.max
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001

  /// The outer nil means that the length is unknown; the inner nil means that it depends on the other axis.
  func answer(to offer: Double?, along axis: Axis) -> Double?? {
    let key = offer?.bitPattern ?? LengthAnswers.unspecified
    let isHeight = axis == .vertical
    func fits(_ known: UInt64, _ bit: UInt8) -> Bool { known == key && (heights & bit != 0) == isHeight }
    if fits(offers.0, 1) { return .some(recorded(lengths.0)) }
    if fits(offers.1, 2) { return .some(recorded(lengths.1)) }
    if fits(offers.2, 4) { return .some(recorded(lengths.2)) }
    if fits(offers.3, 8) { return .some(recorded(lengths.3)) }
    if fits(offers.4, 16) { return .some(recorded(lengths.4)) }
    if fits(offers.5, 32) { return .some(recorded(lengths.5)) }
    return nil
  }

  mutating func remember(_ length: Double?, for offer: Double?, along axis: Axis) {
    let key = offer?.bitPattern ?? LengthAnswers.unspecified
    let value = length ?? .nan
    switch next {
    case 0: (offers.0, lengths.0) = (key, value)
    case 1: (offers.1, lengths.1) = (key, value)
    case 2: (offers.2, lengths.2) = (key, value)
    case 3: (offers.3, lengths.3) = (key, value)
    case 4: (offers.4, lengths.4) = (key, value)
    default: (offers.5, lengths.5) = (key, value)
    }
    let bit = UInt8(1) << next
    heights = axis == .vertical ? heights | bit : heights & ~bit
    next = next == 5 ? 0 : next + 1
  }

  private func recorded(_ length: Double) -> Double? { length.isNaN ? nil : length }
}
