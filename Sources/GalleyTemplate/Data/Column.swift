/// The cells of one column, as text.
public struct Column: Hashable, Sendable {
  /// The column's name.
  public let name: String
  /// What the cells mean; text unless the scene says otherwise.
  public internal(set) var kind: Kind = .string
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  /// What the cells of a column mean.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Any text.
    case string
    /// A whole number.
    case integer
    /// A number, which may have a fraction and an exponent.
    case number
    /// `true` or `false`.
    case boolean
    /// A day, as `2024-02-29`.
    case date
  }

  /// A column without cells.
  init(name: String) { self.name = name }

  /// A column of `cells`.
  init(name: String, cells: some Sequence<String>) {
    self.name = name
    for cell in cells { append(cell.utf8) }
  }

  /// How many cells there are.
  public var count: Int { ends.count }

  /// The text of the cell in `row`, from 0.
  public subscript(row: Int) -> String { String(decoding: bytes[range(row)], as: UTF8.self) }

  /// The UTF-8 of the cell in `row`, from 0.
  func utf8(_ row: Int) -> ArraySlice<UInt8> { bytes[range(row)] }

  /// Whether the cell in `row` holds nothing.
  func isEmpty(_ row: Int) -> Bool { range(row).isEmpty }

  /// Puts a cell behind the last one.
  mutating func append(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Makes room for `cells` cells of `bytes` bytes together.
  mutating func reserve(cells: Int, bytes count: Int) {
    bytes.reserveCapacity(count)
    ends.reserveCapacity(cells)
  }

  /// The column with only the listed rows, in their order.
  func selecting(_ rows: [Int]) -> Column {
    var column = Column(name: name)
    column.kind = kind
    column.reserve(cells: rows.count, bytes: rows.count * 8)
    for row in rows { column.append(bytes[range(row)]) }
    return column
  }

  private func range(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }
}
