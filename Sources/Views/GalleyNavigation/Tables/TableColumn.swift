import GalleyGeometry
import GalleyText
public import GalleyViews

public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator

  var _columns: [TableRow<TableRowValue>.Column] { get }
}

extension TableRow {
  public struct Column {
    let label: AnyView
    let content: (Value) -> AnyView
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
    package var comparator: Any?
  }
}

struct TableColumnWidth: Hashable {
  var minimum = 0.0
  var ideal: Double?
  var maximum = Double.infinity
}

public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private var parts: TableRow<RowValue>.Column
  fileprivate var isHidden = false

  package init(label: Label, comparator: Any?, content: @escaping (RowValue) -> Content) {
    parts = TableRow<RowValue>.Column(label: AnyView(label)) { AnyView(content($0)) }
    parts.comparator = comparator
  }

  public var _columns: [TableRow<RowValue>.Column] { isHidden ? [] : [parts] }

  public func width(_ width: Double? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// Sets the width, in points. Columns with an ideal width have exactly that width. The others share the remaining
  /// width.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    func length(_ width: Double?) -> Double? { width.flatMap { $0.isNaN ? nil : Swift.max(0, $0) } }
    var column = self
    column.parts.width.minimum = length(min).flatMap { $0.isFinite ? $0 : nil } ?? 0
    column.parts.width.ideal = length(ideal).flatMap { $0.isFinite ? $0 : nil }
    column.parts.width.maximum = Swift.max(length(max) ?? .infinity, column.parts.width.minimum)
    return column
  }

  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.parts.alignment = alignment.guide
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Only `defaultVisibility` has an effect.
extension TableColumn {
  public func customizationID(_ id: String) -> TableColumn { self }

  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    if visibility == .hidden { column.isHidden = true }
    return column
  }

  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

public struct TableColumnForEach<Data: RandomAccessCollection, Column: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  public typealias TableColumnSortComparator = Column.TableColumnSortComparator

  private let columns: [Column]

  public init(_ data: Data, content: (Data.Element) -> Column) where Data.Element: Identifiable {
    columns = data.map(content)
  }

  public init<ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Column) {
    columns = data.map(content)
  }

  public var _columns: [TableRow<TableRowValue>.Column] { columns.flatMap(\._columns) }
}

public struct TableColumnAlignment: Hashable, Sendable {
  fileprivate let isTrailing: Bool?

  public static let automatic = TableColumnAlignment(isTrailing: false)
  public static let leading = TableColumnAlignment(isTrailing: false)
  public static let center = TableColumnAlignment(isTrailing: nil)
  public static let trailing = TableColumnAlignment(isTrailing: true)
  public static let numeric = TableColumnAlignment(isTrailing: true)

  fileprivate var guide: HorizontalAlignment {
    switch isTrailing {
    case nil: .center
    case true?: .trailing
    case false?: .leading
    }
  }
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public struct Columns: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    public let _columns: [TableRow<RowValue>.Column]
  }

  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Columns
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    Columns(_columns: column._columns)
  }

  /// Accepts columns without a comparator in a sorted table, and columns with a comparator in an unsorted one.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Columns
  where Column.TableRowValue == RowValue {
    Columns(_columns: column._columns)
  }

  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(_columns: columns.flatMap(\._columns))
  }

  public static func buildOptional(_ columns: Columns?) -> Columns {
    columns ?? Columns(_columns: [])
  }

  public static func buildEither(first: Columns) -> Columns { first }

  public static func buildEither(second: Columns) -> Columns { second }
}
