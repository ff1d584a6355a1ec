import GalleyFiles
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText

/// Lays out a report on pages. The layout is repeated until it agrees with the page numbers in the contents and
/// references.
struct DocumentPages {
  private let report: ReportFile
  private let outline: DocumentOutline
  private let words: PrintLabels
  private let style: DocumentStyle
  private let frame: DocumentFrame
  /// The frame of rotated pages. If these would have no space for text, it is the frame of the other pages.
  private let turned: DocumentFrame
  private let text: TextSetter
  private let materials: [Int: PartMaterial]
  let wideTables: [WideTable]
  private let logo: PictureImage?
  private let front: FrontSetter

  /// The maximum number of layouts. A page number with more digits may wrap a line again, and thus change other page
  /// numbers.
  private static let maximumRounds = 5

  init(_ report: ReportFile, _ outline: DocumentOutline, _ renderContext: RenderContext) throws(ProofError) {
    self.report = report
    self.outline = outline
    words = PrintLabels(language: report.language)
    style = DocumentStyle(report.style, size: report.fontSize)
    frame = try DocumentFrame(report, style)
    turned = (try? DocumentFrame(report, style, isTurned: true)) ?? frame
    text = TextSetter(
      style: style, setter: LineSetter(engine: renderContext.engine, language: report.language),
      width: frame.body.width, isJustified: report.isJustified,
      hyphenator: report.isHyphenated ? Hyphenator(language: report.language, files: renderContext.files) : nil,
      references: outline.references, headings: [], images: try Self.images(of: outline, renderContext))
    front = FrontSetter(report: report, style: style, frame: frame, words: words, text: text)
    let parts = PartSetter(
      report: report, words: words, figures: FigureSetter(text: text, height: frame.body.height * Self.figureShare),
      renderContext: renderContext, page: frame.body.size, turnedPage: turned.body.size)
    var materials: [Int: PartMaterial] = [:]
    for (index, part) in outline.parts.enumerated() { materials[index] = try parts.material(of: part) }
    self.materials = materials
    wideTables = outline.parts.enumerated().compactMap { index, part in
      guard case .table(let document, let isTurned) = materials[index] else { return nil }
      return WideTable(document, isTurned: isTurned, at: part.place)
    }
    let path = report.logo ?? report.style.logo?.path
    logo = try path.map { path throws(ProofError) in try renderContext.picture(inFile: path) }
  }

  private static func images(
    of outline: DocumentOutline, _ renderContext: RenderContext
  ) throws(ProofError) -> [String: PictureImage] {
    var images: [String: PictureImage] = [:]
    for (name, path) in outline.images { images[name] = try renderContext.picture(inFile: path) }
    return images
  }

  func pages() -> [PDFPage] {
    var references = outline.references
    var flow = set(references)
    for _ in 1..<Self.maximumRounds {
      let numbers = pageNumbers(flow)
      guard numbers != references.pages else { break }
      references.pages = numbers
      flow = set(references)
    }
    let known = Set(flow.pages.flatMap(\.names).map(\.name))
    return flow.pages.indices.map { page(at: $0, of: flow, known) }
  }

  private func pageNumbers(_ flow: PageFlow) -> [String: String] {
    var numbers: [String: String] = [:]
    for (index, page) in flow.pages.enumerated() {
      for place in page.names where numbers[place.name] == nil { numbers[place.name] = "\(index + 1)" }
    }
    return numbers
  }

  // MARK: Text

  /// The maximum height of a figure as a share of the page height, so that a caption and some text also fit.
  private static let figureShare = 0.62

  private var figureHeight: Double { frame.body.height * Self.figureShare }

