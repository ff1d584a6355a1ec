/// How a list looks.
public protocol ListStyle: Sendable {
  /// Which of the system's looks it is.
  var kind: ListKind { get }
}

/// The looks that lists can have.
public enum ListKind: Hashable, Sendable, CaseIterable {
  /// Rows from side to side on the system's background; headers stay at the top.
  case plain
  /// As plain, with room on both sides.
  case inset
  /// Rows from side to side in groups on a grey background.
  case grouped
  /// Groups on cards with round corners on a grey background.
  case insetGrouped
  /// As inset grouped, with headers like titles.
  case sidebar
}

/// Rows from side to side on the system's background, with headers that stay at the top.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Plain.
  public var kind: ListKind { .plain }
}

/// As ``PlainListStyle``, with room on both sides.
public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Inset.
  public var kind: ListKind { .inset }
}

/// Rows from side to side in groups on a grey background.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Grouped.
  public var kind: ListKind { .grouped }
}

/// Groups on cards with round corners on a grey background.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Inset grouped.
  public var kind: ListKind { .insetGrouped }
}

/// As ``InsetGroupedListStyle``, with headers like titles.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Sidebar.
  public var kind: ListKind { .sidebar }
}

/// What a list looks like where nothing was said: inset grouped, as on a phone.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}

  /// Inset grouped.
  public var kind: ListKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// Inset grouped, as on a phone.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side on the system's background, with headers that stay at the top.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// As plain, with room on both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows from side to side in groups on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards with round corners on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// As inset grouped, with headers like titles.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// As the list's style has it.
  case standard
  /// Like a title.
  case increased
}

/// The room between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// As the list's style has it.
  case `default`
  /// About half of it.
  case compact
  /// So many points.
  case custom(Double)
}
