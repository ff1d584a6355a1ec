public import GalleyGeometry
public import GalleyPicture
public import GalleyTables
public import GalleyText

/// A table that is ready to print: all cells are measured and all pages are counted.
///
/// ```swift
/// let table = try DataFile("sales.csv").table()
/// let document = try TableDocument(table, TablePlan(title: "Sales"), file: "sales.csv", engine: TextEngine())
/// print(document.pageCount)
/// ```
public final class TableDocument {
  public let plan: TablePlan
  /// The size of the pages in their orientation, in points.
  public let pageSize: Size
  public let fit: ColumnFit
  public let advice: FitAdvice
  /// The measured columns, in print order.
  public let columns: [ColumnFinding]
  let logo: PictureImage?
  /// The number of pages. A table without rows has one page.
  public var pageCount: Int { leadCount + tablePageCount + tail.count }
  /// The number of pages before the first page of the table.
  var leadCount: Int { lead.count - (frame.leadEnd == nil ? 0 : 1) }
  var tablePageCount: Int { starts.count * frame.panels.count }
  private(set) var lead: [ReportPage] = []
  private(set) var tail: [ReportPage] = []
  private(set) var below: [Picture.Item] = []
  private(set) var starts: [PageFiller.Place]
  private(set) var groupHeights: GroupHeights?

  let table: Table
  let printed: [PrintedColumn]
  let groups: TableGroups
  let extents: RowExtents
  let pens: TablePens
  let style: TableStyle
  private(set) var frame: PageFrame
  let sums: TableSums
  let partial: [PartialColumn]
  let longCells: LongCells
  public let file: String

  public struct ColumnFinding: Hashable, Sendable {
    public let field: String
    public let kind: Column.Kind
    public let measure: ColumnMeasure
    /// The text that determines the width: a cell, a total, the label of a total, or the column header.
    public let widestText: String
    /// The printed width, in points; nil in the record layout. It is less than ``ColumnMeasure/natural`` if text is
    /// wrapped.
    public let width: Double?
    /// Whether text is wrapped. Wrapping the column header between words does not count.
    public let isBroken: Bool

    init(_ column: PrintedColumn, _ measure: ColumnMeasure, width: Double?) {
      (field, kind, self.measure, self.width) = (column.plan.field, column.kind, measure, width)
      let heading = measure.heading == .title ? column.plan.title : measure.headingText
      widestText =
        measure.isSetByHeading ? heading : column.measure.widestRow.map { column.cells.text($0) } ?? ""
      isBroken = width.map { $0 < measure.unbroken - 0.01 } ?? false
    }
  }

