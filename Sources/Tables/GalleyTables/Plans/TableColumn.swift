/// A column of a printed table.
///
/// ```swift
/// var amount = TableColumn("Amount", title: "Revenue")
/// amount.format = "EUR"
/// ```
public struct TableColumn: Hashable, Sendable {
  public var field: String
  /// The column header (default: the field's name).
  public var title: String
  /// The heading above adjacent columns that share it; empty for no heading.
  public var heading: String
  /// The alignment of cells. If it is nil, decimal numbers are aligned at the decimal mark, other numbers at the
  /// trailing edge, and text at the leading edge.
  public var alignment: Alignment?
  /// The format of cells, as in scenes: `grouped`, `.2`, `EUR`, `percent`, `date`; nil for no format.
  public var format: String?
  /// The maximum width, in points. Longer text is wrapped.
  public var maxWidth: Double?
  /// The column that contains the link addresses of the cells; nil if the cells themselves are the addresses.
  public var link: String?

  /// Whether to use the monospaced font, for example for codes and digests.
  public var isMonospaced = false

  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    case decimal
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - field: The name of the column in the table.
  ///   - title: The column header; nil (the default) uses `field`.
  public init(_ field: String, title: String? = nil) {
    self.field = field
    self.title = title ?? field
    heading = ""
  }
}
