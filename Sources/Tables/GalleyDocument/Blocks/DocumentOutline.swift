import GalleyFiles
import GalleyMessages
import GalleyPages
import GalleyTables
import GalleyTemplate

struct DocumentOutline {
  private(set) var parts: [DocumentPart] = []
  private(set) var headings: [DocumentHeading] = []
  private(set) var notes: [[MarkdownBlock]] = []
  private(set) var references = References()
  private(set) var errors: [SceneError] = []
  private(set) var warnings: [SceneError] = []
  private(set) var images: [String: String] = [:]
  private(set) var htmlPlaces: [SourcePlace] = []

  var pagePlaces: [SourcePlace] { uses.filter(\.namesPage).map(\.place) }

  private let report: ReportFile
  private let words: PrintLabels
  private var counters: [Int] = []
  private var figures = 0
  private var tables = 0
  private var uses: [Use] = []

  private struct Use {
    var name: String
    var isPattern: Bool
    var namesPage: Bool
    var place: SourcePlace
  }

  init(_ report: ReportFile) {
    self.report = report
    words = PrintLabels(language: report.language)
    for block in report.blocks { read(block) }
    for use in uses where references.labels[use.name] == nil {
      let known = references.labels.keys.sorted()
      let suggestion = Suggestion.closest(to: use.name, among: known)
      let error = SceneError(
        .value(
          .unknownWord(
            use.name, noun: "a name in this report", known: Array(known.prefix(8)), suggestion: suggestion,
            more: max(known.count - 8, 0))), at: use.place)
      if use.isPattern { errors.append(error) } else { warnings.append(error) }
    }
  }

  private mutating func read(_ block: ReportFile.PlacedBlock) {
    switch block.block {
    case .text(let source): readText(source, at: block.place)
    case .table(let table):
      add(.table(table), caption(table.caption, words.table, \.tables, at: block.place), at: block.place)
    case .chart(let chart):
      add(.chart(chart), caption(chart.caption, words.figure, \.figures, at: block.place), at: block.place)
    case .scene(let scene):
      add(.scene(scene), caption(scene.caption, words.figure, \.figures, at: block.place), at: block.place)
    case .image(let image):
      add(.image(image), caption(image.caption, words.figure, \.figures, at: block.place), at: block.place)
    case .pageBreak: add(.pageBreak, at: block.place)
    }
  }

  private mutating func add(
    _ content: DocumentPart.Content, _ caption: DocumentPart.Caption? = nil, at place: SourcePlace
  ) {
    parts.append(DocumentPart(content: content, place: place, caption: caption))
  }

  private mutating func caption(
    _ caption: ReportCaption, _ noun: String, _ counter: WritableKeyPath<Self, Int>, at place: SourcePlace
  ) -> DocumentPart.Caption? {
    guard !caption.text.isEmpty || caption.id != nil else { return nil }
    self[keyPath: counter] += 1
    let label = "\(noun) \(self[keyPath: counter])"
    if let id = caption.id { name(id, label, at: place) }
    var inlines: [MarkdownInline] = []
    if case .paragraph(let parts)? = MarkdownParser.read(caption.text).blocks.first?.kind { inlines = parts }
    collect(inlines, at: place)
    return DocumentPart.Caption(label: label, words: inlines, id: caption.id)
  }

  private mutating func name(_ id: String, _ label: String, at place: SourcePlace) {
    references.labels[id] = references.labels[id] ?? label
  }

  // MARK: Texts

  private mutating func readText(_ source: String, at place: SourcePlace) {
    let text = MarkdownParser.read(source)
    let firstNote = notes.count + 1
    notes += text.notes
    htmlPlaces += text.htmlLines.map { self.place($0, in: place) }
    if let formula = MathSearch.first(in: source) {
      var found = self.place(formula.line, in: place)
      (found.column, found.length) = (formula.column, formula.length)
      errors.append(SceneError(.value(.formula(formula.text)), at: found))
    }
    var rest: [MarkdownBlock] = []
    func endText() {
      guard !rest.isEmpty else { return }
      add(.text(rest, firstNote: firstNote), at: place)
      rest = []
    }
    for (index, block) in text.blocks.enumerated() {
      if isCaption(text.blocks, index) { continue }
      if case .table = block.kind, let found = tableCaption(text.blocks, index, in: place) {
        endText()
        visit(block, in: place)
        add(.text([block], firstNote: firstNote), found, at: self.place(block.line, in: place))
        continue
      }
      // A paragraph that contains only an image is a figure.
      if case .paragraph(let parts) = block.kind, parts.count == 1,
        case .image(let image) = parts[0]
      {
        endText()
        readImage(image, at: self.place(block.line, in: place))
        continue
      }
      var block = block
      var name: String?
      if case .heading(let level, let parts) = block.kind, let (rest, own) = parts.withoutName {
        (block.kind, name) = (.heading(level: level, rest), own)
      }
      visit(block, in: place, name: name)
      rest.append(block)
    }
    endText()
    for note in text.notes { for block in note { visit(block, in: place) } }
  }

