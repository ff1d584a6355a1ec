import GalleyData

/// A typed expression, such as `amount / 1.19` or `region = North`, that is evaluated row by row.
struct Expression {
  let kind: Kind
  /// The notation of the numbers in the result, taken from the operands.
  var form: NumberForm?
  /// The column, if the expression consists of nothing else.
  var column: Column?
  /// The quoted text, if the expression consists of nothing else.
  var literal: String?
  /// The condition, if the expression consists of nothing else.
  var filter: RowFilter?
  var decimals = Decimals()
  /// The unit of a date that stands for a whole month, quarter or year, of which it is the first day.
  var unit: CalendarUnit?
  let value: (Int) -> Value

  enum Kind {
    case number, text, date, timestamp, truth

    var noun: String {
      switch self {
      case .number: "a number"
      case .text: "text"
      case .date: "a date"
      case .timestamp: "a date with a time"
      case .truth: "a condition"
      }
    }

    var isDate: Bool { self == .date || self == .timestamp }
  }

  /// The value in one row. `empty` stands for empty cells and for results that do not exist, such as a division by
  /// zero.
  enum Value {
    case empty
    case number(ExactDecimal)
    case text(String)
    /// Days since 1 January 1970.
    case day(Int)
    case moment(Moment)
    case truth(Bool)

    var isEmpty: Bool { if case .empty = self { true } else { false } }
    var number: ExactDecimal? { if case .number(let number) = self { number } else { nil } }
    var isTrue: Bool { if case .truth(let isTrue) = self { isTrue } else { false } }

    var day: Int? {
      switch self {
      case .day(let day): day
      case .moment(let moment): moment.day
      default: nil
      }
    }
  }

  struct Moment {
    var day: Int
    /// The number of seconds since midnight.
    var seconds: Int
    /// The fraction of a second and the Z for UTC, as written.
    var rest: String
  }

  init(
    _ kind: Kind, form: NumberForm? = nil, decimals: Decimals = Decimals(), _ value: @escaping (Int) -> Value
  ) {
    (self.kind, self.form, self.decimals, self.value) = (kind, form, decimals, value)
  }

  init(_ number: ExactDecimal) {
    self.init(.number, decimals: Decimals(fixed: number.places)) { _ in .number(number) }
  }

  init(literal: String) {
    self.init(.text) { _ in literal.isEmpty ? .empty : .text(literal) }
    self.literal = literal
  }

  init(_ filter: RowFilter) {
    self.init(.truth) { .truth(filter.holds($0)) }
    self.filter = filter
  }
}

// MARK: Columns

extension Expression {
  init(_ column: Column) {
    let column = column.knowingKind()
    switch column.kind {
    case .integer, .number:
      self.init(.number, form: column.numberForm, decimals: Decimals(fixed: column.fixedDecimals)) { row in
        column.withUTF8(row) { ExactDecimal($0) }.map { .number($0) } ?? .empty
      }
    case .date: self.init(.date) { column.withUTF8($0) { Value(day: $0) } }
    case .timestamp: self.init(.timestamp) { column.withUTF8($0) { Value(moment: $0) } }
    case .boolean: self.init(.truth) { column.withUTF8($0) { $0.isEmpty ? .empty : .truth($0.count == 4) } }
    case .string:
      self.init(.text) { column.withUTF8($0) { $0.isEmpty ? .empty : .text(String(decoding: $0, as: UTF8.self)) } }
    }
    self.column = column
    unit = column.calendarUnit
  }

  /// Creates an expression from the cells as they are written in the file.
  init(written column: Column) {
    var texts = column.asWritten
    (texts.kind, texts.isKindFixed) = (.string, true)
    self.init(texts)
  }

  /// Returns the values of all rows as a column of the same kind.
  func column(named name: String, rows: Int) -> Column {
    var writer = CellWriter(width: 1)
    var isWhole = true
    for row in 0..<rows {
      var cell = value(row).text
      if isWhole, kind == .number, cell.utf8.contains(UInt8(ascii: ".")) { isWhole = false }
      cell.withUTF8 { writer.append($0) }
      writer.endRow()
    }
    var column = Column(name: name, cells: CellStore(writer.finish(), rowCount: rows), index: 0)
    column.isKindFixed = true
    switch kind {
    case .number: column.kind = isWhole ? .integer : .number
    case .text: column.kind = .string
    case .date: column.kind = .date
    case .timestamp: column.kind = .timestamp
    case .truth: column.kind = .boolean
    }
    if kind == .date, let unit { column.calendarUnit = unit }
    guard kind == .number else { return column }
    if let places = decimals.shown(in: column) {
      column.sheetFormat = NumberFormatCode("0." + String(repeating: "0", count: places))
      column.kind = .number
    }
    return column.written(in: form)
  }
}

extension Expression.Value {
  fileprivate init(day cell: UnsafeBufferPointer<UInt8>) {
    guard cell.count == 10, Column.Kind.date.accepts(cell) else {
      self = .empty
      return
    }
    func number(_ range: Range<Int>) -> Int { cell[range].reduce(0) { $0 * 10 + Int($1 &- 0x30) } }
    self = .day(DayNumber.number(number(0..<4), number(5..<7), number(8..<10)))
  }

  init(moment cell: UnsafeBufferPointer<UInt8>) {
    guard cell.count >= 10, case .day(let day) = Self(day: UnsafeBufferPointer(rebasing: cell[..<10])) else {
      self = .empty
      return
    }
    let clock = cell.dropFirst(11).prefix { $0 &- 0x30 <= 9 || $0 == UInt8(ascii: ":") }
    let parts = clock.split(separator: UInt8(ascii: ":")).map { $0.reduce(0) { $0 * 10 + Int($1 &- 0x30) } }
    let seconds = parts.prefix(3).enumerated().reduce(0) { $0 + $1.element * [3600, 60, 1][$1.offset] }
    self = .moment(
      Expression.Moment(day: day, seconds: seconds, rest: String(decoding: cell[clock.endIndex...], as: UTF8.self)))
  }

  /// The canonical text of a cell.
  var text: String {
    switch self {
    case .empty: ""
    case .number(let number): number.text
    case .text(let text): text
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .day(let day): Self.text(day)
    case .moment(let moment):
      Self.text(moment.day) + "T" + Self.text(moment.seconds / 3600, 2) + ":"
        + Self.text(moment.seconds / 60 % 60, 2) + ":" + Self.text(moment.seconds % 60, 2) + moment.rest
    }
  }

  private static func text(_ day: Int) -> String {
    let (year, month, day) = DayNumber.parts(day)
    guard 0...9999 ~= year else { return "" }
    return text(year, 4) + "-" + text(month, 2) + "-" + text(day, 2)
  }

  private static func text(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
