import GalleyPicture

/// How many of a picture's differing pixels its changes explain.
public struct PixelAccount: Hashable, Sendable {
  /// How many pixels differ.
  public let different: Int
  public let unexplained: Int
  /// How many are explained only by a view that is drawn otherwise, which layouts alone do not show.
  public let redrawn: Int
  /// Rectangles around the pixels that no change explains, in pixels of the second picture.
  public let areas: [PixelRect]

  /// An account of `different` pixels.
  public init(different: Int, unexplained: Int, redrawn: Int = 0, areas: [PixelRect] = []) {
    self.different = different
    self.unexplained = unexplained
    self.redrawn = redrawn
    self.areas = areas
  }

  /// What is left of the pixels that are `differing` outside of the places of `views` that changed, and of the pixels
  /// that are reported as `redrawn`. `isExplained` is asked of every other one with its colours.
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
  /// Takes out the pixels of `other`, which may be of another size.
  fileprivate mutating func remove(_ other: PixelSet) {
    guard !other.isEmpty else { return }
    for y in 0..<min(size.height, other.size.height) {
      other.forEach(inRow: y, 0..<min(size.width, other.size.width)) { self[$0, y] = false }
    }
  }

  /// Takes out the pixels whose colours in two pictures `isGone` knows.
  fileprivate mutating func removeAll(
    of first: Bitmap, _ second: Bitmap, where isGone: (PixelColor, PixelColor) -> Bool
  ) {
    var left = self
    // Most pixels are of a few colours.
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
