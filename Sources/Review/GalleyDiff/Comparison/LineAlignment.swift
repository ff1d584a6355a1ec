public import GalleyPicture

/// Maps the rows or columns of one image to those of another, because a comparison in place would report everything
/// below an inserted row as different.
public struct LineAlignment: Hashable, Sendable {
  public let axis: Axis
  /// The inserted and removed blocks, in order.
  public let edits: [Edit]
  /// The number of common lines that are at a different position.
  public let shifted: Int
  /// The number of pixels that differ within common lines.
  public let different: Int

  public enum Axis: Hashable, Sendable {
    case rows
    case columns
  }

  public struct Edit: Hashable, Sendable {
    /// Whether the lines are in the second image. If false, they are in the first.
    public let isInsertion: Bool
    /// The index of the first line, in the image that contains the block.
    public let start: Int
    public let count: Int

    /// Creates a block of inserted or removed lines.
    ///
    /// - Parameters:
    ///   - isInsertion: Whether the lines are in the second image. If false, they are in the first.
    ///   - start: The index of the first line, in the image that contains the block.
    ///   - count: The number of lines.
    public init(isInsertion: Bool, start: Int, count: Int) {
      self.isInsertion = isInsertion
      self.start = start
      self.count = count
    }
  }

  /// The distance of a pure scroll, in lines, or nil if anything else was inserted or removed. Positive values mean
  /// that the content moved down or to the right.
  public var slide: Int? {
    guard edits.count == 2, let first = edits.first, let last = edits.last, first.start == 0,
      first.isInsertion != last.isInsertion, first.count == last.count, last.start == shifted
    else { return nil }
    return first.isInsertion ? first.count : -first.count
  }

  private static let editLimit = 24
  /// The maximum size, in pixels, of images whose columns are matched.
  private static let turnLimit = 1 << 23

  /// Finds an alignment that explains `diff`. Rows are tried before columns.
  ///
  /// Fails if no alignment explains at least half of the differences. Masked pixels of either image are ignored, at
  /// their positions in both images.
  ///
  /// - Parameters:
  ///   - diff: The comparison of the two bitmaps.
  ///   - first: The first bitmap of the comparison.
  ///   - second: The second bitmap of the comparison. There is no alignment unless both bitmaps have the same width or
  ///     height.
  public init?(explaining diff: PixelDiff, of first: Bitmap, _ second: Bitmap) {
    guard diff.different > 0 || !diff.sizesAgree else { return nil }
    // Content outside the area common to both bitmaps is not evidence that lines moved.
    let different = diff.comparison.metric.countsOutside ? diff.different : diff.differences.count
    let minimum = min(different / 2, max(different - 1, 0))
    let mask = diff.comparison.mask
    let (first, second) = (MaskedLines(first, without: mask), MaskedLines(second, without: mask))
    for axis in [Axis.rows, .columns] {
      // Transposing a large image takes longer than comparing it.
      if axis == .columns, max(diff.firstSize.count, diff.secondSize.count) > Self.turnLimit { break }
      let (one, other) = axis == .rows ? (first, second) : (first.transposed(), second.transposed())
      guard one.width == other.width else { continue }
      let matching = LineMatching(one.bitmap, other.bitmap)
      guard (1...Self.editLimit).contains(matching.edits.count), matching.isCredible else { continue }
      let found = LineAlignment(axis, one, other, matching, diff.comparison)
      if found.different <= minimum {
        self = found
        return
      }
    }
    return nil
  }

  private init(
    _ axis: Axis, _ first: MaskedLines, _ second: MaskedLines, _ matching: LineMatching, _ comparison: PixelComparison
  ) {
    self.axis = axis
    edits = matching.edits
    shifted = matching.pairs.count { $0.old != $0.new }
    var comparison = comparison
    // The mask was applied before the rows were matched, so its rectangles no longer fit.
    comparison.mask = PixelMask()
    let (old, new) = first.keeping(matching.pairs, beside: second)
    different = comparison.compare(old, new).different
  }
}

private struct MaskedLines {
  let bitmap: Bitmap
  /// One byte per pixel: 0 for masked pixels, 1 for all others. Nil if there is no mask.
  private let marks: [UInt8]?
  var width: Int { bitmap.width }

  init(_ bitmap: Bitmap, without mask: PixelMask) {
    guard !mask.isEmpty else {
      (self.bitmap, marks) = (bitmap, nil)
      return
    }
    let left = mask.pixels(of: PixelSize(bitmap))
    var (pixels, marks) = (bitmap.pixels, [UInt8](repeating: 1, count: bitmap.width * bitmap.height))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where left[x, y] {
        let place = y * bitmap.width + x
        marks[place] = 0
        for byte in (place * 4)..<(place * 4 + 4) { pixels[byte] = 0 }
      }
    }
    self.bitmap = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    self.marks = marks
  }

  private init(bitmap: Bitmap, marks: [UInt8]?) { (self.bitmap, self.marks) = (bitmap, marks) }

  func transposed() -> MaskedLines {
    let (width, height) = (bitmap.width, bitmap.height)
    let turned = marks.map { marks in
      (0..<width).flatMap { x in (0..<height).map { y in marks[y * width + x] } }
    }
    return MaskedLines(bitmap: bitmap.transposed(), marks: turned)
  }

  /// Returns both bitmaps with only the paired lines. A pixel that is masked in one image is cleared in both.
  func keeping(_ pairs: [(old: Int, new: Int)], beside other: MaskedLines) -> (Bitmap, Bitmap) {
    let kept = (bitmap.keeping(rows: pairs.map(\.old)), other.bitmap.keeping(rows: pairs.map(\.new)))
    guard let marks, let others = other.marks else { return kept }
    var pixels = (kept.0.pixels, kept.1.pixels)
    for (row, pair) in pairs.enumerated() {
      for x in 0..<width where marks[pair.old * width + x] == 0 || others[pair.new * width + x] == 0 {
        let place = (row * width + x) * 4
        for byte in place..<(place + 4) { (pixels.0[byte], pixels.1[byte]) = (0, 0) }
      }
    }
    return (
      Bitmap(width: width, height: pairs.count, pixels: pixels.0),
      Bitmap(width: width, height: pairs.count, pixels: pixels.1)
    )
  }
}

extension Bitmap {
  func transposed() -> Bitmap {
    let pixels = [UInt8](unsafeUninitializedCapacity: self.pixels.count) { buffer, count in
      let words = UnsafeMutableRawBufferPointer(buffer)
      withPlane { plane in
        for x in 0..<width {
          for y in 0..<height { words.storeBytes(of: plane[x, y], toByteOffset: (x * height + y) * 4, as: UInt32.self) }
        }
      }
      count = self.pixels.count
    }
    return Bitmap(width: height, height: width, pixels: pixels)
  }

  func keeping(rows: [Int]) -> Bitmap {
    let stride = width * 4
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rows.count * stride)
    for row in rows { pixels += self.pixels[(row * stride)..<((row + 1) * stride)] }
    return Bitmap(width: width, height: rows.count, pixels: pixels)
  }
}
