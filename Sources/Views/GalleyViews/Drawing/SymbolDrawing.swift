public import GalleyGeometry
public import GalleyPicture

/// What a symbol looks like: outlines in ems of the font around it, y down.
///
/// The origin is the left end of the line at half the height of the capital letters; ``bounds`` is centred on it.
public struct SymbolDrawing: Hashable, Sendable {
  public var layers: [Layer]
  public var bounds: Rect
  /// Whether the outlines are those of a file that somebody may exchange, and not those of this package.
  package var isFromFile = false

  public init(layers: [Layer], bounds: Rect) {
    self.layers = layers
    self.bounds = bounds
  }

  public struct Layer: Hashable, Sendable {
    public var path: Path
    /// The style it is painted in: 0 is the first, 1 the second and so on.
    public var level: Int
    public var excluded: Path?
    public var visibility: Visibility
    public var color: RGBA?

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
    /// Those that paint layers differently: where one style paints all, the layer would fill what is cut out.
    case layered
  }
}
