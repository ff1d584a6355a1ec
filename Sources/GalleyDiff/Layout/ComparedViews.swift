import GalleyGeometry
import GalleyPicture
import GalleySnapshot

/// A part of a picture, in pixels.
typealias PixelWindow = PixelRect

extension PixelRect {
  fileprivate init(_ bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  /// The pixels that `rect` in points covers, those at its edges only if it covers them wholly.
  fileprivate init(_ rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = ((rect.minX * scale - 1e-6).rounded(.up), (rect.minY * scale - 1e-6).rounded(.up))
    let (right, bottom) = ((rect.maxX * scale + 1e-6).rounded(.down), (rect.maxY * scale + 1e-6).rounded(.down))
    self.init(x: whole(left), y: whole(top), width: whole(right - left), height: whole(bottom - top))
  }
}

extension PixelRect {
  /// The pixels that a text or shape in `frame` may reach: italics, accents and shadows stand out of their frames.
  fileprivate init(aroundInk frame: Rect, scale: Double, margin: Double) {
    self.init(
      around: Rect(
        x: frame.minX - margin, y: frame.minY - margin, width: frame.width + 2 * margin,
        height: frame.height + 2 * margin), scale: scale)
  }
}

/// What is seen of both pictures inside of the scrollers around a view.
struct ViewEnclosure {
  var old: PixelWindow
  var new: PixelWindow
  var path: [ViewPair] = []
  /// The row or named view that the view is part of.
  var unit: Int?
  /// How far what is drawn may reach out of its frame, in points: a shadow around the view falls around what is in it.
  var inkMargin = 4.0
}

/// A view that is compared, in pixels.
struct ComparedView {
  let old: PixelWindow
  let new: PixelWindow
  /// How far it was shifted, in pixels and parts of them; nil where its size or its text changed.
  let drift: Point?
  let unit: Int
  /// Whether it holds no other views.
  let isLeaf: Bool
  /// Whether it lies elsewhere, and shows nothing more at its old place.
  let hasLeft: Bool
  /// What is seen of what lies behind.
  var look = Look.clear

  /// What is seen of what lies behind a view.
  enum Look {
    /// Nothing.
    case solid
    /// What it does not paint itself.
    case clear
    /// All of it, drawn otherwise: a shadow, the edge of a round clip. The veil is no view of its own.
    case veil
  }

  /// Whether it paints something by itself that others may be seen upon.
  var isInk: Bool { isLeaf && look == .clear }

  /// Whether what is seen of the view beside `other` is the same in both pictures.
  func moves(like other: ComparedView) -> Bool {
    guard let drift, let way = other.drift else { return false }
    return abs(drift.x - way.x) < 1e-3 && abs(drift.y - way.y) < 1e-3
  }

  /// How far it was shifted, in whole pixels; nil where its drawing cannot be compared pixel by pixel.
  var shift: (x: Int, y: Int)? {
    guard let drift, let steps = PixelSteps(drift), steps.isWhole else { return nil }
    return (steps.x.lowerBound, steps.y.lowerBound)
  }

  /// Calls `body` for each pixel that is the view's in both pictures and of another colour in each.
  ///
  /// `unequal` are the pixels that are not the same in both pictures; nil where they are not known.
  func forEachChange(
    _ index: Int, _ before: (owners: OwnerMap, plane: PixelPlane, size: PixelSize),
    _ after: (owners: OwnerMap, plane: PixelPlane), _ unequal: PixelSet? = nil,
    _ body: (_ old: UInt32, _ new: UInt32) -> Void
  ) {
    guard let shift, look != .veil else { return }
    // Of a tuple, each use inside of a closure would copy the map.
    let (owners, plane) = (before.owners, before.plane)
    let whole = PixelRect(
      x: shift.x, y: shift.y, width: before.size.width, height: before.size.height)
    after.owners.forEachPart(of: index, in: new.intersection(whole)) { part in
      let ground = after.owners.ground(part.x, part.y)
      if let unequal, shift == (0, 0) {
        for y in part.y..<part.maxY {
          unequal.forEach(inRow: y, part.x..<part.maxX) { x in
            if owners[x, y] == index, owners.ground(x, y) == ground { body(plane[x, y], after.plane[x, y]) }
          }
        }
        return
      }
      for y in part.y..<part.maxY {
        let (one, other) = (plane.row(y - shift.y) - shift.x, after.plane.row(y))
        var start = part.x
        while start < part.maxX {
          let end = min(start &+ 16, part.maxX)
          // Most of what was shifted is the same.
          if end &- start < 16 || !PixelPlane.areAlike(one + start, other + start) {
            for x in start..<end where one[x] != other[x] {
              let (oldX, oldY) = (x - shift.x, y - shift.y)
              if owners[oldX, oldY] == index, owners.ground(oldX, oldY) == ground { body(one[x], other[x]) }
            }
          }
          start = end
        }
      }
    }
  }
}

/// The views of two layouts that are in both.
struct ComparedViews {
  private let scale: Double
  private let changed: Set<Rect>
  private(set) var list: [ComparedView] = []
  private(set) var units: [ViewName] = []
  /// What is not compared: where something is in one layout only, and around what changed, since glyphs reach out of
  /// their frames.
  private(set) var coverings: [(old: PixelWindow?, new: PixelWindow?)] = []
  /// Where views of stacks were that are gone, and the ones behind them closed up.
  private(set) var closed: [PixelWindow] = []
  /// Whether nothing is compared around what changed, as far as ink may reach out of frames.
  private let leavesMargins: Bool

