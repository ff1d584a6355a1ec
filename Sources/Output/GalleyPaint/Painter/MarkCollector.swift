import GalleyGeometry
import GalleyPicture

/// Finds the drawn elements ("marks") of a picture, from back to front, without drawing it.
///
/// The digest of a mark covers the data that Cairo would receive, in units of 1/256 pixel and relative to one row.
/// Marks with the same digest therefore have the same pixels at any position. For gradients, shadows, masks,
/// non-interpolated images and transformed content, the digest includes the position, because Cairo's rounding may
/// depend on it.
struct MarkCollector {
  private(set) var marks: [StripMark] = []
  private(set) var edges: [Int] = []
  private(set) var needsWholeCanvas = false
  /// Whether every part of the canvas depends on the rest, so that no part can be drawn separately.
  private(set) var readsBeneath = false
  private let store: PaintStore
  private let scale: Double
  private let width: Int

  struct State {
    var transform: AffineTransform
    var clip: PixelBox
    var fade = 1.0
  }

  init(_ store: PaintStore, scale: Double, width: Int) {
    self.store = store
    self.scale = scale
    self.width = width
  }

  mutating func collect(_ items: [Picture.Item], _ state: State) throws(PaintError) {
    for item in items {
      switch item {
      case .group(let group): try collect(group, in: state)
      case .fill(let fill): collect(fill, item, state)
      case .stroke(let stroke): collect(stroke, item, state)
      case .glyphs(let glyphs): try collect(glyphs, item, state)
      case .image(let image): collect(image, item, state)
      }
    }
  }

  // MARK: Groups

  private mutating func collect(_ group: Picture.Group, in outer: State) throws(PaintError) {
    var state = outer
    state.transform = group.transform.followed(by: outer.transform)
    guard group.opacity > 0, state.transform.isInvertible else { return }
    guard isUpright(state), group.shadow == nil, group.mask == nil, group.filter == nil, group.backdrop == nil else {
      return addWhole(.group(group), outer)
    }
    let fade = outer.fade * min(1, group.opacity)
    let isSingle = group.items.count == 1 && group.items.allSatisfy(\.isPlain)
    guard fade == 1 || isSingle, group.blendMode == .normal, let clip = box(group.clip, state) else {
      return try collectTogether(group, state, fade: fade)
    }
    state.fade = fade
    state.clip = clip.intersection(outer.clip)
    // A clip wider than half the canvas probably belongs to a scroll view, whose content moves while its surroundings
    // do not.
    if group.clip != nil, (clip.right - clip.left) * 2 > width { edges += [clip.top, clip.bottom] }
    guard !state.clip.isEmpty else { return }
    try collect(group.items, state)
  }

  /// Returns the clip as a box. Without a clip, the box covers everything. Returns nil if the clip has antialiased
  /// edges.
  private func box(_ clip: Path?, _ state: State) -> PixelBox? {
    switch clip {
    case nil: MarkCollector.everything
    case .rect(let rect): rect.isEmpty ? nil : PixelBox(state.transform(rect).snappedToPixels)
    default: nil
    }
  }

  private static let everything = PixelBox(left: -(1 << 30), top: -(1 << 30), right: 1 << 30, bottom: 1 << 30)

  private mutating func collectTogether(_ group: Picture.Group, _ state: State, fade: Double) throws(PaintError) {
    if let clip = group.clip, clip.isEmpty { return }
    if group.readsBeneath { return addWhole(.group(group), state) }
    var inner = MarkCollector(store, scale: scale, width: width)
    try inner.collect(group.items, State(transform: state.transform, clip: MarkCollector.everything))
    needsWholeCanvas = needsWholeCanvas || inner.needsWholeCanvas
    let shown = inner.marks.filter { !$0.visibleRows.isEmpty }
    guard let top = shown.map(\.visibleRows.lowerBound).min(), let bottom = shown.map(\.visibleRows.upperBound).max()
    else { return }
    var digest = PictureDigest()
    digest.mix(6)
    digest.mix(fade)
    digest.mix(group.blendMode.rawValue)
    var rows = top..<bottom
    if let clip = group.clip {
      let path = clip.snapped(by: state.transform, scale: scale) ?? clip
      let map = clip.snapped(by: state.transform, scale: scale) == nil ? state.transform : .identity
      rows = rows.clamped(to: MarkCollector.rows(map(path.bounds), outset: 1))
      guard mixOutline(of: path, through: map, from: top, into: &digest) else {
        return addWhole(.group(group), state)
      }
    }
    for mark in shown {
      digest.mix(mark.digest)
      guard let base = mark.base else { return addWhole(.group(group), state) }
      digest.mix(base - top)
      digest.mix(mark.rows.count)
      digest.mix(mark.clip, from: top)
    }
    marks.append(StripMark(digest: digest, rows: rows, base: top, clip: state.clip))
  }

