import GalleyGeometry
import GalleyJSON
import GalleyMessages
public import GalleyPrint
import GalleyTables
import GalleyTemplate

public struct TablePrintReport {
  private let document: TableDocument

  private let sizeOption: String

  public init(_ document: TableDocument) { (self.document, sizeOption) = (document, "--font-size") }

  /// Creates a report. `sizeOption` is the option for the font size that the report mentions.
  package init(_ document: TableDocument, sizeOption: String) {
    (self.document, self.sizeOption) = (document, sizeOption)
  }

  /// The report as text. Column widths are those without wrapping. Rows count from 0, in the order of the file.
  public var text: String {
    let head = ["column", "type", "width", "needs", "row", "text", "next"].joined(separator: "\t")
    return PrintedText.data([pages, decision, head] + document.columns.map(line))
  }

  /// Returns the report as JSON.
  ///
  /// - Parameters:
  ///   - files: The names of the written files.
  ///   - notes: The notes about the data.
  public func json(files: [String], notes: [String] = []) -> String {
    JSONValue.object([
      "schema": .string("galley-table/1"), "files": .array(files.map { .string($0) }),
      "rows": .object(["read": .number(Double(document.rows.read)), "kept": .number(Double(document.rows.kept))]),
      "pages": .number(Double(document.pageCount)), "layout": .string(document.fit.layout.rawValue),
      "pageSize": .array([.number(document.pageSize.width), .number(document.pageSize.height)]),
      "needed": .number(document.fit.natural), "least": .number(document.fit.minimum),
      "offered": .number(document.fit.offered), "decision": .string(decision),
      "columns": .array(document.columns.map(json)),
      "notes": notes.isEmpty ? nil : .array(notes.map { .string($0) }),
    ]).text
  }

  private var pages: String {
    let size = document.pageSize
    let sides = "\(Self.points(size.width)) × \(Self.points(size.height)) pt"
    let (read, kept) = document.rows
    let rows = read == kept ? "" : ", \(kept) of \(CountedNoun.text(read, "row"))"
    return "\(CountedNoun.text(document.pageCount, "page")) of \(sides)\(rows)"
  }

  package var decision: String {
    let fit = document.fit
    let count = document.columns.count
    let needed =
      "\(CountedNoun.text(count, "column")) \(count == 1 ? "needs" : "need") \(Self.points(fit.natural)) pt"
    let offered = "the page has \(Self.points(fit.offered)) pt"
    let size = Self.points(document.plan.fontSize)
    if fit.panels.count > 1 { return facing(needed, offered) }
    let chosen =
      document.plan.isDense
      ? """
      ; columns are closer and the font size is \(size) pt, so that all columns fit side by side (\(sizeOption) \
      overrides this)
      """ : ""
    switch fit.layout {
    case .natural: return "\(needed), \(offered): no line breaks\(chosen)"
    case .wrapped:
      let broken = document.columns.filter(\.isBroken).map(\.field)
      if broken.isEmpty { return "\(needed), \(offered): line breaks only in column headers\(chosen)" }
      return
        "\(needed), \(offered): line breaks in \(broken.joined(separator: ", "))\(chosen)"
    case .stacked:
      guard fit.minimum > fit.offered else { return "rows are printed as records, as requested" }
      let widest = document.columns.max { $0.measure.natural < $1.measure.natural }
      let text = widest.map { ", the widest is \($0.field)" } ?? ""
      return
        """
        all rows are printed as records: even with line breaks the columns need \(Self.points(fit.minimum)) pt, \
        \(offered)\(text)
        """
          + advice
    }
  }

  private func facing(_ needed: String, _ offered: String) -> String {
    let count = document.fit.panels.count
    let size = Self.points(document.plan.fontSize)
    let key = document.columns.first?.field ?? ""
    let next = document.advice.sheet.map { "--page \($0)" } ?? "--records always"
    return
      """
      \(needed), \(offered): the columns are split over \(count) facing pages at a font size of \(size) pt, with \
      \(key) on each; alternative: \(next)
      """
  }

  private var advice: String {
    let ways = document.advice.ways
    return ways.isEmpty ? "" : "; side by side they fit \(ways.joined(separator: ", or "))"
  }

  private func line(_ column: TableDocument.ColumnFinding) -> String {
    let measure = column.measure
    let row =
      measure.isSetByHeading
      ? measure.heading.rawValue : measure.widestRow.map { "\(document.numberInFile(ofRow: $0))" } ?? ""
    let next =
      measure.runnerUp.map { "\(Self.points($0.width)) pt in row \(document.numberInFile(ofRow: $0.row))" } ?? ""
    let width = column.width.map { "\(Self.points($0)) pt" } ?? ""
    let needs = "\(Self.points(measure.natural)) pt"
    return [column.field, column.kind.rawValue, width, needs, row, Self.shown(column.widestText), next]
      .joined(separator: "\t")
  }

  private func json(_ column: TableDocument.ColumnFinding) -> JSONValue {
    let row = column.measure.isSetByHeading ? nil : column.measure.widestRow
    return .object([
      "field": .string(column.field), "type": .string(column.kind.rawValue),
      "width": column.width.map { .number($0) } ?? .null, "natural": .number(column.measure.natural),
      "setBy": .string(column.measure.isSetByHeading ? column.measure.heading.rawValue : "row"),
      "row": row.map { .number(Double(document.numberInFile(ofRow: $0))) } ?? .null, "text": .string(column.widestText),
      "next": .number(column.measure.runnerUp?.width ?? 0),
      "nextRow": column.measure.runnerUp.map { .number(Double(document.numberInFile(ofRow: $0.row))) } ?? .null,
    ])
  }

  private static func points(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func shown(_ text: String) -> String {
    let line = String(text.prefix(60).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return text.count > 60 ? line + "…" : line
  }
}
