import GalleyGeometry

/// The last few answers a node gave, so that each question costs once.
///
/// Four fit the questions a stack asks (smallest, largest, final, and one of a second pass); they lie inside the
/// node, so that remembering allocates nothing.
struct AnswerCache {
  private var keys: (Key, Key, Key, Key) = (.none, .none, .none, .none)
  private var sizes: (Size, Size, Size, Size) = (.zero, .zero, .zero, .zero)
  private var next: UInt8 = 0

  func answer(to proposal: ProposedViewSize) -> Size? {
    let key = Key(proposal)
    if keys.0 == key { return sizes.0 }
    if keys.1 == key { return sizes.1 }
    if keys.2 == key { return sizes.2 }
    if keys.3 == key { return sizes.3 }
    return nil
  }

  mutating func remember(_ size: Size, for proposal: ProposedViewSize) {
    let key = Key(proposal)
    switch next & 3 {
    case 0: (keys.0, sizes.0) = (key, size)
    case 1: (keys.1, sizes.1) = (key, size)
    case 2: (keys.2, sizes.2) = (key, size)
    default: (keys.3, sizes.3) = (key, size)
    }
    next &+= 1
  }

  /// A proposal as two bit patterns; a NaN of its own stands for nil.
  private struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    static let none = Key(width: .max, height: .max)
    private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001

    private init(width: UInt64, height: UInt64) {
      self.width = width
      self.height = height
    }

    init(_ proposal: ProposedViewSize) {
      width = proposal.width?.bitPattern ?? Key.unspecified
      height = proposal.height?.bitPattern ?? Key.unspecified
    }
  }
}
