/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What a row is made of.
  associatedtype TableRowValue: Identifiable

  /// What the rows are made of, in order.
  var _rows: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// The row of `value`.
  public init(_ value: Value) { self.value = value }

  /// The value.
  public var _rows: [Value] { [value] }
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// What a row is made of.
  public typealias TableRowValue = Data.Element

  private let data: Data

  /// A row for each element of `data`.
  package init(data: Data) { self.data = data }

  /// The elements.
  public var _rows: [Data.Element] { Array(data) }
}

/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows one after another.
  public struct Rows: TableRowContent {
    /// What a row is made of.
    public typealias TableRowValue = Value

    /// What the rows are made of, in order.
    public let _rows: [Value]
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
