/// An alignment guide along the x axis.
public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(LeadingID.self)
  public static let center = HorizontalAlignment(CenterXID.self)
  public static let trailing = HorizontalAlignment(TrailingID.self)

  private enum LeadingID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
  }
  private enum CenterXID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 2 }
  }
  private enum TrailingID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width }
  }
}

/// An alignment guide along the y axis.
public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  public static let top = VerticalAlignment(TopID.self)
  public static let center = VerticalAlignment(CenterYID.self)
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baseline of the first line of text, or the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)

  private enum TopID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
  }
  private enum CenterYID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height / 2 }
  }
  private enum BottomID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
  }
  private enum FirstTextBaselineID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
  }
  private enum LastTextBaselineID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.height }
  }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
