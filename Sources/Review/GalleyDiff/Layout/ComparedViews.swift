import GalleyGeometry
import GalleyPicture
import GalleySnapshot

typealias PixelWindow = PixelRect

extension PixelRect {
  fileprivate init(_ bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  fileprivate init(_ rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = ((rect.minX * scale - 1e-6).rounded(.up), (rect.minY * scale - 1e-6).rounded(.up))
    let (right, bottom) = ((rect.maxX * scale + 1e-6).rounded(.down), (rect.maxY * scale + 1e-6).rounded(.down))
    self.init(x: whole(left), y: whole(top), width: whole(right - left), height: whole(bottom - top))
  }
}

extension PixelRect {
  /// Creates a window around the drawing of a view. Italics, accents and shadows extend beyond the frame, and tightly
  /// tracked letters extend beyond its sides.
  fileprivate init(aroundInk frame: Rect, scale: Double, margin: Double) {
    let side = max(margin, 0.5)
    self.init(
      around: Rect(
        x: frame.minX - side, y: frame.minY - margin, width: frame.width + 2 * side,
        height: frame.height + 2 * margin), scale: scale)
  }
}

struct ComparedViews {
  struct Explained {
    let window: PixelWindow
    let node: Int?
  }

  let scale: Double
  private let changed: Set<Rect>
  private let isFromRight: Bool
  private(set) var list: [ComparedView] = []
  /// For each pair, the index of the enclosing pair and the position among its children.
  private(set) var nodes: [(outer: Int?, child: Int)] = []
  var explained: [Explained] = []
  private var glass: [(old: PixelWindow, new: PixelWindow)] = []
  /// Areas that are not compared. They include a margin around changed views, because glyphs extend beyond their
  /// frames.
  private(set) var coverings: [(old: PixelWindow?, new: PixelWindow?)] = []
  /// The former frames of views that were removed from stacks in which the following views closed the gap.
  private(set) var closed: [PixelWindow] = []
  let leavesMargins: Bool

  init(
    _ pair: ViewPair, scale: Double, _ first: Bitmap, _ second: Bitmap, except changed: Set<Rect> = [],
    areas: [Rect] = [], leavesMargins: Bool = true, isFromRight: Bool = false
  ) {
    (self.scale, self.changed, self.leavesMargins) = (scale, changed, leavesMargins)
    self.isFromRight = isFromRight
    for area in areas { cover(area, PixelWindow(first), PixelWindow(second)) }
    add(pair, 0, inside: ViewEnclosure(old: PixelWindow(first), new: PixelWindow(second)))
    if leavesMargins { coverGlass() }
  }

  func owners(_ first: Bitmap, _ second: Bitmap) -> (old: OwnerMap, new: OwnerMap) {
    let coverings = (old: coverings.compactMap(\.old), new: coverings.compactMap(\.new))
    // Moved content is searched pixel by pixel, because it may be behind any other view.
    guard leavesMargins else {
      return (
        OwnerMap(list.map(\.old), PixelSize(first), except: coverings.old),
        OwnerMap(list.map(\.new), PixelSize(second), except: coverings.new)
      )
    }
    return (
      OwnerMap(list, \.old, PixelSize(first), except: coverings.old),
      OwnerMap(list, \.new, PixelSize(second), except: coverings.new)
    )
  }

