import GalleyData
package import GalleyTables

/// Cells in the notation of a locale, regardless of the notation in the file.
struct LocalizedCells {
  let column: Column
  let decimalMark: [UInt8]
  private let content: Content

  private enum Content {
    case numbers(LocalizedNumber)
    /// Computed numbers, which are stored in canonical notation without a unit.
    case values(LocalizedNumber)
    case days(locale: String)
    case moments(Column, locale: String)
    case lists(LocalizedNumber)
  }

  /// Returns nil for text and Boolean values.
  init?(_ column: Column, locale: String, isGrouped: Bool, isList: Bool = false) {
    let symbols = NumberSymbols(locale: locale)
    decimalMark = Array(symbols.decimal.utf8)
    let number = LocalizedNumber(
      symbols: symbols, form: column.numberForm, code: column.sheetFormat, isGrouped: isGrouped)
    switch column.kind {
    case .integer, .number:
      content = column.isAsWritten && column.numberForm != nil ? .values(number) : .numbers(number)
      self.column = column.asWritten
    case .date:
      content = .days(locale: locale)
      self.column = column
    case .timestamp:
      content = .moments(column.asWritten, locale: locale)
      self.column = column
    case .string where isList:
      content = .lists(number)
      self.column = column
    case .string, .boolean: return nil
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, row: Int) -> String? {
    switch content {
    case .numbers(let number): return number.text(bytes)
    case .values(let number): return number.text(ofValue: String(decoding: bytes, as: UTF8.self))
    case .days(let locale): return day(String(decoding: bytes, as: UTF8.self), locale)
    case .moments(let written, let locale):
      return LocalizedDay.text(String(decoding: bytes, as: UTF8.self), written: written[row], locale)
    case .lists(let number):
      let parts = bytes.split(separator: 0x20, omittingEmptySubsequences: false)
      return parts.map { part in
        number.text(UnsafeBufferPointer(rebasing: part)) ?? String(decoding: part, as: UTF8.self)
      }.joined(separator: " ")
    }
  }

  func text(ofValue value: String) -> String {
    switch content {
    case .numbers(let number), .values(let number), .lists(let number): number.text(ofValue: value)
    case .days(let locale): day(value, locale) ?? value
    case .moments(_, let locale): LocalizedDay.text(value, locale) ?? value
    }
  }

  private func day(_ text: String, _ locale: String) -> String? {
    column.calendarUnit?.title(text, locale: locale) ?? LocalizedDay.text(text, locale)
  }
}

enum LocalizedDay {
  /// Returns a date in the notation of a locale. English without a region uses the ISO order, because readers disagree
  /// about the order of day and month.
  static func text(_ value: String, _ locale: String) -> String? {
    if value.utf8.count > 10 { return text(value, written: value, locale) }
    guard let day = DayText(value) else { return nil }
    return locale.lowercased() == "en" ? value : day.aligned(for: locale)
  }

  /// Returns a date with a time in the notation of a locale. It contains seconds if the original text `written` does.
  /// If that has a time zone, the result is in the same zone and not in UTC.
  static func text(_ value: String, written: String, _ locale: String) -> String? {
    let local = WrittenMoment(written)?.local(value) ?? value
    guard let day = text(String(local.prefix(10)), locale) else { return nil }
    var time = String(local.dropFirst(11))
    let hasSeconds = written.split(separator: ":", omittingEmptySubsequences: false).count > 2
    if !hasSeconds, time.dropFirst(5).prefix(3) == ":00" {
      time = String(time.prefix(5)) + time.dropFirst(8)
    }
    return time.isEmpty ? day : day + " " + time
  }

  static func workbookFormat(_ locale: String) -> String {
    locale.lowercased() == "en" ? "yyyy\\-mm\\-dd" : DayText.workbookFormat(for: locale)
  }
}

package struct ColumnTexts {
  private let column: Column
  private let cells: CellText?

  /// Creates the text of a column's cells. Without a locale, it is the same as in the file.
  package init(_ column: Column, locale: String?) {
    self.column = column
    let own = locale.flatMap { locale in
      let isGrouped = Quantities.areGrouped(column.name, column, TablePlan())
      return LocalizedCells(column, locale: locale, isGrouped: isGrouped).map { CellText(column, localized: $0) }
    }
    cells = own ?? (column.calendarUnit == nil ? nil : CellText(column))
  }

  package static func areGrouped(_ column: Column) -> Bool { Quantities.areGrouped(column.name, column, TablePlan()) }

  package subscript(row: Int) -> String { cells?.text(row) ?? column.written(row) }
}

extension TotalRow {
  /// Returns the text of a total. If `locale` is nil, the numbers are as in the file.
  package func text(below table: Table, locale: String?) -> String {
    guard let locale else { return text }
    var row = self
    for index in cells.indices {
      guard let place = table.columnIndex(cells[index].column) else { continue }
      let column = table.columns[place]
      let isGrouped = Quantities.areGrouped(column.name, column, TablePlan())
      guard column.kind.isNumeric, let texts = LocalizedCells(column, locale: locale, isGrouped: isGrouped) else {
        continue
      }
      var written = cells[index].text
      row.cells[index].text = written.withUTF8 { texts.text($0, row: 0) } ?? cells[index].text
    }
    return row.text
  }
}
