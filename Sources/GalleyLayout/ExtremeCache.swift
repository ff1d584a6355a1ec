import GalleyGeometry

/// What a node knows of its extents at the ends of the range, so that a tree is asked once and not once a level.
struct ExtremeCache {
  private var lengths = (Known.unasked, Known.unasked, Known.unasked, Known.unasked)

  private enum Known {
    case unasked
    case told(Double?)
  }

  mutating func answer(along axis: Axis, at extreme: Extreme, ask: () -> Double?) -> Double? {
    let slot = Int(axis.rawValue) * 2 + extreme.rawValue
    if case .told(let length) = self[slot] { return length }
    let length = ask()
    self[slot] = .told(length)
    return length
  }

  private subscript(slot: Int) -> Known {
    get {
      switch slot {
      case 0: lengths.0
      case 1: lengths.1
      case 2: lengths.2
      default: lengths.3
      }
    }
    set {
      switch slot {
      case 0: lengths.0 = newValue
      case 1: lengths.1 = newValue
      case 2: lengths.2 = newValue
      default: lengths.3 = newValue
      }
    }
  }
}
