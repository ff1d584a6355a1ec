public import GalleyGeometry
public import GalleyPicture
public import GalleyTables
public import GalleyText

/// A table ready to be printed: every cell is measured, every decision is made, every page is counted.
public final class TableDocument {
  public let plan: TablePlan
  /// The sheet as it lies, in points.
  public let pageSize: Size
  public let fit: ColumnFit
  /// What would let the columns stand side by side, where they do not.
  public let advice: FitAdvice
  /// The columns as they were found, in the order they are printed.
  public let columns: [ColumnFinding]
  /// The picture at the top of the first page; nil where there is none.
  let logo: PictureImage?
  /// How many pages there are; a table without rows has one.
  public var pageCount: Int { lead.count + tablePageCount + tail.count }
  var tablePageCount: Int { starts.count * frame.panels.count }
  private(set) var lead: [ReportPage] = []
  private(set) var tail: [ReportPage] = []
  private(set) var below: [Picture.Item] = []
  private(set) var starts: [PageFiller.Place]
  /// The heights of headings and sums that have several lines; nil if all have one.
  private(set) var groupHeights: GroupHeights?

  let table: Table
  let printed: [PrintedColumn]
  let groups: TableGroups
  let extents: RowExtents
  let pens: TablePens
  let style: TableStyle
  let frame: PageFrame
  let sums: TableSums
  /// The columns whose sums, averages or counts leave out cells that are not numbers.
  let partial: [PartialColumn]
  let longCells: LongCells
  public let file: String

  public struct ColumnFinding: Hashable, Sendable {
    public let field: String
    public let kind: Column.Kind
    public let measure: ColumnMeasure
    /// The text that sets its width: of a cell, a sum, what is said before sums, or its title.
    public let widestText: String
    /// The width it is printed at, in points; nil where rows are stacked. Less than ``ColumnMeasure/natural`` where
    /// texts are broken.
    public let width: Double?
    /// Whether a text of it is broken; a title alone that is broken between words is none.
    public let isBroken: Bool

    init(_ column: PrintedColumn, _ measure: ColumnMeasure, width: Double?) {
      (field, kind, self.measure, self.width) = (column.plan.field, column.kind, measure, width)
      let heading = measure.heading == .title ? column.plan.title : measure.headingText
      widestText =
        measure.isSetByHeading ? heading : column.measure.widestRow.map { column.cells.text($0) } ?? ""
      isBroken = width.map { $0 < measure.unbroken - 0.01 } ?? false
    }
  }

  /// Measures `table`, which was read from `file`, and lays it out as `plan` says.
  ///
  /// `logo` is the picture that the plan's style names. Engines of `helpers` measure long tables, too, each on a thread
  /// of its own; the pages are the same with any number.
  /// - Throws: ``PrintError`` for columns and formats that there are not, and for pages too small for a table.
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
    // A thread has to read the fonts anew.
    let isLong = table.rowCount * max(table.columns.count, 1) >= TableDocument.leastCellsForThreads
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
      sorting: plan.groupOrder == .found ? nil : sorting, titles: reader.titles(of: fields))
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
    advice = FitAdvice(plan, least: fitting.fit.least)
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
    if plan.report.hasLead { lead = try pages.lead() }
    if let items = pages.footnotes() { below = items }
    tail = pages.tail()
  }

  /// The pages of `document`, whose texts `engine` sets: for another thread.
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

  private static let leastCellsForThreads = 200_000

  private static func tooWide(
    _ fit: ColumnFit, _ columns: [PrintedColumn], _ measures: [ColumnMeasure], _ advice: FitAdvice
  ) -> PrintError {
    let widest = zip(columns, measures).max { $0.1.natural < $1.1.natural }
    return .tooWide(
      columns: columns.count, widest: widest?.0.plan.field ?? "", least: fit.least, offered: fit.offered, advice)
  }

  /// The number that row `index` of the table has in its file, from 0, wherever it was sorted to.
  public func numberInFile(ofRow index: Int) -> Int { table.number(ofRow: index) }

  /// How many rows the file has, and how many of them are shown.
  public var rows: (read: Int, kept: Int) { (plan.rowsRead ?? table.rowCount, table.rowCount) }

  var filler: PageFiller { PageFiller(groups, extents, frame, plan, groupHeights) }

  /// The names of groups that have no space on a page, and are cut in their headings.
  public var cutGroups: [String] { groupHeights?.cut.map { groups.groups[$0].title } ?? [] }

  /// The height of the first heading, in points; 0 without groups.
  var firstHeading: Double {
    groups.groups.isEmpty ? 0 : groupHeights?.headings.first ?? frame.heights.heading
  }

  /// Sums stand in the columns of what they add up, and may be wider than any of it.
  private static func measuring(
    _ sums: TableSums, of groups: TableGroups, in columns: [PrintedColumn], _ reader: ColumnReader
  ) -> [ColumnMeasure] {
    var measures = columns.map { column in
      var measure = column.measure
      guard sums.columns.contains(column.index) else { return measure }
      // Sums end where whole numbers end; their fractions lie under those of the cells.
      let widest = reader.widest(of: sums.texts(of: column.index, column.cells))
      if widest.width > measure.title {
        (measure.title, measure.heading, measure.headingText) = (widest.width, .sum, widest.text)
      }
      return measure
    }
    makeRoom(for: sums, of: groups, in: columns, reader, &measures)
    return measures
  }

  /// Widens the first column until the words before sums have room; very long names of groups are cut.
  ///
  /// Where the first column is one of sums, the words stand in it, before each sum.
  private static func makeRoom(
    for sums: TableSums, of groups: TableGroups, in columns: [PrintedColumn], _ reader: ColumnReader,
    _ measures: inout [ColumnMeasure]
  ) {
    guard let first = columns.firstIndex(where: { sums.columns.contains($0.index) }) else { return }
    let (plan, gap) = (reader.plan, reader.style.gap)
    let words = sums.lines.flatMap { line in
      groups.groups.enumerated().map { sums.words(line, $1.title, of: $0) } + [line.words]
    }
    let wanted = reader.widest(of: words)
    let room = measures[..<first].reduce(0) { $0 + $1.natural + gap }
    let missing = min(wanted.width, plan.fontSize * 20) + gap - room
    if missing > 0 {
      measures[0].title = measures[0].natural + missing
      (measures[0].heading, measures[0].headingText) = (.sumWords, wanted.text)
    }
  }

  private static func starts(_ filler: PageFiller, _ frame: PageFrame) -> [PageFiller.Place] {
    var starts = [PageFiller.Place()]
    var next = filler.fill(from: PageFiller.Place(), room: frame.room(onPage: 0)) { _, _, _ in }
    while !filler.isEnd(next) {
      starts.append(next)
      next = filler.fill(from: next, room: frame.room(onPage: starts.count - 1)) { _, _, _ in }
    }
    return starts
  }

  /// The page of the table, from 0, on which each group begins.
  func groupPages() -> [Int] {
    var pages = [Int](repeating: 0, count: groups.groups.count)
    for index in starts.indices {
      _ = filler.fill(from: starts[index], room: frame.room(onPage: index)) { block, _, _ in
        if case .heading(let group, isContinued: false) = block { pages[group] = index * frame.panels.count }
      }
    }
    return pages
  }

  /// The lines below the last row: what the sums leave out or count again, and the notes of the file.
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