  private mutating func addWhole(_ item: Picture.Item, _ state: State) {
    needsWholeCanvas = true
    guard let bounds = item.bounds(through: state.transform) else { return }
    var digest = PictureDigest()
    digest.mix(item)
    digest.mix(state.fade)
    for number in state.transform.numbers { digest.mix(number) }
    if item.readsBeneath { mixMarks(into: &digest) }
    marks.append(
      StripMark(digest: digest, rows: MarkCollector.rows(bounds, outset: 2), base: nil, clip: state.clip))
  }

  private mutating func mixMarks(into digest: inout PictureDigest) {
    readsBeneath = true
    for mark in marks {
      digest.mix(mark.digest)
      digest.mix(mark.rows.lowerBound)
      digest.mix(mark.rows.count)
      digest.mix(mark.clip, from: 0)
    }
  }

  // MARK: Shapes

  private mutating func collect(_ fill: Picture.Fill, _ item: Picture.Item, _ state: State) {
    guard !fill.path.isEmpty else { return }
    guard isUpright(state), case .color(let color) = fill.paint else { return addWhole(item, state) }
    let alpha = color.alpha * state.fade
    guard alpha > 0 else { return }
    var digest = PictureDigest()
    digest.mix(2)
    digest.mix(color)
    digest.mix(state.fade)
    if fill.isEvenOdd { digest.mix(3) }
    if case .rect(let rect) = fill.path {
      let box = PixelBox(state.transform(rect).snappedToPixels)
      digest.mix(box.left)
      digest.mix(box.right)
      var mark = StripMark(digest: digest, rows: box.top..<max(box.top, box.bottom), base: box.top, clip: state.clip)
      mark.isBand = true
      if alpha >= 1, max(box.left, state.clip.left) <= 0, min(box.right, state.clip.right) >= width {
        mark.cover = cover(color)
      }
      return marks.append(mark)
    }
    let snapped = fill.path.snapped(by: state.transform, scale: scale)
    let (path, map) = (snapped ?? fill.path, snapped == nil ? state.transform : .identity)
    let rows = MarkCollector.rows(map(path.bounds), outset: 1)
    guard mixOutline(of: path, through: map, from: rows.lowerBound, into: &digest) else {
      return addWhole(item, state)
    }
    marks.append(StripMark(digest: digest, rows: rows, base: rows.lowerBound, clip: state.clip))
  }

  private func cover(_ color: RGBA) -> PictureDigest {
    var digest = PictureDigest()
    digest.mix(color)
    return digest
  }

  private mutating func collect(_ stroke: Picture.Stroke, _ item: Picture.Item, _ state: State) {
    guard isUpright(state), case .color(let color) = stroke.paint, let bounds = item.bounds(through: state.transform)
    else { return addWhole(item, state) }
    guard stroke.width > 0, color.alpha * state.fade > 0 else { return }
    let line = CrispStroke(stroke, through: state.transform, scale: scale)
    let rows = MarkCollector.rows(bounds, outset: 2)
    var digest = PictureDigest()
    digest.mix(line == nil ? 30 : line?.isFilled == true ? 31 : 32)
    digest.mix(color)
    digest.mix(state.fade)
    digest.mix(line?.width ?? stroke.width)
    digest.mix(stroke.dashes.count)
    for dash in stroke.dashes { digest.mix(dash) }
    digest.mix(more: stroke.style)
    let map = line == nil ? state.transform : .identity
    guard mixOutline(of: line?.path ?? stroke.path, through: map, from: rows.lowerBound, into: &digest) else {
      return addWhole(item, state)
    }
    marks.append(StripMark(digest: digest, rows: rows, base: rows.lowerBound, clip: state.clip))
  }

