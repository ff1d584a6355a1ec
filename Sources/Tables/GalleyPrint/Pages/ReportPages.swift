import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPicture
import GalleyTables
import GalleyText

struct ReportPages {
  let document: TableDocument
  let engine: TextEngine

  private var plan: TablePlan { document.plan }
  private var words: TableReportPlan.Words { plan.report.words }
  private var pens: TablePens { document.pens }
  private var colors: PageStyle.Colors { document.style.colors }
  private var body: Rect { document.frame.body }
  private var space: Double { document.style.rowPadding }

  /// Returns where the table begins below the other content, or nil if it begins on a new page.
  ///
  /// A table that takes several pages begins there only if at least a quarter of the page is free.
  func tableTop() throws(PrintError) -> Double? {
    guard document.frame.panels.count == 1, !plan.report.breaksGroups else { return nil }
    let top = try lead().end + space * 6
    let free = body.maxY - top
    guard free > document.frame.columnTitles else { return nil }
    let least = TablePiece.leastHeight(of: document, together: true)
    let rest = document.filler.fill(from: .init(), space: free - document.frame.columnTitles) { _, _, _ in }
    return document.filler.isEnd(rest) && document.table.rowCount > 0
      || free >= max(least, body.height * Self.minimumShare) ? top : nil
  }

  private static let minimumShare = 0.25

  func lead() throws(PrintError) -> (pages: [ReportPage], end: Double) {
    var pieces: [ReportPiece] = []
    if plan.report.hasContents { pieces += contents() }
    for figure in plan.report.figures.list { pieces += self.figure(figure) }
    if plan.report.hasSummary { pieces += try summary() }
    let title = PictureSurface()
    var page = TablePage(document, 0, on: title)
    try? page.drawTitle()
    let top = document.frame.titleHeight > 0 ? document.frame.headerTop + document.frame.titleHeight : body.minY
    var filler = ReportPageFiller(body: body, firstTop: top)
    var pages = filler.pages(pieces, isJoined: document.frame.leadEnd != nil)
    pages[0].items = title.items + pages[0].items
    if !plan.title.isEmpty { pages[0].outline.insert(.init(plan.title), at: 0) }
    return (pages, filler.end)
  }

  func tail() -> [ReportPage] {
    let rest = document.below.isEmpty ? document.footnotes : []
    guard !plan.report.notes.isEmpty || !rest.isEmpty else { return [] }
    var pieces = rest.map(footnote)
    if !plan.report.notes.isEmpty {
      pieces += [heading(words.notes)] + plan.report.notes.enumerated().map { note($0 + 1, $1) }
    }
    var filler = ReportPageFiller(body: body, firstTop: body.minY)
    return filler.pages(pieces)
  }

  // MARK: Footnotes

  func footnotes() -> [Picture.Item]? {
    let notes = document.footnotes
    guard !notes.isEmpty, let start = document.starts.last else { return nil }
    let index = document.starts.count - 1
    let room = document.frame.room(onPage: index)
    var end = 0.0
    _ = document.filler.fill(from: start, space: room) { _, y, height in end = max(end, y + height) }
    let top = document.frame.rowsTop(onPage: index) + end + space * 3
    let pieces = notes.map(footnote)
    let height = pieces.reduce(0) { sum, piece in
      if case .box(let height, _, _) = piece { sum + height } else { sum }
    }
    guard top + height <= body.maxY + 0.01 else { return nil }
    var filler = ReportPageFiller(body: body, firstTop: top)
    return filler.pages(pieces).first?.items
  }

  private func footnote(_ text: String) -> ReportPiece {
    let pen = pens.edge
    let layout = pen.set(text, width: body.width)
    let height = Double(layout.lines.count) * pen.lineHeight + space
    let isLeft = plan.direction == .leftToRight
    return .box(height: height) { page, y, _ in
      let surface = PictureSurface()
      let x = isLeft ? body.minX : body.maxX - layout.size.width
      try? pen.draw(layout, layout.lines.indices, x: x, y: y, colors.muted, on: surface)
      page.items += surface.items
    }
  }

  private var level: Int { plan.title.isEmpty ? 0 : 1 }

  // MARK: Texts

  private func heading(_ text: String) -> ReportPiece {
    let pen = pens.section
    let lead = space * 5
    return .box(height: lead + pen.lineHeight + space * 2, isKeptWithNext: true) { page, y, _ in
      page.outline.append(.init(text, level: level, y: y))
      draw(text, pen, y: y + lead, colors.text, on: &page)
    }
  }

  private func draw(
    _ text: String, _ pen: TextPen, indent: Double = 0, y: Double, _ color: RGBA, on page: inout ReportPage
  ) {
    let surface = PictureSurface()
    let isLeft = plan.direction == .leftToRight
    let x = isLeft ? body.minX + indent : body.maxX - indent - pen.width(of: text)
    // Drawing on a picture never throws an error.
    try? pen.draw(text, x: x, y: y, color, on: surface)
    page.items += surface.items
  }

