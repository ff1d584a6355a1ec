import GalleyData
import GalleyMessages

extension ImportNote {
  /// The finding in one sentence without a full stop, and the option that overrides it.
  public var words: String {
    switch self {
    case .encoding(let encoding, let line):
      return "the text is \(encoding.rawValue)\(line.map { ": line \($0) is not UTF-8" } ?? "") (--encoding overrides)"
    case .strayBytes(let count, let line):
      return Self.words(ofStrayBytes: count, line)
    case .delimiter(let sign): return "cells are separated by \(Self.name(sign)) (--delimiter overrides)"
    case .noNames(let example): return Self.words(ofNoNames: example)
    case .namesInComment: return "the comment above the first row is the header"
    case .unprovenNames: return "the first row is probably the header (--header none overrides)"
    case .preamble(let lines): return Self.words(ofPreamble: lines)
    case .title(let lines): return Self.words(ofTitle: lines)
    case .trimmed(let cells):
      return "removed spaces at the ends of \(Words.count(cells.count, "cell")): \(cells.places)"
    case .composed(let cells):
      return "composed letters and accents of \(Words.count(cells.count, "cell")) (NFC): \(cells.places)"
    case .plainSpaces(let cells):
      return
        """
        no-break spaces in \(Words.count(cells.count, "cell")) are read as spaces, to match cells with plain spaces: \
        \(cells.places)
        """
    case .merged(let count, let columns, let hasNumbers):
      return Self.words(ofMerged: count, columns, hasNumbers: hasNumbers)
    case .archived(let name): return "read '\(name)', the only file in the archive"
    case .oneObject: return "the document is one object, which becomes the only row (--pointer overrides)"
    case .footer(let lines):
      return Self.words(lines, "line", "below the table", kept: true) + " (--footer none overrides)"
    case .emptyRows(let count): return "left out \(Words.count(count, "row")) without cells at the end"
    case .comments(let lines): return Self.words(lines, "comment", "above the table")
    case .namesOnRows(let count, let names): return Self.words(ofNames: names, onRows: count)
    case .emptyColumns(let count): return "left out \(Words.count(count, "column")) without name and cells"
    case .subtotals(let rows, let example): return Self.words(ofSubtotals: rows, example)
    case .totalRow(let total): return total.words
    case .renamed(let names):
      return
        "columns without a name get the names \(Words.alternatives(names.map { "'\($0)'" }, word: "and"))"
    case .tolerated(let errors): return errors.words
    case .pointer(let pointer):
      return pointer.isEmpty
        ? "the members of the document are the rows (--pointer overrides)"
        : "the rows are at '\(pointer)' (--pointer overrides)"
    case .sheet(let name, let others):
      return "read the sheet '\(name)'; there \(Self.others(others, "--sheet"))"
    case .table(let name, let others):
      return "read the table '\(name)'; there \(Self.others(others, "--query"))"
    case .fixedColumns(let count):
      return "\(Words.count(count, "column")) start at the same positions in every line (--format lines overrides)"
    case .words(let count):
      return "\(Words.count(count, "column")) are separated by spaces (--format lines overrides)"
    case .ruled: return "the header is above a line of dashes (--format lines overrides)"
    case .lists(let areColumns):
      return areColumns ? "the document's lists are columns side by side" : "the document's lists are the rows"
    case .sheetParts(let rows, let columns, let formulas):
      return Self.words(hiddenRows: rows, hiddenColumns: columns, formulas: formulas)
    case .outlineTotals(let count):
      let verb = count == 1 ? "is the total of a group" : "are totals of groups"
      return "\(Words.count(count, "row")) \(verb) of the sheet's outline and \(count == 1 ? "is" : "are") left out"
    case .lines: return "no delimiter found: each line is one cell"
    case .meaning(let column, let evidence): return "'\(column)' " + evidence.words(of: column)
    }
  }

  private static func words(ofNoNames example: String?) -> String {
    guard let example else { return "no row is a header" }
    return "no row is a header: '\(shortened(example))' in the first row is a value (--header 1 overrides)"
  }

