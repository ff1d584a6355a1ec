import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyTables
import GalleyText

struct TablePage<Surface: PrintSurface> {
  let document: TableDocument
  let index: Int
  let surface: Surface
  private(set) var links: [PDFPage.Link] = []
  private(set) var outline: [PDFPage.OutlineEntry] = []
  private(set) var destinations: [PDFPage.Destination] = []
  private let rows: RowDrawing<Surface>
  private let panelIndex: Int
  private let panel: PageFrame.Panel
  private let start: PageFiller.Place
  private let space: Double

  init(_ document: TableDocument, _ index: Int, panel: Int = 0, on surface: Surface) {
    let (start, space) = (document.starts[index], document.frame.room(onPage: index))
    self.init(document, index, panel: panel, from: start, space: space, on: surface)
  }

  init(_ document: TableDocument, from start: PageFiller.Place, space: Double, panel: Int, on surface: Surface) {
    self.init(document, 0, panel: panel, from: start, space: space, on: surface)
  }

  private init(
    _ document: TableDocument, _ index: Int, panel: Int, from start: PageFiller.Place, space: Double,
    on surface: Surface
  ) {
    panelIndex = panel
    self.panel = document.frame.panels[panel]
    self.document = document
    self.index = index
    self.start = start
    self.space = space
    self.surface = surface
    rows = RowDrawing(document: document, surface: surface, panel: document.frame.panels[panel])
  }

  private var frame: PageFrame { document.frame }
  private var plan: TablePlan { document.plan }
  private var pens: TablePens { document.pens }
  private var style: TableStyle { document.style }
  private var colors: PageStyle.Colors { document.style.colors }

