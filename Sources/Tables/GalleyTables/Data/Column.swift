package import GalleyData

public struct Column: Sendable {
  public private(set) var name: String
  /// Text, unless the scene or the cells determine another kind.
  public package(set) var kind: Kind = .string
  package var isKindFixed = false
  private var cells: CellStore
  private var index: Int
  /// The stored rows to show, in their order; nil for all rows in the stored order.
  private var order: [UInt32]?
  private var later: CellStore?
  /// The notation of the numbers in the file; nil for the canonical notation.
  package private(set) var numberForm: NumberForm?
  private var original: (cells: CellStore, index: Int)?

  /// Stored by reference: with a larger `Column`, printing a table took 10 % longer.
  private var file: FileFacts?

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case string
    case integer
    case number
    case boolean
    case date
    /// A date with a time, such as `2024-02-29T12:30:00`, followed by Z if it is in UTC.
    case timestamp
  }

  private final class FileFacts: Sendable {
    let origin: ColumnOrigin
    let sheetFormat: NumberFormatCode?
    let calendarUnit: CalendarUnit?

    init(origin: ColumnOrigin, sheetFormat: NumberFormatCode?, calendarUnit: CalendarUnit?) {
      (self.origin, self.sheetFormat, self.calendarUnit) = (origin, sheetFormat, calendarUnit)
    }
  }

  var origin: ColumnOrigin {
    get { file?.origin ?? ColumnOrigin() }
    set { file = FileFacts(origin: newValue, sheetFormat: sheetFormat, calendarUnit: calendarUnit) }
  }

  package var sheetFormat: NumberFormatCode? {
    get { file?.sheetFormat }
    set { file = FileFacts(origin: origin, sheetFormat: newValue, calendarUnit: calendarUnit) }
  }

  /// The unit of dates that stand for a whole month, quarter or year: its first day is printed as "Q1 2024" instead of
  /// "2024-01-01".
  package var calendarUnit: CalendarUnit? {
    get { file?.calendarUnit ?? (kind == .date ? sheetFormat?.calendarUnit : nil) }
    set { file = FileFacts(origin: origin, sheetFormat: sheetFormat, calendarUnit: newValue) }
  }

  package init(name: String, cells: CellStore, index: Int) {
    self.name = name
    self.cells = cells
    self.index = index
  }

  package init(name: String, cells: some Sequence<String>) { self.init(name: name, cells: CellStore(cells), index: 0) }

  public var count: Int { order?.count ?? storedCount }

  /// Returns the text of the cell in `row`, from 0.
  public subscript(row: Int) -> String { withUTF8(row) { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the UTF-8 bytes of a cell, without copying them.
  ///
  /// - Parameters:
  ///   - row: The index of the row, from 0.
  ///   - body: Reads the bytes. The buffer is valid only during the call.
  /// - Returns: The result of `body`.
  @inlinable
  public func withUTF8<Value>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    // Most cells are stored. This path is inlined into the caller, and it does not touch reference counts, which
    // threads that read the same cells would compete for.
    if let text = keptUTF8(row) { return withExtendedLifetime(self) { body(text) } }
    return withOtherUTF8(row, body)
  }

  /// The buffer is valid as long as the column exists.
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

  package func utf8(_ row: Int) -> ArraySlice<UInt8> {
    let place = place(row)
    guard let later, place >= cells.rowCount else { return cells.utf8(row: place, column: index) }
    return later.utf8(row: place - cells.rowCount, column: 0)
  }

  package func isEmpty(_ row: Int) -> Bool { withUTF8(row, \.isEmpty) }

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
    column.isKindFixed = true
    column.numberForm = form
    column.original = original ?? (cells, index)
    return column
  }

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

  package var isQuantity: Bool { numberForm?.quantity != nil }

  package var isAsWritten: Bool { original == nil }

  var hasOriginal: Bool { original != nil }

  package var byteCount: Int { cells.byteCount }
}

extension Column {
  package struct Selection {
    package let rows: [UInt32]
    /// The columns that were read from a file share one order; columns that are computed after a selection have a
    /// different one.
    private var composed: [(order: [UInt32], rows: [UInt32])] = []

    package init(_ rows: [UInt32]) { self.rows = rows }

    fileprivate mutating func over(_ order: [UInt32]?) -> [UInt32] {
      guard let order else { return rows }
      let address = order.withUnsafeBufferPointer(\.baseAddress)
      if let known = composed.first(where: { $0.order.withUnsafeBufferPointer(\.baseAddress) == address }) {
        return known.rows
      }
      let result = rows.map { order[Int($0)] }
      composed.append((order, result))
      return result
    }
  }

  package func selecting(_ selection: inout Selection) -> Column {
    var column = self
    column.order = selection.over(order)
    return column
  }
}

extension Column: Hashable {
  public static func == (first: Column, second: Column) -> Bool {
    first.name == second.name && first.kind == second.kind && first.count == second.count
      && (0..<first.count).allSatisfy { first.utf8($0) == second.utf8($0) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
    hasher.combine(count)
  }
}