  private static func words(ofStrayBytes count: Int, _ line: Int?) -> String {
    let place = line.map { ", the first on line \($0)" } ?? ""
    return """
      \(Words.count(count, "byte")) of the text \(count == 1 ? "is" : "are") not UTF-8 and \
      \(count == 1 ? "is" : "are") read as windows-1252
      """
        + place
  }

  private static func words(ofMerged count: Int, _ columns: [String], hasNumbers: Bool) -> String {
    let names = Words.alternatives(columns.map { "'\($0)'" }, word: "and")
    return """
      \(Words.count(count, "merged cell")) of \(names) \(count == 1 ? "applies" : "apply") to all \
      \(count == 1 ? "its" : "their") rows
      """
        + (hasNumbers ? "; the number in a merged cell is shown and added once" : "")
  }

  private static func words(ofNames names: [String], onRows count: Int) -> String {
    let shown = names.prefix(3).map { "'\(shortened($0))'" }.joined(separator: ", ")
    let rows = count == 2 ? "two" : count == 3 ? "three" : "\(count)"
    return "the first \(rows) rows are the header: \(shown)\(names.count > 3 ? " and others" : "")"
      + " (--header 1 overrides)"
  }

  /// The finding for readers of the printed table, without options.
  public var readerWords: String {
    let words = words
    // Options are always named at the end.
    guard words.hasSuffix(")") else { return words }
    var end = words.endIndex
    while end > words.startIndex {
      end = words.index(before: end)
      if words[end...].hasPrefix(" (--") { return String(words[..<end]) }
    }
    return words
  }

  private static func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 50 ? line.prefix(49) + "…" : String(line)
  }

  private static func name(_ delimiter: String) -> String {
    switch delimiter {
    case "\t": "tabs"
    case " ": "spaces"
    default: "'\(delimiter)'"
    }
  }

  private static func others(_ names: [String], _ option: String) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }
    let rest = names.count - shown.count
    return
      """
      \(names.count == 1 ? "is" : "are") also \(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "") \
      (\(option) selects another)
      """
  }

  private static func words(_ lines: [String], _ noun: String, _ place: String, kept: Bool = false) -> String {
    let texts = lines.filter { !$0.isEmpty }.prefix(3).map { "'\(Self.shortened($0))'" }.joined(separator: ", ")
    return
      "\(Words.count(lines.count, noun)) \(place) \(lines.count == 1 ? "is" : "are") \(kept ? lines.count == 1 ? "kept as a note" : "kept as notes" : "left out")\(texts.isEmpty ? "" : ": ")\(texts)"
  }

  private static func words(hiddenRows: Int, hiddenColumns: Int, formulas: Int) -> String {
    let hidden = [(hiddenRows, "row"), (hiddenColumns, "column")].filter { $0.0 > 0 }
      .map { Words.count($0.0, "hidden \($0.1)") }
    var parts: [String] = []
    if !hidden.isEmpty {
      parts.append(
        "\(hidden.joined(separator: " and ")) of the sheet \(hiddenRows + hiddenColumns == 1 ? "is" : "are") also read")
    }
    if formulas > 0 {
      parts.append(
        """
        \(Words.count(formulas, "formula")) \(formulas == 1 ? "has" : "have") no value, because no program has \
        calculated the file; the cells are empty
        """
      )
    }
    return parts.joined(separator: "; ")
  }

  private static func words(ofSubtotals rows: [Int], _ example: String) -> String {
    let numbers = rows.prefix(3).map { Words.grouped($0) }.joined(separator: ", ")
    let others = rows.count > 3 ? " and \(Words.count(rows.count - 3, "other"))" : ""
    let word = example.isEmpty ? "its numbers show" : "'\(Self.shortened(example))' shows"
    return """
      \(rows.count == 1 ? "row" : "rows") \(numbers)\(others) \(rows.count == 1 ? "is a subtotal" : "are subtotals") \
      of the rows above,
      """
        + " as \(word), so totals count these rows twice (--where leaves them out)"
  }

  private static func words(ofTitle lines: [String]) -> String {
    let texts = lines.prefix(3).map { "'\(Self.shortened($0))'" }.joined(separator: ", ")
    let parts = lines.count == 1 ? "is its title" : "are its title and subtitle"
    return "\(Words.count(lines.count, "line")) above the table \(parts): \(texts) (--header 1 overrides)"
  }

  private static func words(ofPreamble lines: [String]) -> String {
    let texts = lines.filter { !$0.isEmpty }.prefix(3).map { "'\(Self.shortened($0))'" }.joined(separator: ", ")
    let verb = lines.count == 1 ? "is" : "are"
    return "\(Words.count(lines.count, "line")) above the table \(verb) left out: \(texts) (--header 1 overrides)"
  }
}

