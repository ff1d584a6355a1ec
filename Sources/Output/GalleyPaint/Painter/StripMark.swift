import GalleyPicture

/// Something that a picture draws, as it falls on whole rows of pixels.
struct StripMark {
  /// What it looks like, seen from row ``base``.
  let digest: PictureDigest
  let rows: Range<Int>
  /// The row it is seen from; nil where moving it by whole pixels could change its pixels.
  let base: Int?
  /// The pixels outside of which nothing of it shows.
  let clip: PixelBox
  /// Whether it is the same in each of its rows, so that only those of a strip count.
  var isBand = false
  /// The colour's digest where it hides everything beneath it in its rows and its clip, from side to side.
  var cover: PictureDigest?

  var isCover: Bool { cover != nil }

  var visibleRows: Range<Int> {
    let top = max(rows.lowerBound, clip.top)
    return top..<max(top, min(rows.upperBound, clip.bottom))
  }
}

/// Whole pixels: columns from `left` up to `right`, rows from `top` up to `bottom`.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  var isEmpty: Bool { left >= right || top >= bottom }
}
