import GalleyPicture

struct StripMark {
  /// The digest of the item, with positions relative to row ``base``.
  let digest: PictureDigest
  let rows: Range<Int>
  /// The row that ``digest`` refers to, or nil if moving the item by whole pixels could change its pixels.
  let base: Int?
  let clip: PixelBox
  /// Whether all rows of the item are identical, so that only those inside a strip matter.
  var isBand = false
  /// The digest of the colour, if the item hides everything below it in its rows and its clip. Otherwise nil.
  var cover: PictureDigest?

  var isCover: Bool { cover != nil }

  var visibleRows: Range<Int> {
    let top = max(rows.lowerBound, clip.top)
    return top..<max(top, min(rows.upperBound, clip.bottom))
  }
}

/// A rectangle of pixels. `right` and `bottom` are exclusive.
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
