/// The parts, one above the other, that add up to a view's height. Of several views side by side, only the tallest one
/// counts.
public struct HeightCause: Hashable, Sendable {
  public var parts: [Part] = []
  /// The height of padding and spacing, in points; negative if they reduce the height.
  public var rest = 0.0

  public struct Part: Hashable, Sendable {
    public var kind: Kind
    public var height: Double

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

  /// Creates the reason for a height.
  ///
  /// - Parameters:
  ///   - parts: The parts, one above the other, that add up to the height without `rest`.
  ///   - rest: The height of padding and spacing, in points; negative if they reduce the height (default: 0).
  public init(parts: [Part] = [], rest: Double = 0) {
    self.parts = parts
    self.rest = rest
  }
}
