public protocol ListStyle: Sendable {
  var kind: ListKind { get }
}

public enum ListKind: Hashable, Sendable, CaseIterable {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar
}

public struct PlainListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .plain }
}

public struct InsetListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .inset }
}

public struct GroupedListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .grouped }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .insetGrouped }
}

public struct SidebarListStyle: ListStyle {
  public init() {}

  public var kind: ListKind { .sidebar }
}

/// Inset grouped, as on a phone.
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

public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

public enum ListSectionSpacing: Hashable, Sendable {
  case `default`
  case compact
  case custom(Double)
}