  private mutating func add(_ pair: ViewPair, _ child: Int, inside outer: ViewEnclosure) {
    var inner = outer
    let node = nodes.count
    nodes.append((outer.node, child))
    inner.node = node
    // A change anywhere in a row is reported for the row, even if the changed view has its own id.
    if outer.unit == nil || !outer.isInRow && (pair.new.row != nil || pair.new.id != nil) { inner.unit = node }
    if pair.new.row != nil { inner.isInRow = true }
    if pair.old.isGlass || pair.new.isGlass {
      glass.append(
        (ink(pair.old.frame, outer).intersection(outer.old), ink(pair.new.frame, outer).intersection(outer.new)))
    }
    // The pixels of a translucent view are assigned to the view behind it.
    let isClear = pair.old.isTranslucent || pair.new.isTranslucent
    if !isClear {
      list.append(
        ComparedView(
          old: window(of: pair.old).intersection(outer.old), new: window(of: pair.new).intersection(outer.new),
          drift: drift(pair),
          node: node, unit: inner.unit ?? node, isLeaf: pair.children.isEmpty, hasLeft: pair.hasLeft,
          fill: pair.old.isSolid && pair.new.isSolid ? .solid : .clear))
    } else if pair.children.isEmpty {
      addTranslucent([pair.old.frame], [pair.new.frame], pair, outer)
    }
    if pair.new.kind == "shadow" {
      addTranslucent(
        [pair.old.reach.grown(by: pair.old.inkMargin)], [pair.new.reach.grown(by: pair.new.inkMargin)], pair, outer)
    }
    inner.inkMargin = (pair.modifiers.map(\.view) + [pair.old, pair.new]).map(\.inkMargin).reduce(inner.inkMargin, max)
    if changed.contains(pair.new.frame), pair.children.isEmpty { cover(pair.old.reach, pair.new.reach, inner) }
    explainPlace(of: pair, inner)
    // A control with changed arguments may have a new background or opacity, which changes every pixel inside.
    if pair.hasOtherControl { inner.inkMargin = max(inner.inkMargin, pair.old.deepInkMargin, pair.new.deepInkMargin) }
    if pair.modifiers.contains(where: \.view.isDrawn) || pair.new.isRepainted(from: pair.old) || pair.hasOtherControl {
      cover(pair.oldPlace, pair.newPlace, inner)
      // Rotated or scaled content extends beyond its frame, and a sheet covers the whole screen.
      cover(pair.old.reach, pair.new.reach, inner)
      // The background of a scroll view extends under the bars.
      cover(pair.old.scroll?.viewport, pair.new.scroll?.viewport, inner)
      for modifier in pair.modifiers {
        cover(modifier.isAdded ? nil : modifier.view.reach, modifier.isAdded ? modifier.view.reach : nil, inner)
      }
      return
    }
    // Content behind a sheet remains visible around it.
    if let before = pair.old.scroll, let after = pair.new.scroll, !pair.new.presentsLayers {
      inner.old = PixelRect(before.viewport, scale: scale).intersection(outer.old)
      inner.new = PixelRect(after.viewport, scale: scale).intersection(outer.new)
    }
    addChildren(of: pair, inner)
    if pair.new.scroll != nil, !pair.new.presentsLayers { addIndicators(pair, inner) }
    addTranslucent(pair.old.roundEdges(scale: scale), pair.new.roundEdges(scale: scale), pair, outer)
  }

  private mutating func addTranslucent(_ old: [Rect], _ new: [Rect], _ pair: ViewPair, _ outer: ViewEnclosure) {
    guard leavesMargins else { return }
    // The neighbouring rows determine which corners of a card are round.
    let drift = pair.new.kind == "card" || pair.old.roundness != pair.new.roundness ? nil : drift(pair)
    for place in 0..<max(old.count, new.count) {
      func window(_ rects: [Rect], _ outer: PixelWindow) -> PixelWindow {
        rects.indices.contains(place)
          ? PixelRect(around: rects[place], scale: scale).intersection(outer)
          : PixelRect(x: 0, y: 0, width: 0, height: 0)
      }
      list.append(
        ComparedView(
          old: window(old, outer.old), new: window(new, outer.new), drift: drift, node: outer.node ?? 0,
          unit: outer.unit ?? 0, isLeaf: false, hasLeft: false, fill: .translucent))
    }
  }

