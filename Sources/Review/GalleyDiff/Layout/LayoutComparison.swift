import GalleyGeometry
import GalleySnapshot

/// Compares two matched layouts view by view and collects the causes of their differences.
///
/// A view moves with its parent and with every earlier sibling that was added, removed or resized. A new size is
/// reported only if no change inside explains it.
struct LayoutComparison {
  var changes: [LayoutChange] = []
  private(set) var matched = 0
  private(set) var shifted = 0
  var changedViews: Set<Rect> = []
  /// Changes that follow from the size of another view. They are reported only if no cause is found.
  var consequences: [Consequence] = []
  private(set) var effects: Set<LayoutChange> = []
  var causes = 0
  /// Scroll changes that are reported only if the scroll view that they follow did not scroll.
  private var followers: [LayoutChange] = []
  var presence: [LayoutChange: Rect] = [:]
  var columns: Set<String> = []
  var decided: Set<Int> = []
  /// Whether both layouts record arguments. If so, a view that moved without changed arguments is a consequence.
  private let hasAttributes: Bool
  let hasControls: Bool
  let settings: SettingChanges
  private var mayBeMirrored = false
  let shared: (old: SharedDecisions, new: SharedDecisions)
  let canvasChange: (width: Bool, height: Bool)

  static let tolerance = 1e-6

  init(_ old: LayoutSnapshot, _ new: LayoutSnapshot, _ settings: SettingChanges) {
    self.settings = settings
    shared = (SharedDecisions(old), SharedDecisions(new))
    hasAttributes = new.attributes != nil
    hasControls = old.recordsControls && new.recordsControls
    canvasChange = (Self.differs(old.size.width, new.size.width), Self.differs(old.size.height, new.size.height))
    let isResized = canvasChange.width || canvasChange.height
    changes = (isResized ? [.canvas(from: old.size, to: new.size)] : []) + settings.changes
  }

  mutating func compare(_ pair: ViewPair) {
    mayBeMirrored = !settings.movesAll && pair.containsReversedRow
    let window = pair.new.frame
    guard pair.old.kind == pair.new.kind || !pair.children.isEmpty else {
      changes.append(.removed(ViewName(pair.old, inside: []), LayoutShift()))
      changes.append(.added(ViewName(pair.new, inside: []), LayoutShift()))
      return
    }
    _ = compare(pair, Inherited(window: window, oldWindow: pair.old.frame))
    markFittedCanvas(pair)
    // A changed canvas size explains all consequences.
    if !canvasChange.width, !canvasChange.height {
      for consequence in consequences {
        report(consequence.change, consequence.view)
        if !consequence.isOwn { effects.insert(consequence.change) }
      }
    }
    if !changes.contains(where: \.isScrolling) { changes += followers }
    changes.removeAll { settings.explains($0) }
    joinMoves()
  }

  private mutating func markFittedCanvas(_ pair: ViewPair) {
    guard canvasChange.height, !canvasChange.width,
      let change = changes.first(where: { if case .canvas = $0 { true } else { false } }),
      case .canvas(let old, let new) = change
    else { return }
    // Canvas heights are rounded up to whole pixels.
    let isFitted = abs(old.height - pair.old.frame.height) < 1 && abs(new.height - pair.new.frame.height) < 1
    if isFitted, !pair.new.fillsHeight { effects.insert(change) }
  }

  struct Consequence {
    let change: LayoutChange
    let view: InspectedView
    /// The axis along which a stack shares its space, or nil if any change nearby explains the consequence.
    let axis: Siblings.Axis?
    /// Whether neighbours cannot explain the change. For example, the size of a symbol depends on its font.
    var isOwn = false
  }

  struct Inherited {
    var path: [ViewPair] = []
    var shift = Point.zero
    /// Whether another change may affect the position along each axis.
    var isFree = (x: false, y: false)
    var followsHidden = false
    /// Whether the view belongs to a background or another layer of a view whose width or height changed.
    var follows = (width: false, height: false)
    var isMirrored = false
    /// Whether a container rotates or scales the view, so that frames are not comparable.
    var isTransformed = false
    var window: Rect
    var oldWindow: Rect
  }

  struct Effect {
    var width = false
    var height = false

    mutating func formUnion(_ other: Effect) {
      width = width || other.width
      height = height || other.height
    }
  }

