import GalleyGeometry
import GalleyPDF
import GalleyPrint

struct WebText {
  private let references: References
  /// The number of levels by which headings are lowered, so that they are below the report's title.
  private let shift: Int
  private var headings: ArraySlice<DocumentHeading>
  private var marked: Set<Int> = []
  private var firstNote = 1

  private let images: [String: Image]

  struct Image {
    var address: String
    var size: Size
  }

  init(_ references: References, headings: [DocumentHeading], shift: Int, images: [String: Image] = [:]) {
    self.references = references
    self.shift = shift
    self.images = images
    self.headings = headings[...]
  }

  mutating func text(_ blocks: [MarkdownBlock], firstNote: Int) -> String {
    self.firstNote = firstNote
    return html(blocks)
  }

  mutating func caption(_ parts: [MarkdownInline]) -> String { html(parts) }

  mutating func note(_ number: Int, _ blocks: [MarkdownBlock]) -> String {
    let back = "<a href=\"#ref-\(number)\" class=\"back\" role=\"doc-backlink\">\u{21A9}\u{FE0E}</a>"
    var text = html(blocks)
    // The link back to the reference is added to the last line.
    if text.hasSuffix("</p>\n") {
      text = "\(text.dropLast(5)) \(back)</p>\n"
    } else {
      text += back
    }
    return "<li id=\"note-\(number)\">\(text)</li>\n"
  }

  // MARK: Blocks

  private mutating func html(_ blocks: [MarkdownBlock]) -> String {
    var text = ""
    for block in blocks { text += html(block) }
    return text
  }

  private mutating func html(_ block: MarkdownBlock) -> String {
    switch block.kind {
    case .heading(let level, let parts): heading(level, parts)
    case .paragraph(let parts): "<p>\(html(parts))</p>\n"
    case .list(let start, let isTight, let items): list(start, isTight, items)
    case .quote(let blocks): "<blockquote>\n\(html(blocks))</blockquote>\n"
    case .definitions(let entries): "<dl>\n\(entries.map { definition($0) }.joined())</dl>\n"
    case .code(let text, _): "<pre dir=\"ltr\"><code>\(text.html)</code></pre>\n"
    case .table(let alignments, let rows): table(alignments, rows)
    case .rule: "<hr>\n"
    }
  }

  private mutating func definition(_ entry: MarkdownBlock.Definition) -> String {
    var text = "<dt>\(html(entry.term))</dt>\n"
    for part in entry.texts { text += "<dd>\(html(part))</dd>\n" }
    return text
  }

  private mutating func heading(_ level: Int, _ parts: [MarkdownInline]) -> String {
    let name = "h\(min(level + shift, 6))"
    let heading = headings.popFirst()
    let number = heading.map { $0.number.isEmpty ? "" : "<span class=\"number\">\($0.number)</span> " } ?? ""
    guard let id = heading?.id.html else { return "<\(name)>\(html(parts))</\(name)>\n" }
    let anchor = "<a class=\"anchor\" href=\"#\(id)\" aria-hidden=\"true\" tabindex=\"-1\">#</a>"
    return "<\(name) id=\"\(id)\">\(number)\(html(parts))\(anchor)</\(name)>\n"
  }

  private mutating func list(_ start: Int?, _ isTight: Bool, _ items: [MarkdownBlock.Item]) -> String {
    let name = start == nil ? "ul" : "ol"
    let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    var text = "<\(name)\(first)>\n"
    for item in items {
      var mark = ""
      if let isDone = item.isDone {
        mark = "<input type=\"checkbox\" disabled\(isDone ? " checked" : "")> "
      }
      text += "<li\(item.isDone == nil ? "" : " class=\"task\"")>\(mark)"
      for block in item.blocks {
        if isTight, case .paragraph(let parts) = block.kind { text += html(parts) + "\n" } else { text += html(block) }
      }
      text += "</li>\n"
    }
    return text + "</\(name)>\n"
  }

  private mutating func table(_ alignments: [MarkdownBlock.Alignment], _ rows: [[[MarkdownInline]]]) -> String {
    var text = "<div class=\"wide\"><table class=\"small\">\n"
    for (index, row) in rows.enumerated() {
      let name = index == 0 ? "th" : "td"
      text += index == 0 ? "<thead><tr>" : "<tr>"
      for (column, alignment) in alignments.enumerated() {
        let place =
          switch alignment {
          case .leading: ""
          case .center: " class=\"c\""
          case .trailing: " class=\"n\""
          }
        text += "<\(name)\(place)>\(html(column < row.count ? row[column] : []))</\(name)>"
      }
      text += index == 0 ? "</tr></thead>\n<tbody>\n" : "</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }

  // MARK: Lines

  private mutating func html(_ parts: [MarkdownInline]) -> String {
    var text = ""
    for part in parts { text += html(part) }
    return text
  }

  private mutating func html(_ part: MarkdownInline) -> String {
    switch part {
    case .text(let text): text.html
    case .lineBreak: "<br>"
    case .strong(let parts): "<strong>\(html(parts))</strong>"
    case .emphasis(let parts): "<em>\(html(parts))</em>"
    case .struck(let parts): "<del>\(html(parts))</del>"
    case .code(let text): "<code dir=\"ltr\">\(text.html)</code>"
    case .link(let parts, let target): link(parts, target)
    case .image(let image): html(image)
    case .note(let number): mark(firstNote + number - 1)
    }
  }

  private func html(_ image: MarkdownImage) -> String {
    guard let picture = images[image.path] else { return image.alternative.html }
    let size = picture.size
    let width =
      switch image.width {
      case .share(let share): " style=\"width:\(WebNumber.text(share * 100))%;height:auto\""
      case .points(let points):
        " width=\"\(WebNumber.text(points))\" height=\"\(WebNumber.text(points * size.height / size.width))\""
      case nil: " width=\"\(WebNumber.text(size.width))\" height=\"\(WebNumber.text(size.height))\""
      }
    let title = image.title.isEmpty ? "" : " title=\"\(image.title.html)\""
    let id = image.id.map { " id=\"\($0.html)\"" } ?? ""
    return "<img\(id) class=\"inline\" src=\"\(picture.address)\" alt=\"\(image.alternative.html)\"\(title)\(width)>"
  }

  private mutating func link(_ parts: [MarkdownInline], _ target: String) -> String {
    guard target.hasPrefix("#") else {
      let words = parts.isEmpty ? target.html : html(parts)
      return WebAddress.isSafe(target) ? "<a href=\"\(target.html)\">\(words)</a>" : words
    }
    let name = String(target.dropFirst())
    // If the target of a link does not exist, its text is shown without a link.
    if references.labels[name] == nil { return html(parts) }
    let words = parts.referenceWords(of: name, references)?.html ?? html(parts)
    return "<a href=\"#\(name.html)\">\(words)</a>"
  }

  private mutating func mark(_ number: Int) -> String {
    let id = marked.insert(number).inserted ? " id=\"ref-\(number)\"" : ""
    return "<sup\(id)><a href=\"#note-\(number)\" role=\"doc-noteref\">\(number)</a></sup>"
  }
}
