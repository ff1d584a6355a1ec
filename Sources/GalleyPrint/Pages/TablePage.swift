import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyTemplate
import GalleyText

/// Draws one page of a table.
struct TablePage<Surface: PrintSurface> {
  let document: TableDocument
  /// The page, from 0.
  let index: Int
  let surface: Surface
  /// What the page leads to, and what leads to it.
  private(set) var links: [PDFPage.Link] = []
  private(set) var outline: [PDFPage.OutlineEntry] = []
  private(set) var destinations: [PDFPage.Destination] = []
  private let rows: RowDrawing<Surface>
  /// Which of the facing pages it is, from 0.
  private let panelIndex: Int
  private let panel: PageFrame.Panel
  /// Where its rows begin, and the room for them, in points.
  private let start: PageFiller.Place
  private let room: Double

  /// The page at `index` of `document`, drawn on `surface`.
  ///
  /// - Parameter panel: which of the facing pages, where columns are split.
  init(_ document: TableDocument, _ index: Int, panel: Int = 0, on surface: Surface) {
    let (start, room) = (document.starts[index], document.frame.room(onPage: index))
    self.init(document, index, panel: panel, from: start, room: room, on: surface)
  }

  /// A part of a page that begins at `start` and has `room` points for rows.
  init(_ document: TableDocument, from start: PageFiller.Place, room: Double, panel: Int, on surface: Surface) {
    self.init(document, 0, panel: panel, from: start, room: room, on: surface)
  }

  private init(
    _ document: TableDocument, _ index: Int, panel: Int, from start: PageFiller.Place, room: Double,
    on surface: Surface
  ) {
    panelIndex = panel
    self.panel = document.frame.panels[panel]
    self.document = document
    self.index = index
    self.start = start
    self.room = room
    self.surface = surface
    rows = RowDrawing(document: document, surface: surface, panel: document.frame.panels[panel])
  }

  private var frame: PageFrame { document.frame }
  private var plan: TablePlan { document.plan }
  private var pens: TablePens { document.pens }
  private var style: TableStyle { document.style }
  private var colors: PageStyle.Colors { document.style.colors }

  /// Draws everything.
  mutating func draw() throws(PDFError) {
    if index == 0, panelIndex == 0, !frame.isTitled { try drawTitle() }
    if frame.columnTitles > 0 { try drawColumnTitles(top: frame.titlesTop(onPage: index)) }
    _ = try drawRows()
    if index == document.starts.count - 1, panelIndex == 0 { try surface.draw(document.below) }
    try drawEdges()
  }

  /// Draws column titles and rows alone; says how high they are and where the next part begins.
  mutating func drawPiece() throws(PDFError) -> (height: Double, next: PageFiller.Place) {
    if frame.columnTitles > 0 { try drawColumnTitles(top: 0) }
    let (end, next) = try drawRows()
    return (height: end, next: next)
  }

  // MARK: Title

  mutating func drawTitle() throws(PDFError) {
    if let image = document.logo, let place = frame.logo { try surface.draw([.image(.init(image, in: place))]) }
    guard !plan.title.isEmpty else { return }
    let width = frame.body.width - (frame.logo.map { $0.width + style.widestGap } ?? 0)
    outline.append(PDFPage.OutlineEntry(plan.title))
    var y = frame.headerTop
    try draw(pens.display.shortened(plan.title, to: width), pens.display, y: y, colors.text)
    y += pens.display.lineHeight
    if !plan.subtitle.isEmpty {
      y += style.rowPadding
      try draw(pens.heading.shortened(plan.subtitle, to: width), pens.heading, y: y, colors.muted)
      y += pens.heading.lineHeight
    }
    let facts = [plan.date, plan.count(document.table.rowCount), document.file].filter { !$0.isEmpty }
    let below = y + style.rowPadding * 1.5
    let line = pens.edge.shortened(facts.joined(separator: "  ·  "), to: width)
    try draw(line, pens.edge, y: below, colors.muted)
  }

  /// Draws a line at the side where reading starts.
  private func draw(_ text: String, _ pen: TextPen, y: Double, _ color: RGBA) throws(PDFError) {
    let x = plan.direction == .leftToRight ? frame.body.minX : frame.body.maxX - pen.width(of: text)
    try pen.draw(text, x: x, y: y, color, on: surface)
  }

  // MARK: Column titles

  func drawColumnTitles(top: Double) throws(PDFError) {
    guard frame.columnTitles > 0 else { return }
    try drawSpans(top: top)
    let y = top + frame.spanTitles + style.rowPadding
    for (column, x) in panel.places {
      try drawColumnTitle(document.printed[column], x: x, width: document.fit.widths[column], y: y)
    }
    let line = top + frame.columnTitles - 0.75
    try surface.fill(
      Rect(x: panel.edges.lowerBound, y: line, width: panel.width, height: 0.75), colors.strongRule)
  }

