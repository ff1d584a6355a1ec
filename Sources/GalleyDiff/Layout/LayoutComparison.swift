import GalleyGeometry

/// Walks through two matched layouts and keeps what changed by itself, not what followed.
///
/// A view is shifted by its parent's own shift, and by what was added, removed or resized among its siblings before
/// it. Its size follows from what is inside; so a size is news only where nothing inside explains it.
struct LayoutComparison {
  private(set) var changes: [LayoutChange] = []
  /// Those of the changes that are about views nobody could name.
  private(set) var ornaments: Set<LayoutChange> = []
  /// How many views are in both.
  private(set) var matched = 0
  /// How many of them lie elsewhere by no fault of their own.
  private(set) var shifted = 0
  /// The new frames of views whose drawing a change explains already.
  private(set) var changedViews: Set<Rect> = []
  private var columns: Set<String> = []
  private var agreements: Set<ViewFacts.Agreement> = []
  let canvasChange: (width: Bool, height: Bool)

  /// Differences of less than this are rounding, in points.
  static let tolerance = 1e-6

  init(_ old: LayoutFacts, _ new: LayoutFacts) {
    canvasChange = (Self.differs(old.size.width, new.size.width), Self.differs(old.size.height, new.size.height))
    if canvasChange.width || canvasChange.height { changes.append(.canvas(from: old.size, to: new.size)) }
  }

  /// Compares the views of a whole canvas.
  mutating func compare(_ pair: ViewPair) {
    let window = pair.new.frame
    guard pair.old.kind == pair.new.kind else {
      changes.append(.removed(ViewName(pair.old, inside: []), shift: 0))
      changes.append(.added(ViewName(pair.new, inside: []), shift: 0))
      return
    }
    _ = compare(pair, Surroundings(window: window, oldWindow: pair.old.frame))
  }

  /// What a view takes from those around it.
  struct Surroundings {
    /// The views around it, from the outside in.
    var path: [ViewPair] = []
    /// How far its parent was shifted.
    var shift = Point.zero
    /// Whether its place may change along each axis because of what else changed.
    var isFree = (x: false, y: false)
    /// Whether rows of the same list lie before it that are not seen.
    var followsHidden = false
    /// What is seen of the new layout.
    var window: Rect
    /// What is seen of the old one.
    var oldWindow: Rect
  }

  /// What a view's change means for those around it: whether it is explained that they are resized.
  struct Effect {
    var width = false
    var height = false

    mutating func formUnion(_ other: Effect) {
      width = width || other.width
      height = height || other.height
    }
  }

  mutating func compare(_ pair: ViewPair, _ outer: Surroundings) -> Effect {
    matched += 1
    let (old, new) = (pair.old, pair.new)
    let size = (
      width: Self.differs(old.frame.width, new.frame.width), height: Self.differs(old.frame.height, new.frame.height)
    )
    let shift = new.frame.origin - old.frame.origin
    var effect = checkPlace(pair, outer, shift, size)
    effect.formUnion(compareOwn(pair, outer))
    effect.formUnion(compareInside(pair, outer, shift, size))
    if size.width && !effect.width && !canvasChange.width || size.height && !effect.height && !canvasChange.height {
      reportSize(pair, outer)
    }
    return Effect(width: effect.width || size.width, height: effect.height || size.height)
  }

  /// Views that take what their siblings leave.
  private static let yields: Set = ["Spacer", "Divider", "Separator", "gap", "ground", "card"]

  /// Tells that a view has another size. Where views fill each other, the outermost that has a name is meant.
  private mutating func reportSize(_ pair: ViewPair, _ outer: Surroundings) {
    guard !Self.yields.contains(pair.new.kind) else { return }
    var (meant, path) = (pair, outer.path)
    for (index, ancestor) in outer.path.enumerated().reversed() {
      guard ancestor.isResized(like: pair) else { break }
      if ancestor.new.id != nil || ancestor.new.row != nil { (meant, path) = (ancestor, Array(outer.path[..<index])) }
    }
    let change = LayoutChange.resized(
      ViewName(meant.new, inside: path), from: meant.old.frame.size, to: meant.new.frame.size)
    changedViews.insert(pair.new.frame)
    if !changes.contains(change) { report(change, meant.new) }
  }

