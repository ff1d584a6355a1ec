public import GalleyGeometry

/// A finished drawing: absolute places, shaped glyphs, resolved colours, no decision left.
///
/// Coordinates are points, y down, from the picture's top-left corner. Whoever paints, encodes or compares a
/// picture can decide nothing: equal pictures give equal pixels at equal scales.
public struct Picture: Hashable, Sendable {
  /// The canvas, in points.
  public var size: Size
  /// What is drawn, back to front.
  public var items: [Item]

  /// A picture of `items`, back to front, on a canvas of `size`.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One of the five things a picture is made of.
  public indirect enum Item: Hashable, Sendable {
    /// Items drawn together: clipped, faded, moved or shadowed as one.
    case group(Group)
    /// The inside of a path.
    case fill(Fill)
    /// A line along a path.
    case stroke(Stroke)
    /// Shaped text.
    case glyphs(Glyphs)
    /// A bitmap.
    case image(Image)
  }
}
