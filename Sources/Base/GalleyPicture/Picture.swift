public import GalleyGeometry

/// A finished drawing: absolute places, shaped glyphs, resolved colours, no decision left.
///
/// Coordinates are points, y down, from the picture's top-left corner. Whoever paints, encodes or compares a
/// picture can decide nothing: equal pictures give equal pixels at equal scales.
public struct Picture: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  public var items: [Item]

  /// A picture of `items`, back to front, on a canvas of `size`.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One of the five things a picture is made of.
  public indirect enum Item: Hashable, Sendable {
    case group(Group)
    case fill(Fill)
    case stroke(Stroke)
    case glyphs(Glyphs)
    case image(Image)
  }
}