  mutating func draw() throws(PDFError) {
    if index == 0, panelIndex == 0, !frame.isTitled { try drawTitle() }
    if frame.columnTitles > 0 { try drawColumnTitles(top: frame.titlesTop(onPage: index)) }
    _ = try drawRows()
    if index == document.starts.count - 1, panelIndex == 0 { try surface.draw(document.below) }
    try drawEdges()
  }

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
    for line in frame.title.title {
      try draw(line, pens.display, y: y, colors.text)
      y += pens.display.lineHeight
    }
    if !frame.title.subtitle.isEmpty { y += style.rowPadding }
    for line in frame.title.subtitle {
      try draw(line, pens.heading, y: y, colors.muted)
      y += pens.heading.lineHeight
    }
    let facts = [plan.date, plan.shownCount(document.table.rowCount), document.file].filter { !$0.isEmpty }
    let below = y + style.rowPadding * 1.5
    let line = pens.edge.shortened(facts.joined(separator: "  ·  "), to: width)
    try draw(line, pens.edge, y: below, colors.muted)
  }

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

  private mutating func drawRows() throws(PDFError) -> (end: Double, next: PageFiller.Place) {
    let top = frame.rowsTop(onPage: index)
    if document.table.rowCount == 0 {
      let y = top + style.rowPadding * 3
      try draw(plan.words.empty, pens.cell, y: y, colors.muted)
      return (y + pens.cell.lineHeight, PageFiller.Place(segment: document.groups.segments.count))
    }
    var end = top
    let next = try document.filler.fill(from: start, space: space) { (block, y, height) throws(PDFError) in
      end = max(end, top + y + height)
      try draw(block, in: Rect(x: frame.body.minX, y: top + y, width: frame.body.width, height: height))
    }
    return (end, next)
  }

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
    let heading = GroupHeading(document, number, isContinued: isContinued)
    let isLeft = plan.direction == .leftToRight
    let widths = heading.lines.map { pens.heading.width(of: $0) }
    let width = max(area.width, document.groupHeights?.width ?? 0)
    // The backgrounds of all headings are as wide as the widest heading, which may be wider than the table.
    let band = Rect(
      x: isLeft ? area.minX : area.maxX - width, y: area.minY + style.rowPadding * 0.75, width: width,
      height: area.height - style.rowPadding * 0.75)
    try surface.fill(band.bleeding(style.bleed), group.level == 0 ? colors.groupBand : colors.band)
    let lineHeight = pens.heading.lineHeight
    let top = band.minY + (band.height - Double(heading.lineCount) * lineHeight) / 2
    func x(_ distance: Double, _ width: Double) -> Double {
      isLeft ? area.minX + heading.indent + distance : area.maxX - heading.indent - distance - width
    }
    for (index, line) in heading.lines.enumerated() {
      let y = top + Double(index) * lineHeight
      try pens.heading.draw(line, x: x(0, widths[index]), y: y, colors.text, on: surface)
    }
    let drop = pens.heading.baseline - pens.cell.baseline
    let distance = heading.isNoteBelow ? 0 : (widths.last ?? 0) + style.gap
    let y = top + Double(heading.lineCount - 1) * lineHeight + drop
    try pens.cell.draw(heading.note, x: x(distance, heading.noteWidth), y: y, colors.muted, on: surface)
  }

  static func name(ofGroup number: Int) -> String { "group-\(number)" }

  private func drawTotal(of group: Int?, in area: Rect) throws(PDFError) {
    let line = Rect(x: area.minX, y: area.minY, width: area.width, height: 0.75)
    try surface.fill(line, colors.strongRule)
    var y = area.minY + style.rowPadding * 1.5
    for line in document.sums.lines {
      let words = SumWords(document, line, of: group)
      for (index, text) in words.lines.enumerated() {
        let x = plan.direction == .leftToRight ? area.minX : area.maxX - pens.heading.width(of: text)
        try pens.heading.draw(text, x: x, y: y + Double(index) * pens.heading.lineHeight, colors.text, on: surface)
      }
      y += Double(words.linesAbove) * pens.heading.lineHeight
      if document.fit.layout != .stacked {
        let width = words.linesAbove == 0 ? pens.heading.width(of: words.lines.first ?? "") + style.gap : 0
        try draw(line, of: group, wordsWidth: width, y: y)
      }
      y += pens.heading.lineHeight
    }
  }

  private func draw(
    _ line: TableSums.Line, of group: Int?, wordsWidth: Double, y: Double
  ) throws(PDFError) {
    for (sum, column) in line.columns.enumerated() {
      guard let place = document.printed.firstIndex(where: { $0.index == column }), let x = panel.x(of: place) else {
        continue
      }
      let printed = document.printed[place]
      let text = line.written(sum, of: group, printed.cells)
      let width = document.fit.widths[place]
      let isLeft = plan.direction == .leftToRight
      var indent = printed.indent(
        of: text, width: width, pen: pens.heading, measure: printed.measure, plan.direction)
      if place == 0 {
        let slack = width - pens.heading.width(of: text)
        indent = isLeft ? max(indent, min(wordsWidth, slack)) : min(indent, max(slack - wordsWidth, 0))
      }
      try pens.heading.draw(text, x: x + indent, y: y, colors.text, on: surface)
    }
  }

  // MARK: Edges

  private func drawEdges() throws(PDFError) {
    let isFirst = index == 0 && panelIndex == 0 && document.leadCount == 0
    let isTitle = isFirst && frame.titleHeight > 0
    let count = frame.panels.count
    let part = count > 1 ? "\(panelIndex + 1)/\(count)" : ""
    let section = [document.section(ofPage: index), part].filter { !$0.isEmpty }.joined(separator: " · ")
    try drawEdges(page: document.leadCount + index * count + panelIndex, section: section, withHeader: !isTitle)
  }

  func drawEdges(page: Int, section: String, withHeader: Bool) throws(PDFError) {
    let lines = RunningLines(plan, body: frame.body, tops: (frame.headerTop, frame.footerTop), pen: pens.edge)
    let words = PageLabels(
      page: page + 1, pages: document.pageCount, title: plan.title, section: section, file: document.file)
    try lines.draw(words, withHeader: withHeader, on: surface)
  }
}

extension TablePlan {
  func count(_ rows: Int) -> String {
    rows == 1 ? words.row : words.rows.replacing("{n}", with: CountText.grouped(rows, language: language))
  }

  package func shownCount(_ rows: Int) -> String {
    guard let rowsRead, rowsRead != rows else { return count(rows) }
    return words.rowsOf.replacing("{n}", with: CountText.grouped(rows, language: language))
      .replacing("{all}", with: CountText.grouped(rowsRead, language: language))
  }
}

extension TableDocument {
  func texts(ofColumn index: Int) -> CellText {
    if let printed = printed.first(where: { $0.index == index }) { return printed.cells }
    let column = table.columns[index]
    return CellText(column, localized: LocalizedCells(column, column.name, plan))
  }

  func section(ofPage index: Int) -> String {
    guard let first = groups.firstGroup(from: starts[index]) else { return "" }
    return groups.path(of: first).map { groups.groups[$0].title }.joined(separator: " › ")
  }
}

extension TableGroups {
  fileprivate func firstGroup(from place: PageFiller.Place) -> Int? {
    guard place.segment < segments.count, !groups.isEmpty else { return nil }
    switch segments[place.segment] {
    case .heading(let group): return group
    case .total(let group): return group
    case .rows(let rows): return innermost(at: rows.lowerBound + place.row)
    }
  }
}
