import GalleyControls
import GalleyGeometry
import GalleyText
public import GalleyViews

/// In compact width, only the first column is shown.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value, Value: Identifiable {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  private let rows: Rows
  private let columns: Columns
  private let selection: TableSelection<Value.ID>
  private let sorting: TableSorting?

  package init(rows: Rows, columns: Columns, selection: TableSelection<Value.ID>, sorting: TableSorting?) {
    (self.rows, self.columns, self.selection, self.sorting) = (rows, columns, selection, sorting)
  }

  public var body: some View {
    let columns = columns._columns
    let isCompact = sizeClass == .compact
    let titles = isCompact || hidesHeaders ? [] : columns.indices.map { title(of: columns[$0], $0) }
    list(of: isCompact ? Array(columns.prefix(1)) : columns, hasTitles: !titles.isEmpty).tableTitles(titles)
      .tableRecord(
        isCompact ? [] : columns.map(\.width), isCompact ? [] : columns.map(\.alignment), hasTitles: !titles.isEmpty)
  }

  private func title(of column: TableRow<Value>.Column, _ index: Int) -> TableTitle {
    let sorted = sorting?.column.flatMap { $0.index == index ? $0 : nil }
    return TableTitle(
      label: AnyView(column.label), width: column.width, alignment: column.alignment, isReversed: sorted?.isReversed,
      sort: column.comparator == nil ? nil : sorting.map { sorting in { sorting.sort(index) } })
  }

  @ViewBuilder private func list(of columns: [TableRow<Value>.Column], hasTitles: Bool) -> some View {
    let cells = TableRows(rows: rows._rows, columns: columns, hasTitles: hasTitles)
    switch selection {
    case .none: List { cells }
    case .one(let selected): List(selection: selected) { cells }
    case .several(let selected): List(selection: selected) { cells }
    }
  }
}

package enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

package struct TableSorting {
  let column: (index: Int, isReversed: Bool)?
  /// Reverses the order if the table is already sorted by that column.
  let sort: (Int) -> Void

  package init(column: (index: Int, isReversed: Bool)?, sort: @escaping (Int) -> Void) {
    (self.column, self.sort) = (column, sort)
  }
}

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .none, sorting: nil)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), sorting: nil)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), sorting: nil)
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .none, sorting: nil)
  }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: nil)
  }
}

extension Table {
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: nil)
  }

  /// All rows are expanded.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<[Value]>, Data.Element == Value {
    func family(_ value: Value) -> [Value] { [value] + (value[keyPath: children]?.flatMap(family) ?? []) }
    self.init(
      rows: TableForEachContent(data: data.flatMap(family)), columns: columns(), selection: .none, sorting: nil)
  }
}

/// Has no effect: on iOS and iPadOS, all styles look the same.
public protocol TableStyle: Sendable {}

public struct InsetTableStyle: TableStyle {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}
}

public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }

  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension View {
  public func tableStyle(_ style: some TableStyle) -> some View {
    recorded("tableStyle", ["style": "\(type(of: style))"])
  }

  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    recorded("alternatingRowBackgrounds", ["behavior": "\(behavior)"])
  }

  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}

extension EnvironmentValues {
  var hidesTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
