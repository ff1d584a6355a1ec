import GalleyPicture

/// Finds the pixels that moved, and the pixels that were uncovered when views moved away.
///
/// Text and shapes are placed on whole pixels. If a view moved by a fraction of a pixel, each pixel's colour must be
/// within the range of the colours at its possible old positions.
struct ShiftedPixels {
  private let views: [ComparedView]
  private let owners: (old: OwnerMap, new: OwnerMap)
  private(set) var pixels: PixelSet

  /// The pixels to examine, or nil for all pixels.
  private let candidates: PixelSet?

  init(_ views: ComparedViews, _ first: Bitmap, _ second: Bitmap, among candidates: PixelSet? = nil) {
    self.candidates = candidates
    self.views = views.list
    owners = views.owners(first, second)
    pixels = PixelSet(size: PixelSize(second))
    var closed = PixelSet(size: PixelSize(first))
    for window in views.closed { closed.insert(window) }
    first.withPlane { one in
      second.withPlane { other in
        for (index, view) in self.views.enumerated() where view.hasLeft { addMoved(index, view, one, other) }
        addLeft(PixelSize(first).overlap(PixelSize(second)), closed, one, other)
      }
    }
  }

  private mutating func addMoved(_ index: Int, _ view: ComparedView, _ one: PixelPlane, _ other: PixelPlane) {
    guard let steps = view.drift.flatMap({ PixelSteps($0) }) else { return }
    // Most views do not contain any differing pixels.
    if let candidates, !candidates.hasAny(in: view.new) { return }
    let before = owners.old
    owners.new.forEachPart(of: index, in: view.new) { part in
      for y in part.y..<part.maxY {
        let after = other.row(y)
        Self.forEach(of: candidates, in: part.x..<part.maxX, y) { x in
          var span: ChannelSpan?
          for step in steps.y {
            for side in steps.x where before[x - side, y - step] == index {
              span = ChannelSpan(span, with: one[x - side, y - step])
            }
          }
          if span?.contains(after[x]) == true { pixels[x, y] = true }
        }
      }
    }
  }

  @inline(__always)
  private static func forEach(
    of candidates: PixelSet?, in columns: Range<Int>, _ y: Int, _ body: (Int) -> Void
  ) {
    guard let candidates else { return columns.forEach(body) }
    candidates.forEach(inRow: y, columns, body)
  }

  private mutating func addLeft(_ size: PixelSize, _ closed: PixelSet, _ one: PixelPlane, _ other: PixelPlane) {
    let background = Uncovered(views, owners.old)
    // Uses a local variable, because the closure would otherwise copy this whole value for each pixel.
    var found = pixels
    for y in 0..<size.height {
      let (before, after) = (one.row(y), other.row(y))
      let (old, new) = (owners.old.row(y), owners.new.row(y))
      Self.forEach(of: candidates, in: 0..<size.width, y) { x in
        guard before[x] != after[x], !found[x, y] else { return }
        if closed[x, y] || background.hasLeft(old[x]), background.isShown(new[x], x, y) { found[x, y] = true }
      }
    }
    pixels = found
  }
}

/// The content that became visible where views moved away.
private struct Uncovered {
  private let old: OwnerMap
  /// For each view: whether it moved away, whether it has no children, and its offset in pixels.
  private let haveLeft: [Bool]
  private let areLeaves: [Bool]
  private let shifts: [(x: Int, y: Int)?]

  init(_ views: [ComparedView], _ old: OwnerMap) {
    self.old = old
    haveLeft = views.map(\.hasLeft)
    areLeaves = views.map(\.isLeaf)
    shifts = views.map(\.shift)
  }

  @inline(__always)
  func hasLeft(_ owner: Int?) -> Bool { owner.map { haveLeft[$0] } ?? false }

  /// Whether the view at `index` explains the pixel of the second image, because the pixel was covered by another view
  /// before or because the view only contains other views.
  @inline(__always)
  func isShown(_ index: Int?, _ x: Int, _ y: Int) -> Bool {
    guard let index else { return false }
    guard let shift = shifts[index] else { return !areLeaves[index] }
    if shift == (0, 0) { return true }
    // If this view was already visible at the old position and its pixel differs, it was drawn differently.
    return old[x - shift.x, y - shift.y].map { $0 != index } ?? false
  }
}

private struct ChannelSpan {
  private var minimum: SIMD4<UInt8>
  private var maximum: SIMD4<UInt8>

  init(_ other: ChannelSpan?, with pixel: UInt32) {
    let channels = Self.channels(pixel)
    (minimum, maximum) = (channels, channels)
    if let other {
      minimum.replace(with: other.minimum, where: other.minimum .< channels)
      maximum.replace(with: other.maximum, where: other.maximum .> channels)
    }
  }

  func contains(_ pixel: UInt32) -> Bool {
    let channels = Self.channels(pixel)
    return all(channels .>= minimum) && all(channels .<= maximum)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel, to: SIMD4<UInt8>.self) }
}
