public protocol ListStyle: Sendable {
  var kind: ListKind { get }
}

/// The looks that lists can have.
public enum ListKind: Hashable, Sendable, CaseIterable {
  /// Rows from side to side on the system's background; headers stay at the top.
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar
}

/// Rows from side to side on the system's background, with headers that stay at the top.
public struct PlainListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .plain }
}

/// As ``PlainListStyle``, with room on both sides.
public struct InsetListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .inset }
}

/// Rows from side to side in groups on a grey background.
public struct GroupedListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .grouped }
}

/// Groups on cards with round corners on a grey background.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .insetGrouped }
}

/// As ``InsetGroupedListStyle``, with headers like titles.
public struct SidebarListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .sidebar }
}

/// What a list looks like where nothing was said: inset grouped, as on a phone.
public struct DefaultListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The room between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`
  case compact
  case custom(Double)
}
