public import GalleyGeometry

/// The sheets that are printed on, and what of them is left free.
public struct Paper: Hashable, Sendable {
  /// A sheet, upright, in points.
  public var size: Size
  public var orientation: Orientation
  /// What stays free at each side, in points; 36 by default, half an inch.
  public var margins: EdgeInsets

  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
    /// Upright, unless only the other way has room for all columns.
    case automatic = "auto"
  }

  public init(
    _ size: Size = Paper.sizes["a4"] ?? .zero, orientation: Orientation = .automatic,
    margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36)
  ) {
    self.size = size
    self.orientation = orientation
    self.margins = margins
  }

  /// The sheets that have a name, upright, in points (ISO 216, ANSI/ASME Y14.1).
  public static let sizes: [String: Size] = [
    "a3": Size(width: 841.89, height: 1190.551), "a4": Size(width: 595.276, height: 841.89),
    "a5": Size(width: 419.528, height: 595.276), "letter": Size(width: 612, height: 792),
    "legal": Size(width: 612, height: 1008), "tabloid": Size(width: 792, height: 1224),
  ]

  /// The sheet as it lies when it is turned.
  public func turned(across: Bool) -> Size {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return across ? Size(width: long, height: short) : Size(width: short, height: long)
  }
}