  /// Adds an outline to the digest. Returns false if the path exceeds the range of Cairo's coordinates.
  private func mixOutline(
    of path: Path, through map: AffineTransform, from base: Int, into digest: inout PictureDigest
  ) -> Bool {
    var fits = true
    func mix(_ point: Point, _ kind: Int) {
      let place = map(point)
      guard abs(place.x) < 1_000_000, abs(place.y) < 1_000_000 else { return fits = false }
      digest.mix(kind)
      digest.mix(Int((place.x * 256).rounded(.toNearestOrEven)))
      digest.mix(Int((place.y * 256).rounded(.toNearestOrEven)) - base * 256)
    }
    for element in Outline.elements(of: path) {
      switch element {
      case .move(let point): mix(point, 1)
      case .line(let point): mix(point, 2)
      case .curve(let control1, let control2, let end):
        mix(control1, 3)
        mix(control2, 3)
        mix(end, 3)
      case .close: digest.mix(4)
      }
    }
    return fits
  }

  // MARK: Text and images

  private mutating func collect(_ glyphs: Picture.Glyphs, _ item: Picture.Item, _ state: State) throws(PaintError) {
    let run = glyphs.run
    guard run.size > 0, let first = run.glyphs.first else { return }
    guard isUpright(state), case .color(let color) = glyphs.paint else { return addWhole(item, state) }
    guard color.alpha * state.fade > 0 else { return }
    let font = run.isColor ? nil : try store.fonts.scaled(run.font, size: run.size * scale)
    let base = pixel(state.transform(glyphs.origin + Point(x: first.x, y: first.y)).y)
    var digest = PictureDigest()
    digest.mix(run.isColor ? 40 : 41)
    digest.mix(color)
    digest.mix(state.fade)
    digest.mix(try store.fonts.digest(of: run.font))
    digest.mix(run.size)
    var rows = (top: Int.max, bottom: Int.min)
    for glyph in run.glyphs {
      let place = state.transform(glyphs.origin + Point(x: glyph.x, y: glyph.y))
      let (x, y) = (pixel(place.x), pixel(place.y))
      digest.mix(UInt64(glyph.id) << 32 | UInt64(UInt32(truncatingIfNeeded: y - base)))
      digest.mix(x)
      guard let font else { continue }
      let ink = font.rows(ofGlyph: glyph.id)
      guard ink.top < ink.bottom else { continue }
      rows = (min(rows.top, y + ink.top), max(rows.bottom, y + ink.bottom))
    }
    if font == nil, let bounds = item.bounds(through: state.transform) {
      let all = MarkCollector.rows(bounds, outset: 2)
      rows = (all.lowerBound, all.upperBound)
    }
    guard rows.top < rows.bottom else { return }
    marks.append(StripMark(digest: digest, rows: rows.top..<rows.bottom, base: base, clip: state.clip))
  }

  private mutating func collect(_ image: Picture.Image, _ item: Picture.Item, _ state: State) {
    guard !image.rect.isEmpty else { return }
    guard isUpright(state), image.isInterpolated else { return addWhole(item, state) }
    let box = PixelBox(state.transform(image.rect).snappedToPixels)
    var digest = PictureDigest()
    digest.mix(5)
    digest.mix(image.source.digest)
    digest.mix(state.fade)
    digest.mix(box, from: box.top)
    marks.append(
      StripMark(digest: digest, rows: box.top..<max(box.top, box.bottom), base: box.top, clip: state.clip))
  }

  // MARK: Pixels

  private func isUpright(_ state: State) -> Bool {
    let map = state.transform
    return map.a == scale && map.d == scale && map.b == 0 && map.c == 0
  }

  private func pixel(_ length: Double) -> Int { Int(clamping: PixelGrid(scale: 1).snap(length)) }

  private static func rows(_ bounds: Rect, outset: Double) -> Range<Int> {
    let top = Int(clamping: (bounds.minY - outset).rounded(.down))
    return top..<max(top, Int(clamping: (bounds.maxY + outset).rounded(.up)))
  }
}

extension Picture.Item {
  var isPlain: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: true
    case .group: false
    }
  }
}

extension PixelBox {
  init(_ rect: Rect) {
    self.init(
      left: Int(clamping: rect.minX), top: Int(clamping: rect.minY), right: Int(clamping: rect.maxX),
      bottom: Int(clamping: rect.maxY))
  }
}

extension Int {
  init(clamping length: Double) { self = length.isNaN ? 0 : Int(Swift.max(-1e9, Swift.min(1e9, length))) }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension PictureDigest {
  mutating func mix(_ box: PixelBox, from base: Int) {
    mix(box.left)
    mix(box.right)
    mix(box.top - base)
    mix(box.bottom - base)
  }
}
