import GalleyPicture

/// The pixels of a picture that show what another one shows elsewhere, and those that what moved away has left.
///
/// Text and shapes are put on whole pixels. Where a view moved by a part of a pixel, each of its pixels has to lie
/// between those that may have come to its place, as the smoothing of an edge does.
struct ShiftedPixels {
  private let views: [ComparedView]
  private let owners: (old: OwnerMap, new: OwnerMap)
  /// The pixels of the second picture.
  private(set) var pixels: PixelSet

  /// Where to look, as large as what both pictures cover; nil for everywhere.
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

  /// Adds the pixels of a view that lies elsewhere.
  private mutating func addMoved(_ index: Int, _ view: ComparedView, _ one: PixelPlane, _ other: PixelPlane) {
    guard let steps = view.drift.flatMap({ PixelSteps($0) }) else { return }
    // Most views lie where nothing differs.
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

  /// Adds the pixels where something stood that moved away, and the ground behind it is seen now.
  private mutating func addLeft(_ size: PixelSize, _ closed: PixelSet, _ one: PixelPlane, _ other: PixelPlane) {
    let ground = Ground(views, owners.old, owners.new)
    // What is asked of each pixel is at hand: this value would be copied for each.
    var found = pixels
    for y in 0..<size.height {
      let (before, after) = (one.row(y), other.row(y))
      Self.forEach(of: candidates, in: 0..<size.width, y) { x in
        guard before[x] != after[x], !found[x, y] else { return }
        if closed[x, y] || ground.hasLeft(x, y), ground.isShown(x, y) { found[x, y] = true }
      }
    }
    pixels = found
  }
}

/// What is seen where views were that moved away.
private struct Ground {
  private let old: OwnerMap
  private let new: OwnerMap
  /// Of each view: whether it lies elsewhere, whether it holds no others, and by how many pixels it was shifted.
  private let haveLeft: [Bool]
  private let areLeaves: [Bool]
  private let shifts: [(x: Int, y: Int)?]

  init(_ views: [ComparedView], _ old: OwnerMap, _ new: OwnerMap) {
    (self.old, self.new) = (old, new)
    haveLeft = views.map(\.hasLeft)
    areLeaves = views.map(\.isLeaf)
    shifts = views.map(\.shift)
  }

  func hasLeft(_ x: Int, _ y: Int) -> Bool { old[x, y].map { haveLeft[$0] } ?? false }

  /// Whether the second picture shows at a pixel what was there before and covered, or only holds other views.
  func isShown(_ x: Int, _ y: Int) -> Bool {
    guard let index = new[x, y] else { return false }
    guard let shift = shifts[index] else { return !areLeaves[index] }
    if shift == (0, 0) { return true }
    // What was seen already at the old place of this view, and is not the same, is another drawing.
    return old[x - shift.x, y - shift.y].map { $0 != index } ?? false
  }
}

/// The least and the greatest of each channel of some pixels.
private struct ChannelSpan {
  private var least: SIMD4<UInt8>
  private var most: SIMD4<UInt8>

  init(_ other: ChannelSpan?, with pixel: UInt32) {
    let channels = Self.channels(pixel)
    (least, most) = (channels, channels)
    if let other {
      least.replace(with: other.least, where: other.least .< channels)
      most.replace(with: other.most, where: other.most .> channels)
    }
  }

  func contains(_ pixel: UInt32) -> Bool {
    let channels = Self.channels(pixel)
    return all(channels .>= least) && all(channels .<= most)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel, to: SIMD4<UInt8>.self) }
}
