public import GalleyGeometry

/// The size, orientation and margins of printed pages.
///
/// ```swift
/// plan.paper = Paper(Paper.sizes["letter"] ?? .zero, orientation: .landscape)
/// ```
public struct Paper: Hashable, Sendable {
  public var size: Size
  public var orientation: Orientation
  public var margins: EdgeInsets

  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
    /// Portrait, or landscape if all columns fit only in landscape.
    case automatic = "auto"
  }

  /// Creates paper settings.
  ///
  /// - Parameters:
  ///   - size: The size of the sheet in portrait orientation, in points (default: A4).
  ///   - orientation: The orientation (default: `.automatic`, which is landscape only if all columns fit only in
  ///     landscape).
  ///   - margins: The margins, in points (default: 36 pt on each side, which is half an inch).
  public init(
    _ size: Size = Paper.sizes["a4"] ?? .zero, orientation: Orientation = .automatic,
    margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36)
  ) {
    self.size = size
    self.orientation = orientation
    self.margins = margins
  }

  /// The known sizes in portrait orientation, in points (ISO 216, ANSI/ASME Y14.1).
  public static let sizes: [String: Size] = [
    "a3": Size(width: 841.89, height: 1190.551), "a4": Size(width: 595.276, height: 841.89),
    "a5": Size(width: 419.528, height: 595.276), "letter": Size(width: 612, height: 792),
    "legal": Size(width: 612, height: 1008), "tabloid": Size(width: 792, height: 1224),
  ]

  /// Returns the size in landscape orientation if `across` is true, otherwise in portrait orientation.
  public func turned(across: Bool) -> Size {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return across ? Size(width: long, height: short) : Size(width: short, height: long)
  }
}
