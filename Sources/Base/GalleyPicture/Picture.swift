public import GalleyGeometry

/// A finished drawing (a display list) with absolute positions, shaped glyphs and resolved colours.
///
/// A picture leaves no decisions to its renderer: identical pictures produce identical pixels at the same scale.
///
/// ```swift
/// let box = Path(Rect(x: 8, y: 8, width: 84, height: 34))
/// let picture = Picture(
///   size: Size(width: 100, height: 50),
///   items: [.fill(Picture.Fill(box, .color(RGBA(255, 59, 48))))])
/// ```
public struct Picture: Hashable, Sendable {
  public var size: Size
  public var items: [Item]

  /// Creates a picture of `items`, from back to front.
  ///
  /// - Parameters:
  ///   - size: The size of the drawing, in points.
  ///   - items: The items in absolute positions, from the top-left corner (default: empty).
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  public indirect enum Item: Hashable, Sendable {
    case group(Group)
    case fill(Fill)
    case stroke(Stroke)
    case glyphs(Glyphs)
    case image(Image)
  }
}
