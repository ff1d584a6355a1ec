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

  /// What `views` show in `second` that `first` shows elsewhere, among `candidates`.
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

  /// Calls `body` with each column of a row where to look.
  @inline(__always)
  private static func forEach(
    of candidates: PixelSet?, in columns: Range<Int>, _ y: Int, _ body: (Int) -> Void
  ) {
    guard let candidates else { return columns.forEach(body) }
    candidates.forEach(inRow: y, columns, body)
  }

  /// Adds the pixels where something stood that moved away, and the ground behind it is seen now.
  private mutating func addLeft(_ size: PixelSize, _ closed: PixelSet, _ one: PixelPlane, _ other: PixelPlane) {
    for y in 0..<size.height {
      let (before, after) = (one.row(y), other.row(y))
      Self.forEach(of: candidates, in: 0..<size.width, y) { x in
        guard before[x] != after[x], !pixels[x, y] else { return }
        let hasLeft = closed[x, y] || owners.old[x, y].map { views[$0].hasLeft } ?? false
        if hasLeft, showsGround(x, y) { pixels[x, y] = true }
      }
    }
  }

  /// Whether the second picture shows at a pixel what was there before and covered, or only holds other views.
  private func showsGround(_ x: Int, _ y: Int) -> Bool {
    guard let index = owners.new[x, y] else { return false }
    let view = views[index]
    guard let shift = view.shift else { return !view.isLeaf }
    if shift == (0, 0) { return true }
    // What was seen already at the old place of this view, and is not the same, is another drawing.
    return owners.old[x - shift.x, y - shift.y].map { $0 != index } ?? false
  }
}

/// The least and the greatest of each channel of some pixels.
private struct ChannelSpan {
  private var least: SIMD4<UInt8>
  private var most: SIMD4<UInt8>

  /// The span of `other`, widened to `pixel`.
  init(_ other: ChannelSpan?, with pixel: UInt32) {
    let channels = Self.channels(pixel)
    (least, most) = (channels, channels)
    if let other {
      least.replace(with: other.least, where: other.least .< channels)
      most.replace(with: other.most, where: other.most .> channels)
    }
  }

  /// Whether no channel of `pixel` lies outside.
  func contains(_ pixel: UInt32) -> Bool {
    let channels = Self.channels(pixel)
    return all(channels .>= least) && all(channels .<= most)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel, to: SIMD4<UInt8>.self) }
}
