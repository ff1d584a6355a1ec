import GalleyViews

public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  var _rows: [TableRow<TableRowValue>.Entry] { get }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  public init(_ value: Value) { self.value = value }

  public var _rows: [Entry] { [Entry(value: value)] }

  public struct Entry: Identifiable {
    let value: Value
    /// The header of the section that starts here; nil for rows that continue a section.
    var header: AnyView?
    var change: ((AnyView) -> AnyView)?

    public var id: Value.ID { value.id }
  }
}

public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  private let data: Data

  package init(data: Data) { self.data = data }

  public var _rows: [TableRow<Data.Element>.Entry] { data.map { TableRow.Entry(value: $0) } }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public struct Rows: TableRowContent {
    public typealias TableRowValue = Value

    public let _rows: [TableRow<Value>.Entry]
  }

  public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Rows
  where Content.TableRowValue == Value { Rows(_rows: rows._rows) }

  public static func buildBlock(_ rows: Rows...) -> Rows {
    Rows(_rows: rows.flatMap(\._rows))
  }

  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(_rows: []) }

  public static func buildEither(first: Rows) -> Rows { first }

  public static func buildEither(second: Rows) -> Rows { second }

  public static func buildArray(_ rows: [Rows]) -> Rows {
    Rows(_rows: rows.flatMap(\._rows))
  }
}