  /// The views of `pair`, as `first` and `second` show them; those in `changed` are drawn otherwise for a known reason.
  init(
    _ pair: ViewPair, scale: Double, _ first: Bitmap, _ second: Bitmap, except changed: Set<Rect> = [],
    areas: [Rect] = [], leavesMargins: Bool = true
  ) {
    (self.scale, self.changed, self.leavesMargins) = (scale, changed, leavesMargins)
    coverings = areas.map { area in
      let window = PixelRect(around: area, scale: scale)
      return (window.intersection(PixelWindow(first)), window.intersection(PixelWindow(second)))
    }
    add(pair, inside: ViewEnclosure(old: PixelWindow(first), new: PixelWindow(second)))
  }

  /// Which view each pixel of either picture belongs to.
  func owners(_ first: Bitmap, _ second: Bitmap) -> (old: OwnerMap, new: OwnerMap) {
    let coverings = (old: coverings.compactMap(\.old), new: coverings.compactMap(\.new))
    // What only moved is looked for pixel by pixel, and may be found behind anything.
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

  private mutating func add(_ pair: ViewPair, inside outer: ViewEnclosure) {
    var inner = outer
    if pair.new.row != nil || pair.new.id != nil || outer.unit == nil {
      // A row stands for all that is in it, whatever inside has names of its own.
      let isInRow = outer.path.contains { $0.new.row != nil }
      if outer.unit == nil || !isInRow {
        inner.unit = units.count
        units.append(ViewName(pair, inside: outer.path))
      }
    }
    // What shows through belongs to the view that is behind.
    let isClear = pair.old.isTranslucent || pair.new.isTranslucent
    if !isClear {
      list.append(
        ComparedView(
          old: PixelRect(pair.old.frame, scale: scale).intersection(outer.old),
          new: PixelRect(pair.new.frame, scale: scale).intersection(outer.new), drift: drift(pair),
          unit: inner.unit ?? 0, isLeaf: pair.children.isEmpty, hasLeft: pair.hasLeft,
          look: pair.old.isSolid && pair.new.isSolid ? .solid : .clear))
    }
    if pair.new.kind == "shadow" {
      addVeils(
        [pair.old.reach.grown(by: pair.old.inkMargin)], [pair.new.reach.grown(by: pair.new.inkMargin)], pair, outer)
    }
    inner.path.append(pair)
    inner.inkMargin = (pair.modifiers.map(\.view) + [pair.old, pair.new]).map(\.inkMargin).reduce(inner.inkMargin, max)
    if changed.contains(pair.new.frame), pair.children.isEmpty { cover(pair.old.reach, pair.new.reach, inner) }
    // Under a new background, or faded, nothing is drawn as it was.
    if pair.hasOtherControl { inner.inkMargin = max(inner.inkMargin, pair.old.deepInkMargin, pair.new.deepInkMargin) }
    if pair.modifiers.contains(where: \.view.isDrawn) || pair.new.isRepainted(from: pair.old) || pair.hasOtherControl {
      cover(pair.oldPlace, pair.newPlace, inner)
      // What is turned or drawn larger reaches out of its place, and a sheet lies over the whole screen.
      cover(pair.old.reach, pair.new.reach, inner)
      for modifier in pair.modifiers {
        cover(modifier.isAdded ? nil : modifier.view.reach, modifier.isAdded ? modifier.view.reach : nil, inner)
      }
      return
    }
    // What lies behind a sheet is seen beside it.
    if let before = pair.old.scroll, let after = pair.new.scroll, !pair.new.presentsLayers {
      inner.old = PixelRect(before.viewport, scale: scale).intersection(outer.old)
      inner.new = PixelRect(after.viewport, scale: scale).intersection(outer.new)
    }
    addChildren(of: pair, inner)
    if pair.new.scroll != nil, !pair.new.presentsLayers { addIndicators(inner) }
    addVeils(pair.old.roundEdges(scale: scale), pair.new.roundEdges(scale: scale), pair, outer)
  }

  /// Adds what lies over views in `old` and in `new`, and goes along with `pair`.
  private mutating func addVeils(_ old: [Rect], _ new: [Rect], _ pair: ViewPair, _ outer: ViewEnclosure) {
    guard leavesMargins else { return }
    // Which of its edges are round depends on the rows beside it.
    let drift = pair.new.kind == "card" || pair.old.roundness != pair.new.roundness ? nil : drift(pair)
    for place in 0..<max(old.count, new.count) {
      func window(_ rects: [Rect], _ outer: PixelWindow) -> PixelWindow {
        rects.indices.contains(place)
          ? PixelRect(around: rects[place], scale: scale).intersection(outer)
          : PixelRect(x: 0, y: 0, width: 0, height: 0)
      }
      list.append(
        ComparedView(
          old: window(old, outer.old), new: window(new, outer.new), drift: drift, unit: outer.unit ?? 0,
          isLeaf: false, hasLeft: false, look: .veil))
    }
  }

  private mutating func addChildren(of pair: ViewPair, _ inner: ViewEnclosure) {
    let last = pair.children.lastIndex(where: \.isInBoth) ?? -1
    for (index, member) in pair.children.enumerated() {
      switch member {
      case .both(let child): add(child, inside: inner)
      case .added(let view): cover(nil, view.frame, inner)
      case .removed(let view):
        cover(view.frame, nil, inner)
        if index < last, pair.stackAxis != nil {
          closed.append(PixelRect(around: view.frame, scale: scale).intersection(inner.old))
        }
      }
    }
  }

  /// Leaves out what lies in `old` and `new`, and around them.
  private mutating func cover(_ old: Rect?, _ new: Rect?, _ inner: ViewEnclosure) {
    let margin = leavesMargins ? inner.inkMargin : 0
    func window(_ rect: Rect) -> PixelWindow { PixelRect(aroundInk: rect, scale: scale, margin: margin) }
    coverings.append((old.map(window), new.map(window)))
  }

  /// The strips at the end of a window where a scroller draws how far it is.
  private mutating func addIndicators(_ inner: ViewEnclosure) {
    let width = Int((Self.indicatorWidth * scale).rounded(.up))
    func strips(_ window: PixelWindow) -> [PixelWindow] {
      [
        PixelRect(x: window.maxX - width, y: window.y, width: width, height: window.height),
        PixelRect(x: window.x, y: window.maxY - width, width: window.width, height: width),
      ]
    }
    for (old, new) in zip(strips(inner.old), strips(inner.new)) { coverings.append((old, new)) }
  }

  /// An indicator's width and its distance from the edge, in points.
  private static let indicatorWidth = 8.0

  /// The shift in pixels; nil where a view's size or text changed.
  private func drift(_ pair: ViewPair) -> Point? {
    guard pair.keepsSize, !changed.contains(pair.new.frame), pair.old.lines == pair.new.lines else { return nil }
    let shift = pair.new.frame.origin - pair.old.frame.origin
    return Point(x: shift.x * scale, y: shift.y * scale)
  }
}

extension ViewPair {
  /// Whether the view is as large as it was.
  fileprivate var keepsSize: Bool {
    !LayoutComparison.differs(old.frame.width, new.frame.width)
      && !LayoutComparison.differs(old.frame.height, new.frame.height)
  }

  /// Whether the view lies elsewhere, as large as it was or as a text; of any other one a part may only be gone.
  fileprivate var hasLeft: Bool {
    let shift = new.frame.origin - old.frame.origin
    return (keepsSize || !old.lines.isEmpty)
      && (LayoutComparison.differs(shift.x, 0) || LayoutComparison.differs(shift.y, 0))
  }
}
