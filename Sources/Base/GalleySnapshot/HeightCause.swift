/// Why a view is as high as it is: what lies above each other in it and decides.
///
/// Of views side by side or before each other the highest decides; the rest of the height is padding and spacing.
public struct HeightCause: Hashable, Sendable {
  /// What decides, from the top.
  public var parts: [Part] = []
  /// What padding and spacing add, in points; less than 0 where they take away.
  public var rest = 0.0

  /// Something that has a height.
  public struct Part: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Its height, in points.
    public var height: Double

    /// Something `height` points high.
    public init(kind: Kind, height: Double) {
      self.kind = kind
      self.height = height
    }
  }

  /// What can have a height.
  public enum Kind: Hashable, Sendable {
    /// A text of so many lines.
    case text(String, lines: Int)
    /// A frame whose height is written, or a bound of it.
    case frame
    /// The rows of a lazy container inside, with the headers and footers of its sections.
    case rows(Int, headers: Int, footers: Int)
    /// Any other view, by its name.
    case view(String)
  }

  /// What decides, from the top, and what padding and spacing add.
  public init(parts: [Part] = [], rest: Double = 0) {
    self.parts = parts
    self.rest = rest
  }
}
