import GalleyPicture

/// A drawn item in whole rows of pixels.
struct StripMark {
  /// The digest of its appearance relative to row ``base``.
  let digest: PictureDigest
  let rows: Range<Int>
  /// The reference row, or nil if moving the item by whole pixels could change its pixels.
  let base: Int?
  /// The pixels outside of which the item is invisible.
  let clip: PixelBox
  /// Whether all rows of the item are equal, so that only those in a strip matter.
  var isBand = false
  /// The colour's digest if the item hides everything below it across its rows and clip.
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