  private func set(_ references: References) -> PageFlow {
    var setter = TextSetter(
      style: text.style, setter: text.setter, width: text.width, isJustified: text.isJustified,
      hyphenator: text.hyphenator, references: references, headings: outline.headings[...], images: text.images)
    var blocks: [FlowBlock] = []
    var startsPage = front.endsPage
    for (index, part) in outline.parts.enumerated() {
      var own: [FlowBlock] = []
      switch part.content {
      case .pageBreak: startsPage = true
      case .text(let parts, let firstNote):
        setter.firstNote = firstNote
        own = FigureSetter(text: setter, height: figureHeight).captioned(setter.flow(parts), part.caption)
      case .table, .chart, .scene, .image:
        let figures = FigureSetter(text: setter, height: figureHeight)
        own = materials[index].map { figures.blocks(of: $0, part.caption) } ?? []
      }
      if startsPage, !own.isEmpty {
        own[0].startsPage = true
        startsPage = false
      }
      blocks += own
    }
    let notes = outline.notes.enumerated().map { setter.note($0.offset + 1, $0.element) }
    let opening = front.blocks(logo: logo, headings: outline.headings, references)
    return PageFlow(
      opening + blocks, heights: .init(portrait: frame.body.height, turned: turned.body.height), notes: notes,
      noteSpace: style.size * 1.4)
  }

  // MARK: Pages

  private func page(at index: Int, of flow: PageFlow, _ known: Set<String>) -> PDFPage {
    let source = flow.pages[index]
    let frame = frame(of: source)
    var page = PDFPage(Picture(size: frame.size))
    page.picture.items.append(.fill(.init(.rect(Rect(origin: .zero, size: frame.size)), .color(style.paper))))
    for (piece, y) in source.pieces {
      let corner = Point(x: frame.body.minX, y: frame.body.minY + y)
      page.picture.items.append(
        .group(.init(piece.items, transform: AffineTransform(translationX: corner.x, y: corner.y))))
      page.links += piece.links.filter { $0.leads(to: known) }.map {
        PDFPage.Link($0.area.offsetBy(corner), to: $0.target)
      }
    }
    addNotes(source.notes, in: frame, to: &page)
    // A destination is slightly above its content, so that viewers show some space above it.
    page.destinations = source.names.map { place in
      PDFPage.Destination(place.name, y: max(frame.body.minY + place.y - style.size, 0))
    }
    page.outline = source.outline.map { entry in
      PDFPage.OutlineEntry(entry.title, level: entry.level, y: max(frame.body.minY + entry.y - style.size, 0))
    }
    page.picture.items += running(index, of: flow)
    return page
  }

  private func frame(of page: PageFlow.Page) -> DocumentFrame { page.isTurned ? turned : frame }

  private func addNotes(_ notes: [FlowLine], in frame: DocumentFrame, to page: inout PDFPage) {
    guard !notes.isEmpty else { return }
    let height = notes.reduce(0) { $0 + $1.height }
    var y = frame.body.maxY - height
    let length = frame.body.width * 0.22
    let start = text.setter.direction == .rightToLeft ? frame.body.maxX - length : frame.body.minX
    let rule = Rect(x: start, y: y - style.size * 0.5, width: length, height: 0.5)
    page.picture.items.append(.fill(.init(.rect(rule), .color(style.secondary))))
    for note in notes {
      let corner = Point(x: frame.body.minX, y: y)
      page.picture.items.append(
        .group(.init(note.items, transform: AffineTransform(translationX: corner.x, y: corner.y))))
      page.links += note.links.map { PDFPage.Link($0.area.offsetBy(corner), to: $0.target) }
      y += note.height
    }
  }

  private func running(_ index: Int, of flow: PageFlow) -> [Picture.Item] {
    if index == 0, report.hasCover { return [] }
    var plan = TablePlan(title: report.title)
    plan.fontSize = style.size * 0.94
    plan.language = report.language
    plan.style = report.style
    plan.direction = text.setter.direction
    plan.header = report.header ?? TablePlan.RunningLine(leading: "{title}", trailing: "{section}")
    plan.footer = report.footer ?? TablePlan.RunningLine(trailing: words.page)
    let isOpening = index == 0 && !report.title.isEmpty
    if isOpening { plan.header = TablePlan.RunningLine() }
    let page = flow.pages[index]
    let frame = self.frame(of: page)
    let lines = RunningLines(plan, body: frame.body, tops: frame.tops, engine: text.setter.engine)
    var labels = PageLabels(
      page: index + 1, pages: flow.pages.count, title: report.title, section: page.firstSection ?? page.section,
      file: FilePath.name(of: report.file))
    labels.date = report.date
    return lines.items(labels)
  }
}

extension PDFPage.Link {
  fileprivate func leads(to places: Set<String>) -> Bool {
    switch target {
    case .address: true
    case .destination(let name): places.contains(name)
    }
  }
}