  /// Draws a title on as many lines as it needs, the last of them above the rule.
  private func drawColumnTitle(_ printed: PrintedColumn, x: Double, width: Double, y: Double) throws(PDFError) {
    let (pen, title) = (pens.title, printed.plan.title)
    let last = y + Double(frame.titleLines - 1) * pen.lineHeight
    let lines = TitleLines(title, pen, width: width).texts
    for (index, line) in lines.enumerated() {
      let indent = printed.titleIndent(width - pen.width(of: line), plan.direction)
      let y = last - Double(lines.count - 1 - index) * pen.lineHeight
      try pen.draw(line, x: x + indent, y: y, colors.muted, on: surface)
    }
  }

  /// The headings over several columns, each above a rule as wide as they are.
  private func drawSpans(top: Double) throws(PDFError) {
    guard frame.spanTitles > 0 else { return }
    var start = 0
    let places = panel.places
    let headings = places.map { document.printed[$0.column].plan.heading }
    while start < headings.count {
      let end = headings[start...].firstIndex { $0 != headings[start] } ?? headings.count
      defer { start = end }
      guard !headings[start].isEmpty else { continue }
      let left = places[start..<end].map(\.x).min() ?? 0
      let right = places[start..<end].map { $0.x + document.fit.widths[$0.column] }.max() ?? left
      let title = pens.title.shortened(headings[start], to: right - left)
      let x = left + (right - left - pens.title.width(of: title)) / 2
      try pens.title.draw(title, x: x, y: top + style.rowPadding * 0.5, colors.muted, on: surface)
      let rule = Rect(x: left, y: top + frame.spanTitles - 0.5, width: right - left, height: 0.5)
      try surface.fill(rule, colors.strongRule)
    }
  }

  // MARK: Rows

  /// Draws rows; says where they end, and where the next page begins.
  private mutating func drawRows() throws(PDFError) -> (end: Double, next: PageFiller.Place) {
    let top = frame.rowsTop(onPage: index)
    if document.table.rowCount == 0 {
      let y = top + style.rowPadding * 3
      try draw(plan.words.empty, pens.cell, y: y, colors.muted)
      return (y + pens.cell.lineHeight, PageFiller.Place(segment: document.groups.segments.count))
    }
    var end = top
    let next = try document.filler.fill(from: start, room: room) { (block, y, height) throws(PDFError) in
      end = max(end, top + y + height)
      try draw(block, in: Rect(x: frame.body.minX, y: top + y, width: frame.body.width, height: height))
    }
    return (end, next)
  }

  /// Draws a row, a heading or sums over the whole width of `area`.
  mutating func draw(_ block: PageFiller.Block, in area: Rect) throws(PDFError) {
    let area = Rect(
      x: panel.edges.lowerBound, y: area.minY, width: panel.width, height: area.height)
    switch block {
    case .heading(let group, let isContinued): try drawHeading(of: group, isContinued: isContinued, in: area)
    case .row(let place, let lines, let count):
      try rows.draw(place, lines, of: count, in: area)
      links += rows.links(place, lines, in: area)
    case .total(let group): try drawTotal(of: group, in: area)
    }
  }

  private mutating func drawHeading(of number: Int, isContinued: Bool, in area: Rect) throws(PDFError) {
    let group = document.groups.groups[number]
    if !isContinued, panelIndex == 0 {
      let level = group.level + (plan.title.isEmpty ? 0 : 1)
      outline.append(PDFPage.OutlineEntry(group.title, level: level, y: area.minY))
      if plan.report.hasContents { destinations.append(.init(Self.name(ofGroup: number), y: area.minY)) }
    }
    try surface.fill(
      area.inset(top: style.rowPadding * 0.75).bleeding(style.bleed), group.level == 0 ? colors.groupBand : colors.band)
    let note = isContinued ? plan.words.continued : plan.count(group.rows.count)
    let noteWidth = pens.cell.width(of: note)
    let indent = Double(group.level) * style.gap
    let title = pens.heading.shortened(
      group.shownTitle, to: area.width - indent * 2 - noteWidth - style.gap)
    let width = pens.heading.width(of: title)
    let isLeft = plan.direction == .leftToRight
    let x = isLeft ? area.minX + indent : area.maxX - indent - width
    let y = area.minY + style.rowPadding * 0.75 + (area.height - style.rowPadding * 0.75 - pens.heading.lineHeight) / 2
    try pens.heading.draw(title, x: x, y: y, colors.text, on: surface)
    let noteX = isLeft ? x + width + style.gap : x - style.gap - noteWidth
    let drop = pens.heading.baseline - pens.cell.baseline
    try pens.cell.draw(note, x: noteX, y: y + drop, colors.muted, on: surface)
  }

  /// What links to a group lead to.
  static func name(ofGroup number: Int) -> String { "group-\(number)" }

