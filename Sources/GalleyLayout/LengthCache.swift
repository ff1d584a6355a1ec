import GalleyGeometry

/// What a node knows of its extents whatever is offered, and at the ends of the range, so that a tree is asked once
/// and not once a level.
struct LengthCache {
  private var lengths = (0.0, 0.0, 0.0, 0.0)
  /// Which lengths were asked for, and which of these could be told: a bit each.
  private var asked: UInt8 = 0
  private var told: UInt8 = 0
  /// The same of lengths that are always the same: a bit an axis.
  private var askedFixed: UInt8 = 0
  private var toldFixed: UInt8 = 0

  /// The extent along `axis` that never changes; `ask` is asked once.
  mutating func fixed(along axis: Axis, ask: () -> Double?) -> Double? {
    let bit = UInt8(1) << axis.rawValue
    if askedFixed & bit == 0 {
      let length = ask()
      askedFixed |= bit
      if let length {
        toldFixed |= bit
        remember(length, along: axis, at: .smallest)
        remember(length, along: axis, at: .largest)
      }
    }
    return toldFixed & bit == 0 ? nil : self[axis, .smallest]
  }

  /// The extent along `axis` at `extreme`; `ask` is asked once.
  mutating func answer(along axis: Axis, at extreme: Extreme, ask: () -> Double?) -> Double? {
    let bit = UInt8(1) << slot(axis, extreme)
    if asked & bit == 0 {
      asked |= bit
      if let length = ask() { remember(length, along: axis, at: extreme) }
    }
    return told & bit == 0 ? nil : self[axis, extreme]
  }

  private mutating func remember(_ length: Double, along axis: Axis, at extreme: Extreme) {
    asked |= 1 << slot(axis, extreme)
    told |= 1 << slot(axis, extreme)
    self[axis, extreme] = length
  }

  private func slot(_ axis: Axis, _ extreme: Extreme) -> UInt8 { UInt8(axis.rawValue) * 2 + UInt8(extreme.rawValue) }

  private subscript(axis: Axis, extreme: Extreme) -> Double {
    get {
      switch (axis, extreme) {
      case (.horizontal, .smallest): lengths.0
      case (.horizontal, .largest): lengths.1
      case (.vertical, .smallest): lengths.2
      case (.vertical, .largest): lengths.3
      }
    }
    set {
      switch (axis, extreme) {
      case (.horizontal, .smallest): lengths.0 = newValue
      case (.horizontal, .largest): lengths.1 = newValue
      case (.vertical, .smallest): lengths.2 = newValue
      case (.vertical, .largest): lengths.3 = newValue
      }
    }
  }
}
