import GalleyFiles
import GalleyGeometry
import GalleyPages
import GalleyPaint
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText

/// Writes a report as Markdown. Charts, scenes and images are files in a folder next to it.
struct DocumentMarkdown {
  private let report: ReportFile
  private let outline: DocumentOutline
  private let words: PrintLabels
  private let renderContext: RenderContext
  private let pictureFolder: String
  private var writer: MarkdownWriter
  private var text = TextPortions()
  private var pictureCount = 0

  init(_ report: ReportFile, _ outline: DocumentOutline, pictureFolder: String, _ renderContext: RenderContext) {
    self.report = report
    self.outline = outline
    self.renderContext = renderContext
    self.pictureFolder = pictureFolder
    words = PrintLabels(language: report.language)
    writer = MarkdownWriter(outline.references, headings: outline.headings, shift: report.title.isEmpty ? 0 : 1)
  }

  mutating func write(
    to sink: ([UInt8]) throws(ProofError) -> Void, picture: ([UInt8], String) throws(ProofError) -> Void
  ) throws(ProofError) {
    writeTitle()
    writeContents()
    for part in outline.parts {
      switch part.content {
      case .text(let blocks, let firstNote):
        if let caption = caption(of: part) { add(caption) }
        add(writer.text(blocks, firstNote: firstNote))
      case .pageBreak: break
      case .table(let table): try write(table, part, to: sink)
      case .chart, .scene, .image: try write(figure: part, picture: picture)
      }
      try text.flush(to: sink)
    }
    for (index, note) in outline.notes.enumerated() { add(writer.note(index + 1, note)) }
    try text.flush(isEnd: true, to: sink)
  }

  private mutating func add(_ paragraph: String) {
    text += paragraph + (paragraph.hasSuffix("\n") ? "\n" : "\n\n")
  }

  private mutating func writeTitle() {
    if !report.title.isEmpty { add("# \(Markdown.line(report.title))") }
    if !report.subtitle.isEmpty { add("**\(Markdown.line(report.subtitle))**") }
    let byline = [report.author, report.date].filter { !$0.isEmpty }
    if !byline.isEmpty { add(byline.map { Markdown.line($0) }.joined(separator: " · ")) }
  }

  private mutating func writeContents() {
    let listed = outline.headings.filter { $0.level <= report.contentsDepth }
    guard !listed.isEmpty else { return }
    let minimum = listed.map(\.level).min() ?? 1
    let lines = listed.map { heading in
      let title = [heading.number, Markdown.line(heading.title)].filter { !$0.isEmpty }.joined(separator: " ")
      return String(repeating: "  ", count: heading.level - minimum)
        + "- [\(title)](\(MarkdownWriter.address("#" + heading.id)))"
    }
    add("**\(words.contents)**\n\n" + lines.joined(separator: "\n"))
  }

  // MARK: Tables

  private mutating func write(
    _ table: ReportTable, _ part: DocumentPart, to sink: ([UInt8]) throws(ProofError) -> Void
  ) throws(ProofError) {
    if let caption = caption(of: part) { add(caption) }
    let plan = table.plan(in: report, words, direction: LineSetter.direction(of: report.language))
    let document = try renderContext.document(of: table, plan, at: part.place)
    try MarkdownTable(document, level: min(writer.level + 1, 6)).write(into: &text, to: sink)
    for note in document.footnotes { text += "\n\(Markdown.line(note))\n" }
    text += "\n"
  }

  private func caption(of part: DocumentPart) -> String? {
    guard let caption = part.caption else { return nil }
    let anchor = caption.id.map(MarkdownWriter.anchor) ?? ""
    let said = writer.inlines(caption.words)
    return anchor + (said.isEmpty ? "**\(caption.label)**" : "**\(caption.label).** \(said)")
  }

  // MARK: Pictures

  private static let scale = 2.0
  private static let chart = (width: 688.0, scale: 0.7)

  private mutating func write(
    figure part: DocumentPart, picture: ([UInt8], String) throws(ProofError) -> Void
  ) throws(ProofError) {
    let caption = part.caption?.words.plain ?? ""
    let said = caption.hasSuffix(".") ? String(caption.dropLast()) : caption
    var links: [String] = []
    for file in try files(of: part) {
      pictureCount += 1
      let name = "\(pictureFolder)/picture-\(pictureCount).\(file.kind)"
      try picture(file.bytes, name)
      let alternative = [said, file.title].filter { !$0.isEmpty }.joined(separator: ": ").escapedForMarkdown
      links.append("![\(alternative)](\(MarkdownWriter.address(name)))")
    }
    add(links.joined(separator: "\n"))
    if let said = self.caption(of: part) { add(said) }
  }

  private struct File {
    var bytes: [UInt8]
    var kind = "png"
    var title = ""
  }

  private func files(of part: DocumentPart) throws(ProofError) -> [File] {
    switch part.content {
    case .chart(let chart):
      let drawing = ChartDrawing(chart, language: report.language, report.style, renderContext)
      let size = drawing.size(width: Self.chart.width * Self.chart.scale)
      let items = drawing.items(size, scale: Self.chart.scale)
      return [File(bytes: try png(items, size, scale: Self.scale / Self.chart.scale))]
    case .scene(let scene):
      var files: [File] = []
      for figure in try FigureSetter.Figure.figures(of: scene, renderContext) {
        files.append(File(bytes: try png(figure.items, figure.size, scale: Self.scale), title: figure.title))
      }
      return files
    case .image(let image):
      _ = try renderContext.picture(inFile: image.path)
      let bytes = try renderContext.bytes(ofImage: image.path)
      return [File(bytes: bytes, kind: WebPage.kind(of: bytes) ?? "png", title: image.alternative)]
    case .text, .table, .pageBreak: return []
    }
  }

  /// Renders items as PNG, with the report's background, because dark text would otherwise be invisible on a dark page.
  private func png(_ items: [Picture.Item], _ size: Size, scale: Double) throws(ProofError) -> [UInt8] {
    let paper = Picture.Item.fill(.init(.rect(Rect(origin: .zero, size: size)), .color(report.style.colors.paper)))
    do { return try renderContext.painter().png(Picture(size: size, items: [paper] + items), scale: scale) } catch {
      throw ProofError(anyOf: error)
    }
  }
}
