package import GalleyData

/// The cells of one column, as text.
public struct Column: Sendable {
  public private(set) var name: String
  /// What the cells mean; text unless the scene or the cells themselves say otherwise.
  public package(set) var kind: Kind = .string
  package var isKindTold = false
  private var cells: CellStore
  private var index: Int
  /// The rows that are shown, in their order; nil shows all of them.
  private var order: [UInt32]?
  private var later: CellStore?
  /// How the file writes the numbers of the column, where that is not how data does.
  package private(set) var numberForm: NumberForm?
  /// What the file says, where the cells are the values that it stands for.
  private var original: (cells: CellStore, index: Int)?

  /// What the file shows of the column besides; nil if it shows nothing.
  ///
  /// A reference, since drawing a cell copies the column: a larger column took a tenth of the time of a table.
  private var file: FileFacts?

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case string
    case integer
    case number
    case boolean
    case date
    /// A day with a time, as `2024-02-29T12:30:00`, with a Z where it is in UTC.
    case timestamp
  }

  private final class FileFacts: Sendable {
    let origin: ColumnOrigin
    let sheetFormat: NumberFormatCode?

    init(origin: ColumnOrigin, sheetFormat: NumberFormatCode?) {
      (self.origin, self.sheetFormat) = (origin, sheetFormat)
    }
  }

  var origin: ColumnOrigin {
    get { file?.origin ?? ColumnOrigin() }
    set { file = FileFacts(origin: newValue, sheetFormat: sheetFormat) }
  }

  /// How a workbook shows the numbers or days of the column; nil for General, and for other files.
  package var sheetFormat: NumberFormatCode? {
    get { file?.sheetFormat }
    set { file = FileFacts(origin: origin, sheetFormat: newValue) }
  }

  package init(name: String, cells: CellStore, index: Int) {
    self.name = name
    self.cells = cells
    self.index = index
  }

  package init(name: String, cells: some Sequence<String>) { self.init(name: name, cells: CellStore(cells), index: 0) }

  public var count: Int { order?.count ?? storedCount }

  /// The text of the cell in `row`, from 0.
  public subscript(row: Int) -> String { withUTF8(row) { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the UTF-8 of the cell in `row`, from 0; it is valid while `body` runs.
  @inlinable
  public func withUTF8<Value>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    // Tables are full of cells that are kept. What is done with them is compiled with whoever does it, and threads that
    // read the same cells count no references.
    if let text = keptUTF8(row) { return withExtendedLifetime(self) { body(text) } }
    return withOtherUTF8(row, body)
  }

  /// The UTF-8 of the cell in `row`, where it is kept as it is; it is valid as long as the column lives.
  @usableFromInline
  func keptUTF8(_ row: Int) -> UnsafeBufferPointer<UInt8>? {
    let place = place(row)
    return Unmanaged.passUnretained(cells)._withUnsafeGuaranteedRef { cells in
      guard cells.isKept, place < cells.rowCount else { return nil }
      return cells.text(row: place, column: index)
    }
  }

  @usableFromInline
  func withOtherUTF8<Value>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let place = place(row)
    if let later, place >= cells.rowCount {
      return later.withUTF8(row: place - cells.rowCount, column: 0, body)
    }
    return cells.withUTF8(row: place, column: index, body)
  }

  /// The UTF-8 of the cell in `row`, from 0.
  package func utf8(_ row: Int) -> ArraySlice<UInt8> {
    let place = place(row)
    guard let later, place >= cells.rowCount else { return cells.utf8(row: place, column: index) }
    return later.utf8(row: place - cells.rowCount, column: 0)
  }

  package func isEmpty(_ row: Int) -> Bool { withUTF8(row, \.isEmpty) }

  /// The one store that all cells are in, where they are in one, with the column's index there; and the order of rows.
  package var source: (cells: CellStore, index: Int, order: [UInt32]?)? { later == nil ? (cells, index, order) : nil }

  private func place(_ row: Int) -> Int { order.map { Int($0[row]) } ?? row }

  private var storedCount: Int { cells.rowCount + (later?.rowCount ?? 0) }

  package func appending(_ more: [String]) -> Column {
    var column = self
    let known = (0..<(later?.rowCount ?? 0)).map { row in
      String(decoding: later?.utf8(row: row, column: 0) ?? [], as: UTF8.self)
    }
    column.later = CellStore(known + more)
    column.order?.append(contentsOf: UInt32(storedCount)..<UInt32(storedCount + more.count))
    return column
  }

  func holding(_ values: CellStore, _ kind: Kind, form: NumberForm? = nil) -> Column {
    var column = Column(name: name, cells: values, index: 0)
    column.order = order
    column.file = file
    column.kind = kind
    column.isKindTold = true
    column.numberForm = form
    column.original = original ?? (cells, index)
    return column
  }

  /// The column with `texts` for those of the file, one for each row that is kept.
  func rewritten(_ texts: CellStore) -> Column {
    var column = self
    (column.cells, column.index, column.later, column.original) = (texts, 0, nil, nil)
    column.kind = column.guessedKind()
    return column
  }

  package var asWritten: Column {
    guard let original else { return self }
    var column = self
    column.original = nil
    (column.cells, column.index) = original
    return column
  }

  package func written(in form: NumberForm?) -> Column {
    var column = self
    column.numberForm = form
    return column
  }

  package func called(_ name: String) -> Column {
    var column = self
    column.name = name
    return column
  }

  /// The number of the merged cell that the cell in `row` belongs to; nil if it is not merged.
  package func area(ofRow row: Int) -> UInt32? {
    guard let areas = origin.areas, case let place = place(row), place < areas.count else { return nil }
    return areas[place] == 0 ? nil : areas[place]
  }

  package func copied(to store: CellStore, _ index: Int, original: Int?, rows: [UInt32]? = nil) -> Column {
    var copy = self
    if origin.areas != nil {
      copy.origin.areas = rows.map { $0.map { area(ofRow: Int($0)) ?? 0 } } ?? (0..<count).map { area(ofRow: $0) ?? 0 }
    }
    (copy.cells, copy.index, copy.order, copy.later) = (store, index, nil, nil)
    copy.original = original.map { (store, $0) }
    return copy
  }

  /// Whether cells are lengths of time, times of the day or sizes, whose values are seconds or bytes.
  package var isQuantity: Bool { numberForm?.quantity != nil }

  package var isAsWritten: Bool { original == nil }

  var hasOriginal: Bool { original != nil }

  /// The bytes that the cells take, those of the columns beside it that they are kept with, too.
  package var byteCount: Int { cells.byteCount }
}

extension Column {
  package struct Selection {
    package let rows: [UInt32]
    private var composed: [UInt32]?

    package init(_ rows: [UInt32]) { self.rows = rows }

    fileprivate mutating func over(_ order: [UInt32]?) -> [UInt32] {
      guard let order else { return rows }
      // The columns of a table that show less than their store all show the same.
      if let composed { return composed }
      let result = rows.map { order[Int($0)] }
      composed = result
      return result
    }
  }

  /// The column with only the selected rows; the columns of a table share one selection.
  package func selecting(_ selection: inout Selection) -> Column {
    var column = self
    column.order = selection.over(order)
    return column
  }
}

extension Column: Hashable {
  /// Whether two columns have the same name, kind and cells.
  public static func == (first: Column, second: Column) -> Bool {
    first.name == second.name && first.kind == second.kind && first.count == second.count
      && (0..<first.count).allSatisfy { first.utf8($0) == second.utf8($0) }
  }

  /// Hashes the name, the kind and the number of cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
    hasher.combine(count)
  }
}
