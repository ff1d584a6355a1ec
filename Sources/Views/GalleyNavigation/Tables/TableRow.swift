import GalleyViews

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What a row is made of.
  associatedtype TableRowValue: Identifiable

  /// The rows, in order.
  var _rows: [TableRow<TableRowValue>.Entry] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// The row of `value`.
  public init(_ value: Value) { self.value = value }

  /// The row of `value`.
  public var _rows: [Entry] { [Entry(value: value)] }

  /// A row of a table, with its types hidden.
  public struct Entry: Identifiable {
    /// What the row is made of.
    let value: Value
    /// The section that the row is the first of, and the header of that; nil is in the section of the row before.
    var header: AnyView?
    /// What is done to the row.
    var change: ((AnyView) -> AnyView)?

    /// What tells the row from others.
    public var id: Value.ID { value.id }
  }
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// What a row is made of.
  public typealias TableRowValue = Data.Element

  private let data: Data

  /// A row for each element of `data`.
  package init(data: Data) { self.data = data }

  /// The elements.
  public var _rows: [TableRow<Data.Element>.Entry] { data.map { TableRow.Entry(value: $0) } }
}

/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows one after another.
  public struct Rows: TableRowContent {
    /// What a row is made of.
    public typealias TableRowValue = Value

    /// The rows, in order.
    public let _rows: [TableRow<Value>.Entry]
  }

  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Rows
  where Content.TableRowValue == Value { Rows(_rows: rows._rows) }

  /// Rows one after another.
  public static func buildBlock(_ rows: Rows...) -> Rows {
    Rows(_rows: rows.flatMap(\._rows))
  }

  /// Rows that are there or not.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(_rows: []) }

  /// The rows of one branch.
  public static func buildEither(first: Rows) -> Rows { first }

  /// The rows of the other branch.
  public static func buildEither(second: Rows) -> Rows { second }

  /// The rows of each turn of a loop.
  public static func buildArray(_ rows: [Rows]) -> Rows {
    Rows(_rows: rows.flatMap(\._rows))
  }
}