  /// Measures `table` and lays it out on pages.
  ///
  /// - Parameters:
  ///   - table: The rows and columns.
  ///   - plan: The print settings.
  ///   - file: The name of the table's file, for headers and footers.
  ///   - logo: The logo image of the plan's style (default: nil).
  ///   - engine: The text engine of this thread.
  ///   - helpers: Additional engines, which measure long tables on one thread each. They do not affect the result.
  /// - Throws: ``PrintError`` for unknown columns and formats, and for pages that are too small.
  public init(
    _ table: Table, _ plan: TablePlan, file: String, logo: PictureImage? = nil, engine: TextEngine,
    helpers: [TextEngine] = []
  ) throws(PrintError) {
    let table = table.knowingKinds().showingAreasOnce(except: plan.groups)
    self.table = table
    self.plan = plan
    self.file = file
    self.logo = logo
    longCells = LongCells()
    style = TableStyle(plan)
    pens = try TablePens(style, engine, plan)
    // Each additional thread must load the fonts, which is worthwhile only for long tables.
    let isLong = table.rowCount * max(table.columns.count, 1) >= TableDocument.minimumCellsForThreads
    var others: [TablePens] = []
    for engine in isLong ? helpers : [] { others.append(try TablePens(style, engine, plan)) }
    let reader = ColumnReader(table: table, plan: plan, pens: pens, style: style, others: others)
    try reader.checkCharts()
    printed = try reader.columns()
    let fields = try reader.indices(of: plan.groups)
    let totals = try reader.addableIndices(of: plan.totals)
    let averages = try reader.numericIndices(of: plan.averages)
    let sorting = GroupSorting(order: plan.groupOrder, column: totals.first.map { table.columns[$0] })
    groups = TableGroups(
      table, fields: fields, hasTotals: !totals.isEmpty || !averages.isEmpty,
      sorting: plan.groupOrder == .input ? nil : sorting, titles: reader.titles(of: fields))
    sums = TableSums(table, groups, sums: totals, averages: averages, plan)
    let counted = plan.report.hasSummary ? printed.map(\.index) : []
    partial = Set(sums.columns + counted).sorted().compactMap { PartialColumn($0, of: table) }
    let measured = TableDocument.measuring(sums, of: groups, in: printed, reader)
    let titles = printed.map(\.measure.title)
    var fitting = PageFitting(
      plan: plan, style: style, columns: measured, titles: titles, texts: printed.map(\.plan.title))
    if let slack = ColumnSlack(printed, measured, fitting.fit) {
      fitting.fit.widths = slack.shared(count: table.rowCount)
    }
    fit = fitting.fit
    advice = FitAdvice(plan, minimum: fitting.fit.minimum)
    if fit.isTooWide { throw TableDocument.tooWide(fit, printed, measured, advice) }
    frame = try PageFrame(plan, fitting, logo: logo, style: style, pens: pens)
    pageSize = fitting.pageSize
    let lines = RowLines(
      columns: printed, fit: fitting.fit, frame: frame, pens: pens, order: groups.order, longCells: longCells)
    extents = lines.extents(count: table.rowCount, others: others)
    columns = printed.enumerated().map { index, column in
      ColumnFinding(column, measured[index], width: fitting.fit.widths.isEmpty ? nil : fitting.fit.widths[index])
    }
    starts = []
    groupHeights = GroupHeights(self)
    starts = TableDocument.starts(filler, frame)
    let pages = ReportPages(document: self, engine: engine)
    if plan.report.hasLead {
      frame.leadEnd = try pages.tableTop()
      if frame.leadEnd != nil { starts = TableDocument.starts(filler, frame) }
      lead = try pages.lead().pages
    }
    if let items = pages.footnotes() { below = items }
    tail = pages.tail()
  }

  init(_ document: TableDocument, engine: TextEngine) throws(PrintError) {
    (table, plan, file, logo) = (document.table, document.plan, document.file, document.logo)
    (style, groups, sums, fit) = (document.style, document.groups, document.sums, document.fit)
    (advice, frame, pageSize, extents) = (document.advice, document.frame, document.pageSize, document.extents)
    (columns, starts, lead, tail) = (document.columns, document.starts, document.lead, document.tail)
    (below, partial, groupHeights) = (document.below, document.partial, document.groupHeights)
    let own = try TablePens(style, engine, plan)
    pens = own
    printed = document.printed.map { column in
      PrintedColumn(column, pen: column.pen === document.pens.monospaced ? own.monospaced : own.cell)
    }
    longCells = LongCells(copying: document.longCells)
  }

  private static let minimumCellsForThreads = 200_000

  private static func tooWide(
    _ fit: ColumnFit, _ columns: [PrintedColumn], _ measures: [ColumnMeasure], _ advice: FitAdvice
  ) -> PrintError {
    let widest = zip(columns, measures).max { $0.1.natural < $1.1.natural }
    return .tooWide(
      columns: columns.count, widest: widest?.0.plan.field ?? "", minimum: fit.minimum, offered: fit.offered, advice)
  }

  /// Returns the row number in the file, from 0, regardless of sorting.
  public func numberInFile(ofRow index: Int) -> Int { table.number(ofRow: index) }

  /// The number of rows read from the file, and the number of rows in the table.
  public var rows: (read: Int, kept: Int) { (plan.rowsRead ?? table.rowCount, table.rowCount) }