  /// Tells that a view lies elsewhere, where nothing around it explains that.
  private mutating func checkPlace(
    _ pair: ViewPair, _ outer: Surroundings, _ shift: Point, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    let off = shift - outer.shift
    let isExplained = (
      x: outer.isFree.x || size.width || canvasChange.width, y: outer.isFree.y || size.height || canvasChange.height
    )
    let own = Point(
      x: isExplained.x || !Self.differs(off.x, 0) ? 0 : off.x,
      y: isExplained.y || !Self.differs(off.y, 0) ? 0 : off.y)
    if outer.followsHidden, own.x == 0, own.y != 0 {
      reportAbove(pair, outer, by: own.y)
    } else if own != .zero {
      report(.moved(ViewName(pair.new, inside: outer.path), by: own), pair.new)
    } else if Self.differs(shift.x, 0) || Self.differs(shift.y, 0) {
      shifted += 1
    }
    return Effect(width: own.x != 0, height: own.y != 0)
  }

  /// Tells that rows above the window are taller. A scroller that went along with them has not been scrolled.
  private mutating func reportAbove(_ pair: ViewPair, _ outer: Surroundings, by distance: Double) {
    let isFollowed = changes.lastIndex { change in
      guard case .scrolled(_, let from, let to) = change else { return false }
      return !Self.differs(to.y - from.y, distance) && !Self.differs(to.x, from.x)
    }
    if let isFollowed { changes.remove(at: isFollowed) }
    changes.append(.above(ViewName(pair.new, inside: outer.path), by: distance))
  }

  /// What the view itself says or decides otherwise.
  private mutating func compareOwn(_ pair: ViewPair, _ outer: Surroundings) -> Effect {
    let (old, new) = (pair.old, pair.new)
    let name = ViewName(new, inside: outer.path)
    if let before = old.fit, let after = new.fit, before.chosen != after.chosen {
      decide(.decided(name, from: before, to: after), after, new)
      return Effect(width: true, height: true)
    }
    if let before = old.column, let after = new.column, before.key == after.key,
      Self.differs(before.width, after.width)
    {
      if columns.insert(after.key).inserted {
        changes.append(.column(from: before, to: after))
      }
      return Effect(width: true, height: true)
    }
    guard let before = old.text, let after = new.text, old.lines != new.lines || old.isTruncated != new.isTruncated
    else { return Effect() }
    if before == after || old.isTruncated || new.isTruncated {
      report(
        .rewrapped(
          name, from: old.lines.count, to: new.lines.count, isCut: new.isTruncated, wasCut: old.isTruncated), new)
    } else {
      report(.retyped(name, from: before, to: after), new)
    }
    return Effect(width: true, height: true)
  }

  /// Keeps a decision that fell otherwise; one that many rows made together only once.
  private mutating func decide(_ change: LayoutChange, _ fit: ViewFacts.Fit, _ view: ViewFacts) {
    if let agreement = fit.agreement, !agreements.insert(agreement).inserted {
      changedViews.insert(view.frame)
    } else {
      report(change, view)
    }
  }

  /// Keeps a change of `view`, whose other drawing it explains.
  mutating func report(_ change: LayoutChange, _ view: ViewFacts?) {
    changes.append(change)
    guard let view else { return }
    changedViews.insert(view.frame)
    if view.isDecoration { ornaments.insert(change) }
  }

  static func differs(_ first: Double, _ second: Double) -> Bool { abs(first - second) > tolerance }
}

extension ViewPair {
  /// Whether the view grew or shrank by as much as `other` did, along every axis on which that changed.
  fileprivate func isResized(like other: ViewPair) -> Bool {
    let (own, inner) = (growth, other.growth)
    let isAlike = { (own: Double, inner: Double) in
      !LayoutComparison.differs(inner, 0) || !LayoutComparison.differs(own, inner)
    }
    return isAlike(own.width, inner.width) && isAlike(own.height, inner.height)
      && other.new.frame.height <= new.frame.height && other.new.frame.width <= new.frame.width
      && (!LayoutComparison.differs(inner.height, 0) || other.new.frame.height == new.frame.height)
      && (!LayoutComparison.differs(inner.width, 0) || other.new.frame.width == new.frame.width)
  }

  private var growth: Size {
    Size(width: new.frame.width - old.frame.width, height: new.frame.height - old.frame.height)
  }
}