  private func drawTotal(of group: Int?, in area: Rect) throws(PDFError) {
    let line = Rect(x: area.minX, y: area.minY, width: area.width, height: 0.75)
    try surface.fill(line, colors.strongRule)
    let title = group.map { document.groups.groups[$0].title } ?? ""
    let symbols = NumberSymbols(locale: plan.language)
    for (place, line) in document.sums.lines.enumerated() {
      let y = area.minY + style.rowPadding * 1.5 + Double(place) * pens.heading.lineHeight
      let words = document.sums.words(line, title, of: group, symbols)
      if document.fit.layout == .stacked {
        try drawStacked(line, words, of: group, y: y)
      } else {
        try draw(line, words, of: group, in: area, y: y)
      }
    }
  }

  private func draw(
    _ line: TableSums.Line, _ words: String, of group: Int?, in area: Rect, y: Double
  ) throws(PDFError) {
    // The words end where the first sum begins; a first column's sum that would leave them none stands behind them.
    let wordsWidth = pens.heading.width(of: words) + style.gap
    var room = area.width
    for (sum, column) in line.columns.enumerated() {
      guard let place = document.printed.firstIndex(where: { $0.index == column }), let x = panel.x(of: place) else {
        continue
      }
      let printed = document.printed[place]
      let text = printed.cells.written(line.text(sum, of: group))
      let width = document.fit.widths[place]
      let isLeft = plan.direction == .leftToRight
      var indent = printed.indent(
        of: text, width: width, pen: pens.heading, measure: printed.measure, plan.direction)
      if place == 0 {
        let slack = width - pens.heading.width(of: text)
        indent = isLeft ? max(indent, min(wordsWidth, slack)) : min(indent, max(slack - wordsWidth, 0))
      }
      try pens.heading.draw(text, x: x + indent, y: y, colors.text, on: surface)
      room = min(room, isLeft ? x + indent - area.minX : area.maxX - x - indent - pens.heading.width(of: text))
    }
    let shown = pens.heading.shortened(words, to: room - style.gap)
    let x = plan.direction == .leftToRight ? area.minX : area.maxX - pens.heading.width(of: shown)
    try pens.heading.draw(shown, x: x, y: y, colors.text, on: surface)
  }

  private func drawStacked(_ line: TableSums.Line, _ words: String, of group: Int?, y: Double) throws(PDFError) {
    let sums = line.columns.enumerated().map { index, column in
      "\(document.table.columns[column].name) \(document.written(line.text(index, of: group), column: column))"
    }
    let text = ([words] + sums).joined(separator: "   ")
    try draw(pens.heading.shortened(text, to: frame.body.width), pens.heading, y: y, colors.text)
  }

  // MARK: Edges

  private func drawEdges() throws(PDFError) {
    let isTitle = index == 0 && panelIndex == 0 && frame.titleHeight > 0 && !frame.isTitled
    let count = frame.panels.count
    let part = count > 1 ? "\(panelIndex + 1)/\(count)" : ""
    let section = [document.section(ofPage: index), part].filter { !$0.isEmpty }.joined(separator: " · ")
    try drawEdges(page: document.lead.count + index * count + panelIndex, section: section, withHeader: !isTitle)
  }

  /// Draws the lines at the edges of the page of the document numbered `page`, from 0.
  func drawEdges(page: Int, section: String, withHeader: Bool) throws(PDFError) {
    let lines = RunningLines(plan, body: frame.body, tops: (frame.headerTop, frame.footerTop), pen: pens.edge)
    let words = PageWords(
      page: page + 1, pages: document.pageCount, title: plan.title, section: section, file: document.file)
    try lines.draw(words, withHeader: withHeader, on: surface)
  }
}

extension TablePlan {
  /// How many rows there are, in words.
  func count(_ rows: Int) -> String {
    rows == 1 ? words.row : words.rows.replacing("{n}", with: CountText.grouped(rows, language: language))
  }
}

extension TableDocument {
  /// `text` as the cells of the table's column at `index` are written.
  func written(_ text: String, column index: Int) -> String {
    printed.first { $0.index == index }?.cells.written(text) ?? CellText(table.columns[index]).written(text)
  }

  /// The heading under which the rows of a page begin.
  func section(ofPage index: Int) -> String {
    guard let first = groups.firstGroup(from: starts[index]) else { return "" }
    return groups.path(of: first).map { groups.groups[$0].title }.joined(separator: " › ")
  }
}

extension TableGroups {
  /// The innermost group of what stands at `place`.
  fileprivate func firstGroup(from place: PageFiller.Place) -> Int? {
    guard place.segment < segments.count, !groups.isEmpty else { return nil }
    switch segments[place.segment] {
    case .heading(let group): return group
    case .total(let group): return group
    case .rows(let rows): return innermost(at: rows.lowerBound + place.row)
    }
  }
}

extension Rect {
  /// The rectangle without `distance` points at its upper edge.
  fileprivate func inset(top distance: Double) -> Rect {
    Rect(x: minX, y: minY + distance, width: width, height: height - distance)
  }
}