  var filler: PageFiller { PageFiller(groups, extents, frame, plan, groupHeights) }

  /// The names of groups that are too long for their headings and therefore truncated.
  public var cutGroups: [String] { groupHeights?.cut.map { groups.groups[$0].title } ?? [] }

  var firstHeading: Double {
    groups.groups.isEmpty ? 0 : groupHeights?.headings.first ?? frame.heights.heading
  }

  private static func measuring(
    _ sums: TableSums, of groups: TableGroups, in columns: [PrintedColumn], _ reader: ColumnReader
  ) -> [ColumnMeasure] {
    var measures = columns.map { column in
      var measure = column.measure
      guard sums.columns.contains(column.index) else { return measure }
      // Totals are aligned with the cells at the decimal mark.
      let widest = reader.widest(of: sums.texts(of: column.index, column.cells))
      if widest.width > measure.title {
        (measure.title, measure.heading, measure.headingText) = (widest.width, .sum, widest.text)
      }
      guard column.alignment == .decimal else { return measure }
      // Totals are bold, so their fractions are wider than the fractions in the cells.
      let parts = sums.texts(of: column.index, column.cells).map { reader.parts(of: $0, column.decimalMark) }
      column.reserveWidth(forFraction: parts.map(\.fraction).max() ?? 0)
      measure.fraction = column.measure.fraction
      measure.whole = max(measure.whole, parts.map(\.whole).max() ?? 0)
      return measure
    }
    reserveWidth(for: sums, of: groups, in: columns, reader, &measures)
    return measures
  }

  private static func reserveWidth(
    for sums: TableSums, of groups: TableGroups, in columns: [PrintedColumn], _ reader: ColumnReader,
    _ measures: inout [ColumnMeasure]
  ) {
    guard let first = columns.firstIndex(where: { sums.columns.contains($0.index) }) else { return }
    let (plan, gap) = (reader.plan, reader.style.gap)
    let words = sums.lines.flatMap { line in
      groups.groups.enumerated().map { sums.words(line, $1.title, of: $0) } + [line.words]
    }
    let wanted = reader.widest(of: words)
    let space = measures[..<first].reduce(0) { $0 + $1.natural + gap }
    let missing = min(wanted.width, plan.fontSize * 20) + gap - space
    if missing > 0 {
      measures[0].title = measures[0].natural + missing
      (measures[0].heading, measures[0].headingText) = (.sumWords, wanted.text)
    }
  }

  private static func starts(_ filler: PageFiller, _ frame: PageFrame) -> [PageFiller.Place] {
    var starts = [PageFiller.Place()]
    var next = filler.fill(from: PageFiller.Place(), space: frame.room(onPage: 0)) { _, _, _ in }
    while !filler.isEnd(next) {
      starts.append(next)
      next = filler.fill(from: next, space: frame.room(onPage: starts.count - 1)) { _, _, _ in }
    }
    return starts
  }

  func groupPages() -> [Int] {
    var pages = [Int](repeating: 0, count: groups.groups.count)
    for index in starts.indices {
      _ = filler.fill(from: starts[index], space: frame.room(onPage: index)) { block, _, _ in
        if case .heading(let group, isContinued: false) = block { pages[group] = index * frame.panels.count }
      }
    }
    return pages
  }

  package var footnotes: [String] {
    partial.map { column in
      let title = printed.first { $0.index == column.index }?.plan.title ?? table.columns[column.index].name
      return column.note(title, plan)
    } + plan.subtotalNotes(of: table) + plan.report.footnotes
  }

  func row(at place: Int) -> Int { groups.order.map { Int($0[place]) } ?? place }
}

extension PageFiller {
  fileprivate init(
    _ groups: TableGroups, _ extents: RowExtents, _ frame: PageFrame, _ plan: TablePlan, _ groupHeights: GroupHeights?
  ) {
    self.init(
      groups: groups, lines: { extents[$0] }, heights: frame.heights, splitsRows: plan.splitsRows,
      breaksGroups: plan.report.breaksGroups, groupHeights: groupHeights)
  }
}
