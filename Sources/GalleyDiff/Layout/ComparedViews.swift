import GalleyGeometry
import GalleyPicture

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
  fileprivate init(aroundInk frame: Rect, scale: Double, margin: Double = 4) {
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
}

/// A view that is compared, in pixels.
struct ComparedView {
  let old: PixelWindow
  let new: PixelWindow
  /// How far it was shifted, in whole pixels; nil where its drawing cannot be compared.
  let shift: (x: Int, y: Int)?
  let unit: Int
  /// Whether it lies elsewhere and can be compared.
  var isShifted: Bool { shift.map { $0.x != 0 || $0.y != 0 } ?? false }

  /// Calls `body` for each pixel that is the view's in both pictures, with its places in them.
  func forEachPixel(
    _ index: Int, _ before: OwnerMap, _ after: OwnerMap,
    _ body: (_ old: (x: Int, y: Int), _ new: (x: Int, y: Int)) -> Void
  ) {
    guard let shift else { return }
    for y in new.y..<new.maxY {
      for x in new.x..<new.maxX where after[x, y] == index {
        let (oldX, oldY) = (x - shift.x, y - shift.y)
        if before[oldX, oldY] == index { body((oldX, oldY), (x, y)) }
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

  /// The views of `pair`, as `first` and `second` show them; those in `changed` are drawn otherwise for a known reason.
  init(_ pair: ViewPair, scale: Double, _ first: Bitmap, _ second: Bitmap, except changed: Set<Rect>) {
    (self.scale, self.changed) = (scale, changed)
    add(pair, inside: ViewEnclosure(old: PixelWindow(first), new: PixelWindow(second)))
  }

  /// Which view each pixel of either picture belongs to.
  func owners(_ first: Bitmap, _ second: Bitmap) -> (old: OwnerMap, new: OwnerMap) {
    (
      OwnerMap(list.map(\.old), PixelSize(first), except: coverings.compactMap(\.old)),
      OwnerMap(list.map(\.new), PixelSize(second), except: coverings.compactMap(\.new))
    )
  }

  private mutating func add(_ pair: ViewPair, inside outer: ViewEnclosure) {
    var inner = outer
    if pair.new.row != nil || pair.new.id != nil || outer.unit == nil {
      // A row stands for all that is in it, whatever inside has names of its own.
      let isInRow = outer.path.contains { $0.new.row != nil }
      if outer.unit == nil || !isInRow {
        inner.unit = units.count
        units.append(ViewName(pair.new, inside: outer.path))
      }
    }
    let unit = inner.unit ?? 0
    if changed.contains(pair.new.frame), pair.children.isEmpty {
      coverings.append(
        (PixelRect(aroundInk: pair.old.reach, scale: scale), PixelRect(aroundInk: pair.new.reach, scale: scale)))
    }
    list.append(
      ComparedView(
        old: PixelRect(pair.old.frame, scale: scale).intersection(outer.old),
        new: PixelRect(pair.new.frame, scale: scale).intersection(outer.new), shift: shift(pair), unit: unit))
    inner.path.append(pair)
    // Under a new background, or faded, nothing is drawn as it was.
    if pair.modifiers.contains(where: \.view.isDrawn) || pair.new.isRepainted(from: pair.old) {
      let margin = (pair.modifiers.map(\.view) + [pair.old, pair.new]).map(\.inkMargin).max() ?? 0
      coverings.append(
        (
          PixelRect(aroundInk: pair.oldPlace, scale: scale, margin: margin),
          PixelRect(aroundInk: pair.newPlace, scale: scale, margin: margin)
        ))
      // What is turned or drawn larger reaches out of its place.
      coverings.append(
        (PixelRect(aroundInk: pair.old.frame, scale: scale), PixelRect(aroundInk: pair.new.frame, scale: scale)))
      return
    }
    if let before = pair.old.scroll, let after = pair.new.scroll {
      inner.old = PixelRect(before.window, scale: scale).intersection(outer.old)
      inner.new = PixelRect(after.window, scale: scale).intersection(outer.new)
    }
    for member in pair.children {
      switch member {
      case .both(let child): add(child, inside: inner)
      case .added(let view): coverings.append((.none, PixelRect(aroundInk: view.frame, scale: scale)))
      case .removed(let view): coverings.append((PixelRect(aroundInk: view.frame, scale: scale), .none))
      }
    }
    if pair.new.scroll != nil { addIndicators(inner) }
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

  /// The shift in whole pixels; nil where a view's size or text changed, or it lies between pixels now.
  private func shift(_ pair: ViewPair) -> (x: Int, y: Int)? {
    let (old, new) = (pair.old, pair.new)
    guard old.frame.size == new.frame.size, !changed.contains(new.frame), old.lines == new.lines else { return nil }
    let shift = new.frame.origin - old.frame.origin
    let (x, y) = ((shift.x * scale).rounded(), (shift.y * scale).rounded())
    guard abs(shift.x * scale - x) < 1e-3, abs(shift.y * scale - y) < 1e-3 else { return nil }
    return (Int(x), Int(y))
  }
}

/// Which view is drawn last at each pixel.
struct OwnerMap {
  private var owners: [Int32]
  private let size: PixelSize

  /// The owners where `windows` are drawn in order; nobody's is what `coverings` cover.
  init(_ windows: [PixelWindow], _ size: PixelSize, except coverings: [PixelWindow]) {
    self.size = size
    owners = [Int32](repeating: -1, count: size.count)
    for (index, window) in windows.enumerated() { fill(window, with: Int32(index)) }
    for window in coverings { fill(window, with: -1) }
  }

  private mutating func fill(_ window: PixelWindow, with owner: Int32) {
    let rect = window.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for place in (y * size.width + rect.x)..<(y * size.width + rect.maxX) { owners[place] = owner }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    return Int(owners[y * size.width + x])
  }
}
