import GalleyPicture

/// The number of differing pixels that the changes of a layout explain.
public struct PixelAccount: Hashable, Sendable {
  public let different: Int
  public let unexplained: Int
  /// The number of pixels that only a redrawn view explains. Layouts do not show this kind of change.
  public let redrawn: Int
  /// Rectangles around the unexplained pixels of the second image.
  public let areas: [PixelRect]

  /// Creates an account of differing pixels.
  ///
  /// - Parameters:
  ///   - different: The number of differing pixels.
  ///   - unexplained: The number of those that no change of the layout explains.
  ///   - redrawn: The number of those that only a redrawn view explains (default: 0).
  ///   - areas: Rectangles around the unexplained pixels of the second image.
  public init(different: Int, unexplained: Int, redrawn: Int = 0, areas: [PixelRect] = []) {
    self.different = different
    self.unexplained = unexplained
    self.redrawn = redrawn
    self.areas = areas
  }

  /// Counts the pixels in `differing` that are neither in the areas of changed views nor in `redrawn`. For each such
  /// pixel, `isExplained` decides from both colours.
  init(
    of differing: DifferingPixels, _ views: ComparedViews, _ redrawn: PixelSet, _ first: Bitmap, _ second: Bitmap,
    isExplained: ((PixelColor, PixelColor) -> Bool)?
  ) {
    var left = differing.counted
    for place in views.explained { left.remove(place.window) }
    if let isExplained { left.removeAll(of: first, second, where: isExplained) }
    let all = left.count
    left.remove(redrawn)
    let count = left.count
    self.init(
      different: differing.count, unexplained: count, redrawn: all - count, areas: count == 0 ? [] : left.areas())
  }
}

extension PixelSet {
  fileprivate mutating func remove(_ other: PixelSet) {
    for y in 0..<min(size.height, other.size.height) {
      for word in 0..<min(stride, other.stride) { words[y * stride + word] &= ~other.words[y * other.stride + word] }
    }
  }

  fileprivate mutating func removeAll(
    of first: Bitmap, _ second: Bitmap, where isGone: (PixelColor, PixelColor) -> Bool
  ) {
    var left = self
    // Most pixels share a few colour pairs, so results are cached.
    var known: [UInt64: Bool] = [:]
    first.withPlane { one in
      second.withPlane { other in
        for y in 0..<size.height {
          forEach(inRow: y, 0..<size.width) { x in
            let (before, after) = (one[x, y], other[x, y])
            let key = UInt64(before) << 32 | UInt64(after)
            let answer = known[key] ?? isGone(PixelColor(before), PixelColor(after))
            known[key] = answer
            if answer { left[x, y] = false }
          }
        }
      }
    }
    self = left
  }
}