  // MARK: Captions of tables

  /// Returns whether the paragraph is the caption of a table in the text. As in Pandoc, a caption is below or above its
  /// table.
  private func isCaption(_ blocks: [MarkdownBlock], _ index: Int) -> Bool {
    guard blocks[index].tableCaption != nil else { return false }
    return blocks.isTable(index - 1) || blocks.isTable(index + 1)
  }

  private mutating func tableCaption(
    _ blocks: [MarkdownBlock], _ index: Int, in place: SourcePlace
  ) -> DocumentPart.Caption? {
    let below = index + 1 < blocks.count ? blocks[index + 1].tableCaption : nil
    // A paragraph between two tables belongs to the one above it.
    let above = index > 0 && !blocks.isTable(index - 2) ? blocks[index - 1].tableCaption : nil
    guard var words = below ?? above else { return nil }
    let own = self.place(blocks[index].line, in: place)
    tables += 1
    let label = "\(self.words.table) \(tables)"
    var id: String?
    if let (rest, name) = words.withoutName {
      (words, id) = (rest, name)
      self.name(name, label, at: own)
    }
    collect(words, at: own)
    return DocumentPart.Caption(label: label, words: words, id: id)
  }

  private func place(_ line: Int, in place: SourcePlace) -> SourcePlace {
    SourcePlace(file: place.file, line: (place.line ?? 1) + line - 1)
  }

  private mutating func readImage(_ written: MarkdownImage, at place: SourcePlace) {
    do throws(SceneError.Kind) {
      let full = try report.path(written.path)
      var image = ReportImage(
        path: full, alternative: written.alternative, caption: ReportCaption(written.title, id: written.id))
      switch written.width {
      case .share(let share): image.widthShare = share
      case .points(let points): image.width = points
      case nil: break
      }
      add(.image(image), caption(image.caption, words.figure, \.figures, at: place), at: place)
    } catch {
      errors.append(SceneError(error, at: place))
    }
  }

  private mutating func findImage(_ image: MarkdownImage, at place: SourcePlace) {
    guard images[image.path] == nil else { return }
    do throws(SceneError.Kind) { images[image.path] = try report.path(image.path) } catch {
      let isRemote = ["http://", "https://", "//", "data:"].contains { image.path.lowercased().hasPrefix($0) }
      if isRemote { warnings.append(SceneError(error, at: place)) } else { errors.append(SceneError(error, at: place)) }
    }
  }

  private mutating func visit(_ block: MarkdownBlock, in place: SourcePlace, name: String? = nil) {
    let own = self.place(block.line, in: place)
    switch block.kind {
    case .heading(let level, let parts):
      collect(parts, at: own)
      addHeading(level, parts.plain, name, at: own)
    case .paragraph(let parts): collect(parts, at: own)
    case .list(_, _, let items): for item in items { for inner in item.blocks { visit(inner, in: place) } }
    case .quote(let blocks): for inner in blocks { visit(inner, in: place) }
    case .definitions(let entries):
      for entry in entries { ([entry.term] + entry.texts).forEach { collect($0, at: own) } }
    case .table(_, let rows): for row in rows { for cell in row { collect(cell, at: own) } }
    case .code, .rule: break
    }
  }

  private mutating func addHeading(_ level: Int, _ title: String, _ name: String?, at place: SourcePlace) {
    while counters.count < level { counters.append(0) }
    counters.removeLast(counters.count - level)
    counters[level - 1] += 1
    // If the text begins with a deeper heading, the levels above it have no numbers.
    let numbers = counters.drop { $0 == 0 }.map(String.init).joined(separator: ".")
    let number = report.isNumbered ? numbers : ""
    let base = name ?? Self.slug(title)
    var id = base
    var count = 1
    while references.labels[id] != nil {
      count += 1
      id = "\(base)-\(count)"
    }
    self.name(id, report.isNumbered ? "\(words.section) \(number)" : title, at: place)
    headings.append(DocumentHeading(level: level, number: number, title: title, id: id))
  }

  /// Returns the anchor of a heading as GitHub does: lower-case letters and digits, with hyphens between words.
  static func slug(_ title: String) -> String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
    let slug = kept.map { $0 == " " ? "-" : $0 }
    return slug.isEmpty ? "section" : String(slug)
  }

  private mutating func collect(_ parts: [MarkdownInline], at place: SourcePlace) {
    for part in parts {
      switch part {
      case .strong(let inner), .emphasis(let inner), .struck(let inner): collect(inner, at: place)
      case .link(let inner, let target):
        if target.hasPrefix("#"), target.count > 1 {
          let name = String(target.dropFirst())
          uses.append(
            Use(
              name: name, isPattern: References.isPattern(inner), namesPage: inner.plain.contains("{page}"),
              place: place))
        }
        collect(inner, at: place)
      case .image(let image): findImage(image, at: place)
      case .text, .lineBreak, .code, .note: break
      }
    }
  }
}