extension TotalRow {
  fileprivate var words: String {
    var text = "the row '\(word)' is kept as a note, because it is a total of the rows above"
    let sums = cells.filter { $0.isSum == true }
    if !sums.isEmpty, sums.count == cells.count, sums.allSatisfy(\.unreadRows.isEmpty) {
      text += ", as its numbers show"
    }
    for cell in cells where cell.isSum == false {
      text += "; '\(cell.column)' has \(cell.text), but its cells do not add up to it"
      if let first = cell.unreadRows.first {
        let others = cell.unreadRows.count - 1
        text += ": row \(first)\(others > 0 ? " and \(Words.count(others, "other"))" : "")"
        text += others > 0 ? " are not numbers" : " is not a number"
      }
    }
    return text + " (--footer none overrides)"
  }
}

extension ToleratedErrors {
  package var words: String {
    switch sort {
    case .shortRow(let width):
      "\(rows) fewer than \(Words.count(width, "cell")); the missing cells are empty: \(places)"
    case .longRow(let width): "\(rows) more than \(Words.count(width, "cell")); galley added columns: \(places)"
    case .strayQuote: "\(lineCount) unbalanced quotes, which are read literally: \(places)"
    case .badLine: "left out \(Words.count(count, "line")) that \(count == 1 ? "is" : "are") not JSON: \(places)"
    case .repeatedKey:
      "left out \(Words.count(count, "value")) with a repeated key: \(places)"
    case .comment: "left out \(Words.count(count, "comment")): \(places)"
    case .fullText:
      "\(lineCount) cells that fill their column and may be truncated by the program that wrote them: \(places)"
    case .cutLine: "\(lineCount) cells that are longer than their column and are truncated there: \(places)"
    }
  }

  private var rows: String { "\(Words.count(count, "row")) \(count == 1 ? "has" : "have")" }

  private var lineCount: String { "\(Words.count(count, "line")) \(count == 1 ? "has" : "have")" }

  private var places: String {
    let numbers = lines.map { Words.grouped($0) }
    let more = count > lines.count ? " and others" : ""
    return (count == 1 ? "line " : "lines ") + numbers.joined(separator: ", ") + more
  }
}

