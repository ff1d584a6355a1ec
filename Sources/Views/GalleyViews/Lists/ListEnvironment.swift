public import GalleyGeometry

struct ListSettings: Hashable, Sendable {
  var kind = ListKind.insetGrouped
  var rowSpacing = 0.0
  var sectionSpacing = ListSectionSpacing.default
  var isBackgroundHidden = false
  /// The margin of sections, in points; nil uses the margin of the list style.
  var sectionMargin: Double?
}

private struct ListSettingsKey: EnvironmentKey {
  static var defaultValue: ListSettings { ListSettings() }
}

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }

  /// The minimum height of a row, in points (default: 44, or 52 in iOS 26).
  public var defaultMinListRowHeight: Double {
    get { self[RowHeightKey.self] ?? systemStyle.list.rowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: Double? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  public func listStyle(_ style: some ListStyle) -> some View {
    transformEnvironment(\.listSettings) { $0.kind = style.kind }
  }

  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    transformEnvironment(\.listSettings) {
      if !edges.isDisjoint(with: .horizontal) { $0.sectionMargin = length.map { $0.isFinite ? max(0, $0) : 0 } }
      if !edges.isDisjoint(with: .vertical) { $0.sectionSpacing = length.map { .custom($0) } ?? .default }
    }
  }

  /// Sets the spacing between rows, in points (nil: 0). In an inset grouped list, each row then has its own card.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = max(0, spacing.flatMap { $0.isFinite ? $0 : nil } ?? 0) }
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing }
  }

  public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }

  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listSettings) { $0.isBackgroundHidden = visibility == .hidden }
  }

  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension HorizontalAlignment {
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingID.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingID.self)

  private enum SeparatorLeadingID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { 0 }
  }
  private enum SeparatorTrailingID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width }
  }
}