  private mutating func addChildren(of pair: ViewPair, _ inner: ViewEnclosure) {
    let last = pair.children.lastIndex(where: \.isInBoth) ?? -1
    for (index, member) in pair.children.enumerated() {
      switch member {
      case .both(let child): add(child, index, inside: inner)
      case .added(let view):
        cover(nil, view.frame, inner)
        explain(ink(view.inkReach, inner).intersection(inner.new), nil)
      case .removed(let view):
        cover(view.frame, nil, inner)
        explain(ink(view.inkReach, inner).intersection(inner.old), nil)
        if index < last, pair.stackAxis != nil {
          closed.append(PixelRect(around: view.frame, scale: scale).intersection(inner.old))
        }
      }
    }
  }

  private mutating func cover(_ old: Rect?, _ new: Rect?, _ inner: ViewEnclosure) {
    func window(_ rect: Rect) -> PixelWindow { ink(rect, inner) }
    coverings.append((old.map(window), new.map(window)))
    if let old { explain(window(old).intersection(inner.old), inner.node) }
    if let new { explain(window(new).intersection(inner.new), inner.node) }
  }

  private mutating func cover(_ area: Rect, _ first: PixelWindow, _ second: PixelWindow) {
    let window = PixelRect(around: area, scale: scale)
    let (old, new) = (window.intersection(first), window.intersection(second))
    coverings.append((old, new))
    explain(old, nil)
    explain(new, nil)
  }

  /// Returns the area that the view may paint, because letters may extend beyond the frame of their text.
  private func window(of view: InspectedView) -> PixelWindow {
    leavesMargins || view.lines.isEmpty
      ? PixelRect(view.frame, scale: scale) : PixelRect(aroundInk: view.frame, scale: scale, margin: 0)
  }

  func ink(_ frame: Rect, _ inner: ViewEnclosure) -> PixelWindow {
    PixelRect(aroundInk: frame, scale: scale, margin: leavesMargins ? inner.inkMargin : 0)
  }

  private mutating func coverGlass() {
    let reach = Int((InspectedView.maximumBlur * scale).rounded(.up))
    for pane in glass {
      let isTouched = explained.contains { place in
        let window = place.window
        let around = PixelRect(
          x: window.x - reach, y: window.y - reach, width: window.width + 2 * reach, height: window.height + 2 * reach)
        return !window.isEmpty
          && (!around.intersection(pane.old).isEmpty || !around.intersection(pane.new).isEmpty)
      }
      guard isTouched else { continue }
      coverings.append((pane.old, pane.new))
      explain(pane.old, nil)
      explain(pane.new, nil)
    }
  }

  private mutating func addIndicators(_ pair: ViewPair, _ inner: ViewEnclosure) {
    let width = Int((Self.indicatorWidth * scale).rounded(.up))
    func strips(_ window: PixelWindow) -> [PixelWindow] {
      [
        PixelRect(
          x: isFromRight ? window.x : window.maxX - width, y: window.y, width: width, height: window.height),
        PixelRect(x: window.x, y: window.maxY - width, width: window.width, height: width),
      ]
    }
    for (old, new) in zip(strips(inner.old), strips(inner.new)) {
      coverings.append((old, new))
      guard pair.indicatesOtherwise else { continue }
      explain(old, nil)
      explain(new, nil)
    }
  }

  private static let indicatorWidth = 8.0

  func drift(_ pair: ViewPair) -> Point? {
    guard pair.keepsSize, !changed.contains(pair.new.frame), pair.old.lines == pair.new.lines else { return nil }
    let shift = pair.new.frame.origin - pair.old.frame.origin
    return Point(x: shift.x * scale, y: shift.y * scale)
  }
}

extension ViewPair {
  fileprivate var keepsSize: Bool {
    !LayoutComparison.differs(old.frame.width, new.frame.width)
      && !LayoutComparison.differs(old.frame.height, new.frame.height)
  }

  /// Whether the view moved away from its old position. If the view's size changed and it is not text, a part of it may
  /// have been removed instead.
  fileprivate var hasLeft: Bool {
    let shift = new.frame.origin - old.frame.origin
    return (keepsSize || !old.lines.isEmpty)
      && (LayoutComparison.differs(shift.x, 0) || LayoutComparison.differs(shift.y, 0))
  }
}
