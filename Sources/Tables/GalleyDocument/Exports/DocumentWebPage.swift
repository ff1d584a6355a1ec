import GalleyGeometry
import GalleyMessages
import GalleyPages
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText

/// Writes a report as a web page. Figures and tables are created first, because the head of the page depends on them.
struct DocumentWebPage {
  private let report: ReportFile
  private let outline: DocumentOutline
  private let words: PrintLabels
  private let isRightToLeft: Bool
  private let logo: [UInt8]?
  private var text = TextPortions()
  private var texts: WebText
  private let figures: WebFigures
  private var fonts = ""
  private var pictures: [Int: String] = [:]
  private var tables: [Int: TableDocument] = [:]

  init(_ report: ReportFile, _ outline: DocumentOutline, _ renderContext: RenderContext) throws(ProofError) {
    self.report = report
    self.outline = outline
    words = PrintLabels(language: report.language)
    let direction = LineSetter.direction(of: report.language)
    isRightToLeft = direction == .rightToLeft
    logo = try (report.logo ?? report.style.logo?.path).map { path throws(ProofError) in
      try renderContext.bytes(ofImage: path)
    }
    texts = WebText(
      outline.references, headings: outline.headings, shift: report.title.isEmpty ? 0 : 1,
      images: try Self.images(of: outline, renderContext))
    var figures = try WebFigures(language: report.language, report.style, renderContext)
    for (index, part) in outline.parts.enumerated() {
      let alternative = Self.alternative(of: part)
      switch part.content {
      case .chart(let chart): pictures[index] = try figures.markup(of: chart, alternative)
      case .scene(let scene): pictures[index] = try figures.markup(of: scene, alternative)
      case .image(let image): pictures[index] = try figures.markup(of: image)
      case .table(let table):
        let plan = table.plan(in: report, words, direction: direction)
        tables[index] = try renderContext.document(of: table, plan, at: part.place)
      case .text, .pageBreak: break
      }
    }
    self.figures = figures
    fonts = try carriedFonts(renderContext)
  }

  private static func images(
    of outline: DocumentOutline, _ renderContext: RenderContext
  ) throws(ProofError) -> [String: WebText.Image] {
    var images: [String: WebText.Image] = [:]
    for (name, path) in outline.images {
      let bitmap = try renderContext.picture(inFile: path).bitmap
      guard let address = WebPage.address(ofImage: try renderContext.bytes(ofImage: path)) else { continue }
      images[name] = .init(address: address, size: Size(width: Double(bitmap.width), height: Double(bitmap.height)))
    }
    return images
  }

  /// Returns fonts with only the characters on the page. To collect these, the page is written once beforehand.
  private func carriedFonts(_ renderContext: RenderContext) throws(ProofError) -> String {
    var fonts = WebFonts()
    var page = self
    try page.write { bytes throws(ProofError) in fonts.add(bytes) }
    return fonts.rules(report.style, renderContext)
  }

