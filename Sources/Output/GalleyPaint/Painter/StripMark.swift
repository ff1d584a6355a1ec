import GalleyPicture

struct StripMark {
  /// The digest of the item, with positions relative to row ``base``.
  let digest: PictureDigest
  let rows: Range<Int>
  /// Nil if moving the item by whole pixels could change its pixels.
  let base: Int?
  let clip: PixelBox
  /// All rows of the item are equal, so only those in a strip matter.
  var isBand = false
  /// The colour's digest if the item hides everything below it across its rows and clip.
  var cover: PictureDigest?

  var isCover: Bool { cover != nil }

  var visibleRows: Range<Int> {
    let top = max(rows.lowerBound, clip.top)
    return top..<max(top, min(rows.upperBound, clip.bottom))
  }
}

/// `right` and `bottom` are exclusive.
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
