public import GalleyGeometry
public import GalleyPicture

/// The outlines of a symbol in ems of the surrounding font; y points down.
///
/// The origin is at the left end, at half the cap height. ``bounds`` is centred vertically on it.
public struct SymbolDrawing: Hashable, Sendable {
  public var layers: [Layer]
  public var bounds: Rect
  /// Whether the outlines come from a file, which can change.
  package var isFromFile = false

  /// Creates a symbol, in ems.
  ///
  /// - Parameters:
  ///   - layers: The outlines with the styles that fill them.
  ///   - bounds: The size and position, centred vertically on the origin.
  public init(layers: [Layer], bounds: Rect) {
    self.layers = layers
    self.bounds = bounds
  }

  public struct Layer: Hashable, Sendable {
    public var path: Path
    /// The index of the style that fills the layer; 0 is the first style.
    public var level: Int
    public var excluded: Path?
    public var visibility: Visibility
    public var color: RGBA?

    /// Creates a layer.
    ///
    /// - Parameters:
    ///   - path: The outline, in ems.
    ///   - level: The index of the style that fills the layer, from 0 (the default) for the first style.
    ///   - excluded: An area that the layer does not cover; nil (the default) for none.
    ///   - visibility: Whether the layer is always drawn (the default), or only in modes that paint layers differently.
    ///   - color: The layer's own colour in multicolour rendering; nil (the default) for none.
    public init(
      _ path: Path, level: Int = 0, excluded: Path? = nil, visibility: Visibility = .always, color: RGBA? = nil
    ) {
      self.path = path
      self.level = level
      self.excluded = excluded
      self.visibility = visibility
      self.color = color
    }
  }

  public enum Visibility: Hashable, Sendable {
    case always
    /// Not drawn with a single style, because the layer would then fill cut-out areas.
    case layered
  }
}
