/// Why a view is as high as it is: what lies above each other in it and decides.
///
/// Of views side by side or before each other the highest decides; the rest of the height is padding and spacing.
public struct HeightCause: Hashable, Sendable {
  public var parts: [Part] = []
  /// What padding and spacing add, in points; less than 0 where they take away.
  public var rest = 0.0

  public struct Part: Hashable, Sendable {
    public var kind: Kind
    /// Its height, in points.
    public var height: Double

    /// Something `height` points high.
    public init(kind: Kind, height: Double) {
      self.kind = kind
      self.height = height
    }
  }

  public enum Kind: Hashable, Sendable {
    case text(String, lines: Int)
    case frame
    case rows(Int, headers: Int, footers: Int)
    case view(String)
  }

  /// What decides, from the top, and what padding and spacing add.
  public init(parts: [Part] = [], rest: Double = 0) {
    self.parts = parts
    self.rest = rest
  }
}