extension MeaningEvidence {
  package func words(of column: String) -> String {
    switch finding {
    case .number(let mark, let unit):
      let sign = mark == "," ? " with decimal commas" : ""
      return "is a number\(sign)\(unit.map { " of \($0)" } ?? ""): \(counts)\(overruled(column, "text"))"
    case .openNumber(let mark, let example, let basis):
      let reading =
        mark == "." && example.contains(".") || mark == "," && example.contains(",") ? "a fraction" : "thousands"
      let other = mark == "." ? "comma" : "point"
      return "is a number, and '\(example)' is read as having \(reading), \(basis.words): \(counts)"
        + overruled(column, other)
    case .moment(let hasTime, let order, let isUTC, let hasShortYears):
      var text = hasTime ? "is a date and time" : "is a date"
      if let order { text += ", " + order.words }
      text += ": \(counts)"
      if isUTC { text += "; sorted, and written to workbooks, in UTC" }
      if hasShortYears { text += "; years of two digits are 1969 to 2068" }
      return text + overruled(column, order?.opposite ?? "text")
    case .time(let isClock, let shown, let pair): return words(of: column, isClock, shown, pair)
    case .size(let isCount, let signs, let factor): return words(of: column, isCount, signs, factor)
    case .boolean: return "is true or false: \(counts)\(overruled(column, "text"))"
    case .identifier(.leadingZeros):
      return "stays text: it contains numbers that start with 0\(overruled(column, "number"))"
    case .identifier(.parts(let example)):
      return "stays text: its cells are versions or addresses, such as '\(example)'\(overruled(column, "number"))"
    case .identifier(.name): return "stays text: its numbers are identifiers\(overruled(column, "number"))"
    case .mixedUnits(let units):
      let names = units.prefix(4).map { $0.isEmpty ? "none" : $0 }.joined(separator: ", ")
      return "stays text: its units differ (\(names))\(overruled(column, "number"))"
    case .mostlyMoments(let isDayFirst):
      let order = isDayFirst.map { " with the \($0 ? "day before the month" : "month before the day")" } ?? ""
      return
        "stays text: \(Words.grouped(count)) of \(Words.count(filled, "cell")) are dates\(order)"
        + overruled(column, isDayFirst.map { $0 ? "dmy" : "mdy" } ?? "ymd")
    case .mostlyNumbers:
      return
        "stays text: \(Words.grouped(count)) of \(Words.count(filled, "cell")) are numbers\(overruled(column, "number"))"
    }
  }

  package var counts: String {
    var text =
      count == filled
      ? (count == 1 ? "" : "all ") + Words.count(count, "cell")
      : "\(Words.grouped(count)) of \(Words.count(filled, "cell"))"
    let rest = filled - count
    if rest > 0 {
      let rows = others.map { Words.grouped($0) }.joined(separator: ", ")
      text += "; \(Words.grouped(rest)) \(rest == 1 ? "is not: row" : "are not: rows") \(rows)"
      if rest > others.count { text += " and others" }
    }
    if missing > 0 { text += "; \(Words.grouped(missing)) \(missing == 1 ? "is marked" : "are marked") as missing" }
    return text
  }

  func overruled(_ column: String, _ meaning: String) -> String {
    isReported ? "" : " (--columns \"\(column):\(meaning),*\" overrides)"
  }
}

extension MeaningEvidence.Basis {
  fileprivate var words: String {
    switch self {
    case .row(let row): "as row \(Words.grouped(row)) shows"
    case .cells: "as the other cells show"
    case .column(let name): "as '\(name)' shows"
    case .marks(let name, let isComma): "as the decimal \(isComma ? "commas" : "points") of '\(name)' show"
    case .sequence: "as their order shows"
    case .language: "as --locale requires"
    case .semicolons: "as the semicolons between cells suggest"
    case .commas: "as the commas between cells suggest"
    case .name: "as its name suggests"
    case .nothing: "although no cell proves it"
    }
  }
}

extension CellChanges {
  fileprivate var places: String {
    let numbers = rows.map { Words.grouped($0) }.joined(separator: ", ")
    let names = columns.map { "'\($0)'" }.joined(separator: ", ")
    return "\(count == 1 ? "row" : "rows") \(numbers)\(count > rows.count ? " and others" : "") of \(names)"
  }
}

extension MeaningEvidence.Order {
  fileprivate var words: String {
    switch self {
    case .dayFirst(.row(let row)): "day before month as row \(Words.grouped(row)) shows"
    case .monthFirst(.row(let row)): "month before day as row \(Words.grouped(row)) shows"
    case .dayFirst(let basis): "day before month, \(basis.words)"
    case .monthFirst(let basis): "month before day, \(basis.words)"
    }
  }

  fileprivate var opposite: String {
    switch self {
    case .dayFirst: "mdy"
    case .monthFirst: "dmy"
    }
  }
}