  mutating func compare(_ pair: ViewPair, _ outer: Inherited) -> Effect {
    matched += 1
    let (old, new) = (pair.old, pair.new)
    let place = (
      width: Self.differs(pair.oldPlace.width, pair.newPlace.width),
      height: Self.differs(pair.oldPlace.height, pair.newPlace.height)
    )
    let size = (
      width: Self.differs(old.frame.width, new.frame.width), height: Self.differs(old.frame.height, new.frame.height)
    )
    let start = (causes: causes, consequences: consequences.count)
    let firstChange = changes.count
    var effect =
      outer.isTransformed ? Effect() : checkPlace(pair, outer, pair.newPlace.origin - pair.oldPlace.origin, place)
    effect.formUnion(compareModifiers(pair, outer))
    var outer = outer
    if pair.isTransformedOtherwise { outer.isTransformed = true }
    if mayBeMirrored, !outer.isMirrored, let direction = pair.mirroring {
      let name = ViewName(pair, inside: outer.path)
      changes.append(.attribute(name, name: "layoutDirection", from: direction.from, to: direction.to))
      outer.isMirrored = true
    }
    effect.formUnion(compareOwn(pair, outer))
    // The content of a padding or a column is positioned by its container.
    let isRearranged = causes > start.causes
    effect.formUnion(
      compareInside(
        pair, outer, new.frame.origin - old.frame.origin,
        isRearranged && (old.content != nil || old.kind != new.kind) ? (true, true) : size))
    if isRearranged { consequences.removeSubrange(start.consequences...) }
    if let control = ControlChange(pair, inside: outer.path) {
      report(control, of: pair, from: firstChange)
      consequences.removeSubrange(start.consequences...)
      effect = Effect(width: true, height: true)
    } else {
      leaveOutParts(of: pair, from: firstChange, consequences: start.consequences, causes: start.causes)
    }
    if changes.count > firstChange, let items = BarItems(pair, inside: outer.path) {
      changes = changes[..<firstChange] + items.changes + changes[firstChange...].filter { !items.explains($0) }
      consequences.removeSubrange(start.consequences...)
      effect = Effect(width: true, height: true)
    }
    if let styled = StyledView(pair) {
      changes = changes[..<firstChange] + changes[firstChange...].filter { !styled.explains($0) }
    }
    if new.isReader {
      followers += changes[firstChange...]
      changes.removeSubrange(firstChange...)
    }
    let isExplained = (
      width: effect.width || canvasChange.width || outer.follows.width,
      height: effect.height || canvasChange.height || outer.follows.height
    )
    if !outer.isTransformed, size.width && !isExplained.width || size.height && !isExplained.height {
      reportSize(pair, outer)
    }
    return Effect(width: effect.width || place.width, height: effect.height || place.height)
  }

  private mutating func compareModifiers(_ pair: ViewPair, _ outer: Inherited) -> Effect {
    let seen = pair.modifiers.filter { !$0.view.isUnseen }
    guard !seen.isEmpty else { return Effect() }
    let name = ViewName(pair, inside: outer.path)
    for modifier in seen {
      if let crossing = pair.crossing(of: modifier, in: outer.path) {
        report(crossing, of: name)
      } else if let insets = modifier.view.insets {
        let none = EdgeInsets()
        report(.padded(name, from: modifier.isAdded ? none : insets, to: modifier.isAdded ? insets : none), nil)
      } else if let distance = modifier.distance, !outer.isTransformed {
        if distance != .zero { report(.moved(name, by: distance), nil) }
      } else if modifier.view.presentsLayers {
        var name = name
        (name.layer, name.layerID) = (modifier.view.kind, modifier.view.layerID)
        let (from, to) = modifier.isAdded ? (nil, "true") : ("true", nil)
        report(.attribute(name, name: "isPresented", from: from, to: to), nil)
      } else {
        let text = modifier.view.layers.flatMap(\.texts).first
        let attributes = modifier.view.attributes.merging(modifier.view.layers.first?.attributes ?? [:]) { $1 }
        report(
          .modified(
            name, modifier: modifier.view.kind, text: text, attributes: attributes, isAdded: modifier.isAdded), nil)
      }
    }
    markChanged(pair.new)
    return Effect(width: true, height: true)
  }

  static let yields: Set = ["Spacer", "Divider", "Separator", "gap", "ground", "card"]

