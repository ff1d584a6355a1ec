public import GalleyPicture

/// Classifies each area in which two images differ, using only their pixels.
///
/// On a plain background, everything that differs from the background is an object: it was added, removed, moved,
/// recoloured or changed. On a gradient or a photo, only the seams between changed and unchanged pixels give a hint.
public enum AreaChanges {
  /// Returns the changes of `diff`, from top to bottom.
  ///
  /// ```swift
  /// let diff = PixelComparison().compare(before, after)
  /// for change in AreaChanges.find(diff, of: before, after) ?? [] { print(change.kind.name, change.rect) }
  /// ```
  ///
  /// - Parameters:
  ///   - diff: The comparison of the two images.
  ///   - first: The first image of the comparison.
  ///   - second: The second image of the comparison.
  /// - Returns: The changes, or nil if the images are identical, have different sizes or differ in more than 400 areas.
  public static func find(_ diff: PixelDiff, of first: Bitmap, _ second: Bitmap) -> [AreaChange]? {
    guard diff.sizesAgree, !diff.differences.isEmpty else { return nil }
    let pixels = pixels(of: diff, first, second)
    let clusters = pixels.clusters()
    guard clusters.count <= maximum else { return nil }
    let changes = first.withPlane { one in
      second.withPlane { other in
        var search = AreaSearch(one, other, pixels)
        return search.changes(of: clusters)
      }
    }
    guard diff.comparison.metric != .exact else { return changes }
    return changes.filter { diff.differences.hasAny(in: $0.rect) }
  }

  /// Includes differing pixels next to counted ones, because a tolerant metric ignores some pixels of a changed shape.
  private static func pixels(of diff: PixelDiff, _ first: Bitmap, _ second: Bitmap) -> PixelSet {
    guard diff.comparison.metric != .exact else { return diff.differences }
    let all = PixelComparison(mask: diff.comparison.mask).compare(first, second).differences
    let marks = diff.marks
    // An image that was lossily encoded again differs almost everywhere. In that case, only the counted pixels are
    // used.
    return all.count <= 4 * marks.count + 2000 ? all : marks
  }

  private static let maximum = 400
}
