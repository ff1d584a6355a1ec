public import GalleyPicture

/// What became of each area in which two pictures differ, found from their pixels alone.
///
/// What stands out from a plain background is an object: it is new, gone, elsewhere, of another colour, or another one.
/// On a gradient or a photo only the seams between what changed and what did not tell.
public enum AreaChanges {
  /// The changes of `diff`, from the top down; nil for pictures of two sizes, and for more changes than a reader would
  /// look at.
  public static func find(_ diff: PixelDiff, of first: Bitmap, _ second: Bitmap) -> [AreaChange]? {
    guard diff.sizesAgree, !diff.differences.isEmpty else { return nil }
    let pixels = pixels(of: diff, first, second)
    let clusters = pixels.clusters()
    guard clusters.count <= most else { return nil }
    let changes = first.withPlane { one in
      second.withPlane { other in
        var search = AreaSearch(one, other, pixels)
        return search.changes(of: clusters)
      }
    }
    guard diff.comparison.metric != .exact else { return changes }
    return changes.filter { diff.differences.hasAny(in: $0.rect) }
  }

  /// The pixels to look at: also those that a metric lets pass beside those that differ, since a form has all of them.
  private static func pixels(of diff: PixelDiff, _ first: Bitmap, _ second: Bitmap) -> PixelSet {
    guard diff.comparison.metric != .exact else { return diff.differences }
    let all = PixelComparison(mask: diff.comparison.mask).compare(first, second).differences
    let marks = diff.marks
    // A photo that was packed otherwise differs everywhere.
    return all.count <= 4 * marks.count + 2000 ? all : marks
  }

  private static let most = 400
}