  private static func alternative(of part: DocumentPart) -> String {
    [part.caption?.label, part.caption?.words.plain].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private func name(ofTable index: Int) -> String { "T\(index)" }

  // MARK: The whole page

  mutating func write(to sink: ([UInt8]) throws(ProofError) -> Void) throws(ProofError) {
    try writeHead()
    text += figures.definitions
    writeTitle()
    writeContents()
    text += "<main>\n"
    for (index, part) in outline.parts.enumerated() { try write(part, at: index, to: sink) }
    text += "</main>\n"
    writeNotes()
    if !tables.isEmpty { text += "<script>\(WebTable.script)</script>\n" }
    text += "</body>\n</html>\n"
    try text.flush(isEnd: true, to: sink)
  }

  private mutating func writeHead() throws(ProofError) {
    let direction = isRightToLeft ? " dir=\"rtl\"" : ""
    text += "<!doctype html>\n<html lang=\"\(report.language.html)\"\(direction)>\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<meta name=\"generator\" content=\"Galley\">\n"
    if !report.author.isEmpty { text += "<meta name=\"author\" content=\"\(report.author.html)\">\n" }
    let title = report.title.isEmpty ? outline.headings.first?.title ?? report.file : report.title
    text += "<title>\(title.html)</title>\n<style>\n\(fonts)\(DocumentWebStyle(report).sheet)"
    for index in outline.parts.indices {
      if let table = tables[index] { text += WebTable(table, id: name(ofTable: index)).rules }
    }
    let script = tables.isEmpty ? "" : "<script>\(WebTable.headScript)</script>\n"
    text += "\(try figures.rules())</style>\n\(script)</head>\n<body>\n"
  }

  private mutating func writeTitle() {
    let byline = [report.author, report.date].filter { !$0.isEmpty }
    guard logo != nil || !(report.title + report.subtitle + byline.joined()).isEmpty else { return }
    text += "<header>\n"
    if let logo, let address = WebPage.address(ofImage: logo) {
      text += "<img src=\"\(address)\" alt=\"\" height=\"\(Int(report.style.logo?.height ?? 48))\">\n"
    }
    if !report.title.isEmpty { text += "<h1>\(report.title.html)</h1>\n" }
    if !report.subtitle.isEmpty { text += "<p class=\"subtitle\">\(report.subtitle.html)</p>\n" }
    if !byline.isEmpty { text += "<p class=\"facts\">\(byline.map(\.html).joined(separator: " · "))</p>\n" }
    text += "</header>\n"
  }

  private mutating func writeContents() {
    let listed = outline.headings.filter { $0.level <= report.contentsDepth }
    guard !listed.isEmpty else { return }
    text += "<nav aria-label=\"\(words.contents.html)\">\n<h2>\(words.contents.html)</h2>\n"
    var open: [Int] = []
    for heading in listed {
      while let last = open.last, last > heading.level {
        text += "</li></ol>\n"
        open.removeLast()
      }
      if open.last == heading.level { text += "</li>\n" } else { text += "<ol>\n" }
      if open.last != heading.level { open.append(heading.level) }
      let number = heading.number.isEmpty ? "" : "<span class=\"number\">\(heading.number)</span> "
      text += "<li><a href=\"#\(heading.id.html)\">\(number)\(heading.title.html)</a>"
    }
    text += String(repeating: "</li></ol>\n", count: open.count) + "</nav>\n"
  }

  private mutating func writeNotes() {
    guard !outline.notes.isEmpty else { return }
    text += "<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"\(words.report.notes.html)\">\n<ol>\n"
    for (index, note) in outline.notes.enumerated() { text += texts.note(index + 1, note) }
    text += "</ol>\n</section>\n"
  }

  // MARK: Parts

  private mutating func write(
    _ part: DocumentPart, at index: Int, to sink: ([UInt8]) throws(ProofError) -> Void
  ) throws(ProofError) {
    switch part.content {
    case .text(let blocks, let firstNote):
      let isTable = part.caption != nil
      if isTable { text += "<figure class=\"table\"\(id(of: part))>\n\(caption(of: part))" }
      text += texts.text(blocks, firstNote: firstNote)
      if isTable { text += "</figure>\n" }
    case .pageBreak: text += "<div class=\"break\"></div>\n"
    case .table:
      guard let table = tables[index] else { return }
      text += "<figure class=\"table\"\(id(of: part))>\n\(caption(of: part))<div class=\"wide\">"
      try WebTable(table, id: name(ofTable: index)).write(into: &text, to: sink)
      text += "</div>\n"
      for note in table.footnotes { text += "<p class=\"facts\">\(note.html)</p>\n" }
      text += "</figure>\n"
    case .chart, .scene, .image:
      text += "<figure\(id(of: part))>\n\(pictures[index] ?? "")\(caption(of: part))</figure>\n"
    }
    try text.flush(to: sink)
  }

  private func id(of part: DocumentPart) -> String { part.caption?.id.map { " id=\"\($0.html)\"" } ?? "" }

  private mutating func caption(of part: DocumentPart) -> String {
    guard let caption = part.caption else { return "" }
    let words = texts.caption(caption.words)
    let label = "<strong>\(caption.label.html)\(words.isEmpty ? "" : ".")</strong>"
    return "<figcaption>\([label, words].filter { !$0.isEmpty }.joined(separator: " "))</figcaption>\n"
  }
}

extension RenderContext {
  func document(
    of table: ReportTable, _ plan: TablePlan, at place: SourcePlace
  ) throws(ProofError) -> TableDocument {
    var plan = plan
    // The columns are side by side at any width.
    (plan.stacking, plan.fontSize) = (.never, 1)
    do { return try TableDocument(table.table, plan, file: "", engine: engine) } catch {
      throw .print(error, at: place)
    }
  }
}