  /// If several nested views have the same size, the outermost view with a name is used.
  private mutating func reportSize(_ pair: ViewPair, _ outer: Inherited) {
    guard !Self.yields.contains(pair.new.kind) else { return }
    var (meant, path) = (pair, outer.path)
    for (index, ancestor) in outer.path.enumerated().reversed() {
      guard ancestor.isResized(like: pair) else { break }
      if ancestor.new.id != nil || ancestor.new.row != nil { (meant, path) = (ancestor, Array(outer.path[..<index])) }
    }
    let change = LayoutChange.resized(
      ViewName(meant, inside: path), from: meant.old.frame.size, to: meant.new.frame.size)
    markChanged(pair.new)
    if hasAttributes || pair.yieldingAxis != nil {
      guard !consequences.contains(where: { $0.change == change }) else { return }
      let axis = hasAttributes ? nil : pair.yieldingAxis
      let isOwn = pair.old.attributes["systemName"] != nil && pair.new.attributes["systemName"] != nil
      consequences.append(Consequence(change: change, view: meant.new, axis: axis, isOwn: isOwn))
    } else if !changes.contains(change) {
      report(change, meant.new)
    }
  }

  private mutating func checkPlace(
    _ pair: ViewPair, _ outer: Inherited, _ shift: Point, _ size: (width: Bool, height: Bool)
  ) -> Effect {
    let off = shift - outer.shift
    let isExplained = (
      x: outer.isFree.x || outer.isMirrored || size.width || canvasChange.width,
      y: outer.isFree.y || size.height || canvasChange.height
    )
    let own = Point(
      x: isExplained.x || !Self.differs(off.x, 0) ? 0 : off.x,
      y: isExplained.y || !Self.differs(off.y, 0) ? 0 : off.y)
    if outer.followsHidden, own.x == 0, own.y != 0 {
      reportAbove(pair, outer, by: own.y)
    } else if own != .zero {
      suspect(.moved(ViewName(pair, inside: outer.path), by: own), pair.new)
    } else if Self.differs(shift.x, 0) || Self.differs(shift.y, 0) {
      shifted += 1
    }
    return Effect(width: own.x != 0, height: own.y != 0)
  }

  private mutating func reportAbove(_ pair: ViewPair, _ outer: Inherited, by distance: Double) {
    suspect(.above(ViewName(pair, inside: outer.path), by: distance), pair.new)
  }

  mutating func suspect(_ change: LayoutChange, _ view: InspectedView) {
    guard hasAttributes else { return report(change, view) }
    markChanged(view)
    consequences.append(Consequence(change: change, view: view, axis: nil))
  }

  mutating func report(_ change: LayoutChange, _ view: InspectedView?) {
    changes.append(change)
    causes += 1
    if let view { markChanged(view) }
  }

  /// Records the frame of a view as changed. A stack has the same frame as its background, which is a separate view.
  mutating func markChanged(_ view: InspectedView) {
    if view.paintsItself || view.fit != nil { changedViews.insert(view.frame) }
  }

  mutating func markEffect(_ change: LayoutChange) { effects.insert(change) }

  /// Reports a change that affects only how a view is painted and does not move other views.
  mutating func reportPaint(_ change: LayoutChange, _ view: InspectedView) {
    changes.append(change)
    markChanged(view)
  }

  static func differs(_ first: Double, _ second: Double) -> Bool { abs(first - second) > tolerance }
}

extension LayoutChange {
  var isScrolling: Bool { if case .scrolled = self { true } else { false } }
}

extension ViewPair.Modifier {
  fileprivate var distance: Point? {
    guard view.kind == "offset", let inner = view.content?.frame.origin else { return nil }
    return isAdded ? inner - view.frame.origin : view.frame.origin - inner
  }
}

extension ViewPair {
  fileprivate var isTransformedOtherwise: Bool {
    modifiers.contains(where: \.view.isTransform) || new.isTransform && new.attributes != old.attributes
  }

  /// The axis along which the view fills the available space, or nil if it has its own size.
  ///
  /// Text on one line is as wide as its words, whereas wrapped or truncated text uses all the available width. Scroll
  /// views fill the available space.
  var yieldingAxis: Siblings.Axis? {
    if old.shown != nil, new.shown != nil {
      let isBroken = max(old.lines.count, new.lines.count) > 1 || old.isTruncated || new.isTruncated
      return isBroken && LayoutComparison.differs(old.frame.width, new.frame.width) ? .horizontal : nil
    }
    return old.containsScroller && new.containsScroller && growth.height != 0 ? .vertical : nil
  }

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

extension InspectedView {
  fileprivate var containsScroller: Bool {
    scroll != nil || rows == nil && row == nil && children.contains(where: \.containsScroller)
  }
  fileprivate var fillsHeight: Bool {
    scroll != nil || ["Spacer", "Color", "List", "Form"].contains(kind) || attributes["maxHeight"] != nil
      || rows == nil && row == nil && children.contains(where: \.fillsHeight)
  }
}