  private func note(_ number: Int, _ text: String) -> ReportPiece {
    let indent = pens.cell.width(of: "00. ")
    let layout = pens.cell.set(text, width: body.width - indent)
    let isLeft = plan.direction == .leftToRight
    let height = Double(layout.lines.count) * pens.cell.lineHeight + space * 2
    return .box(height: height) { page, y, _ in
      let surface = PictureSurface()
      let x = isLeft ? body.minX + indent : body.maxX - indent - layout.size.width
      try? pens.cell.draw(layout, layout.lines.indices, x: x, y: y, colors.text, on: surface)
      page.items += surface.items
      draw("\(number).", pens.cell, y: y, colors.muted, on: &page)
    }
  }

  // MARK: Contents

  private static let maximumInnerCount = 200

  private func contents() -> [ReportPiece] {
    let pages = document.groupPages()
    let groups = document.groups.groups
    let deepest = groups.count > Self.maximumInnerCount ? 0 : 1
    var pieces = [heading(words.contents)]
    if groups.isEmpty { pieces.append(line(words.table, level: 0, page: 0, destination: nil)) }
    for (index, group) in groups.enumerated() where group.level <= deepest {
      let title = group.shownTitle
      pieces.append(
        line(title, level: group.level, page: pages[index], destination: TablePage<PictureSurface>.name(ofGroup: index))
      )
    }
    if !plan.report.notes.isEmpty {
      pieces.append(line(words.notes, level: 0, page: document.tablePageCount, destination: nil))
    }
    return pieces
  }

  private func line(_ title: String, level: Int, page: Int, destination: String?) -> ReportPiece {
    let pen = level == 0 ? pens.heading : pens.cell
    let indent = Double(level) * document.style.gap
    let width =
      body.width - indent - pens.cell.width(of: "\(document.tablePageCount)") - document.style.gap * 2
    let single = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let lines =
      pen.width(of: single) <= width ? [single] : pen.set(single, width: max(width, 1)).lines.map(\.text)
    let height = pen.lineHeight * Double(lines.count) + space * 2
    return .box(height: height) { sheet, top, leadCount in
      let number = String(leadCount + page + 1)
      let numberWidth = pens.cell.width(of: number)
      for (index, line) in lines.enumerated() {
        draw(line, pen, indent: indent, y: top + Double(index) * pen.lineHeight, colors.text, on: &sheet)
      }
      let shown = lines.last ?? ""
      let y = top + Double(lines.count - 1) * pen.lineHeight
      let isLeft = plan.direction == .leftToRight
      let baseline = y + pen.baseline
      let surface = PictureSurface()
      try? pens.cell.draw(
        number, x: isLeft ? body.maxX - numberWidth : body.minX, y: baseline - pens.cell.baseline, colors.text,
        on: surface)
      let gap = space * 2
      let start = indent + pen.width(of: shown) + gap
      let end = body.width - numberWidth - gap
      if end > start {
        let (left, right) = isLeft ? (body.minX + start, body.minX + end) : (body.maxX - end, body.maxX - start)
        let dots = Path.elements([.move(Point(x: left, y: baseline)), .line(Point(x: right, y: baseline))])
        surface.draw([.stroke(.init(dots, .color(colors.muted), width: 0.6, dashes: [0.6, 2.4]))])
      }
      sheet.items += surface.items
      if let destination {
        let area = Rect(x: body.minX, y: top, width: body.width, height: height)
        sheet.links.append(.init(area, to: .destination(destination)))
      }
    }
  }

  // MARK: Charts

  private func figure(_ figure: TableFigure) -> [ReportPiece] {
    let fitting = figure.pictures.last { $0.size.width <= body.width + 0.5 } ?? figure.pictures.first
    guard let picture = fitting else { return [] }
    let scale = min(1, body.width / max(picture.size.width, 1), body.height * 0.8 / max(picture.size.height, 1))
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    let lead = figure.title.isEmpty ? space * 5 : space
    let x = plan.direction == .leftToRight ? body.minX : body.maxX - width
    let drawing = ReportPiece.box(height: lead + height + space * 4) { page, y, _ in
      let place = AffineTransform(translationX: x, y: y + lead)
      let scaled = AffineTransform(scaleX: scale, y: scale)
      page.items.append(.group(.init([.group(.init(picture.items, transform: scaled))], transform: place)))
    }
    return (figure.title.isEmpty ? [] : [heading(figure.title)]) + [drawing]
  }

  // MARK: Summary

  private func summary() throws(PrintError) -> [ReportPiece] {
    let facts = SummaryFacts(document)
    var pieces: [ReportPiece] = []
    if let groups = facts.groups() {
      pieces += [heading(words.groups), .table(try table(groups.table, groups.columns))]
    }
    let columns = facts.columns()
    pieces += [heading(words.columns), .table(try table(columns.table, columns.columns))]
    return pieces
  }

  private func table(_ table: Table, _ columns: [TableColumn]) throws(PrintError) -> TableDocument {
    var plan = TablePlan()
    (plan.style, plan.fontSize, plan.language, plan.direction) = (
      self.plan.style, self.plan.fontSize, self.plan.language, self.plan.direction
    )
    plan.style.logo = nil
    (plan.header, plan.footer) = (.init(), .init())
    plan.columns = columns
    plan.leastFontSize = 6
    let orientation: Paper.Orientation = body.width > body.height ? .landscape : .portrait
    plan.paper = Paper(body.size, orientation: orientation, margins: .zero)
    let first = try TableDocument(table, plan, file: "", engine: engine)
    return try first.denser(table, engine: engine) ?? first
  }
}
