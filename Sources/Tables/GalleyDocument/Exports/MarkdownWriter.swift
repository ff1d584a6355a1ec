import GalleyPDF
import GalleyPrint

/// Writes Markdown. References become plain text, and footnotes keep the numbers of the report.
struct MarkdownWriter {
  private let references: References
  /// The number of levels by which headings are lowered, so that they are below the report's title.
  private let shift: Int
  private var headings: ArraySlice<DocumentHeading>
  private var firstNote = 1

  init(_ references: References, headings: [DocumentHeading], shift: Int) {
    self.references = references
    self.shift = shift
    self.headings = headings[...]
  }

  private(set) var level = 0

  mutating func text(_ blocks: [MarkdownBlock], firstNote: Int) -> String {
    self.firstNote = firstNote
    return joined(blocks)
  }

  mutating func note(_ number: Int, _ blocks: [MarkdownBlock]) -> String {
    "[^\(number)]: " + joined(blocks).indentedLines(by: "    ") + "\n"
  }

  static func anchor(_ id: String) -> String { "<a id=\"\(id.html)\"></a>" }

  // MARK: Blocks

  private mutating func joined(_ blocks: [MarkdownBlock], isTight: Bool = false) -> String {
    var text = ""
    var last: MarkdownBlock.Kind?
    for block in blocks {
      if let last {
        text += isTight ? "\n" : "\n\n"
        // A comment separates two lists, which would otherwise be merged.
        if case .list = last, case .list = block.kind { text += "<!-- -->\n\n" }
      }
      text += self.text(of: block)
      last = block.kind
    }
    return text
  }

  private mutating func text(of block: MarkdownBlock) -> String {
    switch block.kind {
    case .heading(let level, let parts): heading(level, parts)
    case .paragraph(let parts): paragraph(parts)
    case .list(let start, let isTight, let items): list(start, isTight, items)
    case .quote(let blocks): "> " + joined(blocks).indentedLines(by: "> ", keepingEmpty: true)
    case .definitions(let entries): entries.map(definition).joined(separator: "\n\n")
    case .code(let text, let language): code(text, language)
    case .table(let alignments, let rows): table(alignments, rows)
    case .rule: "---"
    }
  }

  private mutating func heading(_ level: Int, _ parts: [MarkdownInline]) -> String {
    self.level = min(level + shift, 6)
    let heading = headings.popFirst()
    var words = MarkdownWriter.line(inlines(parts))
    var anchor = ""
    if let heading {
      let title = heading.number.isEmpty ? heading.title : "\(heading.number) \(heading.title)"
      if !heading.number.isEmpty { words = "\(heading.number) \(words)" }
      // GitHub derives anchors from headings. If that gives a different name, an explicit anchor is added.
      if DocumentOutline.slug(title) != heading.id { anchor = Self.anchor(heading.id) }
    }
    return String(repeating: "#", count: self.level) + " \(anchor)\(words)"
  }

  private static func line(_ text: String) -> String { text.replacing("\\\n", with: " ") }

  private func paragraph(_ parts: [MarkdownInline]) -> String { inlines(parts).escapingLineStarts }

  /// Returns a definition list. GitHub does not support them, so it shows the colons as text.
  private func definition(_ entry: MarkdownBlock.Definition) -> String {
    ([inlines(entry.term)] + entry.texts.map { ":   " + inlines($0) }).joined(separator: "\n")
  }

  private mutating func list(_ start: Int?, _ isTight: Bool, _ items: [MarkdownBlock.Item]) -> String {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let mark = start.map { "\($0 + index). " } ?? "- "
      let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
      let indent = String(repeating: " ", count: mark.utf8.count)
      lines.append(mark + task + joined(item.blocks, isTight: isTight).indentedLines(by: indent))
    }
    return lines.joined(separator: isTight ? "\n" : "\n\n")
  }

  private func code(_ text: String, _ language: String) -> String {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  private func table(_ alignments: [MarkdownBlock.Alignment], _ rows: [[[MarkdownInline]]]) -> String {
    let rule = alignments.map { alignment in
      switch alignment {
      case .leading: "---"
      case .center: ":---:"
      case .trailing: "---:"
      }
    }
    var lines = rows.map { row in
      alignments.indices.map { column in
        inlines(column < row.count ? row[column] : []).replacing("\\\n", with: "<br>").replacing("|", with: "\\|")
      }
    }
    lines.insert(rule, at: min(1, lines.count))
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  // MARK: Lines

  /// Returns text with explicit line breaks as backslashes at the ends of lines.
  func inlines(_ parts: [MarkdownInline]) -> String { parts.map(text).joined() }

  private func text(_ part: MarkdownInline) -> String {
    switch part {
    case .text(let text): text.escapedForMarkdown
    case .lineBreak: "\\\n"
    case .strong(let parts): wrapped(parts, in: "**")
    case .emphasis(let parts): wrapped(parts, in: "*")
    case .struck(let parts): wrapped(parts, in: "~~")
    case .code(let text): code(text)
    case .link(let parts, let target): link(parts, target)
    case .image(let image) where !WebAddress.isSafe(image.path): image.alternative.escapedForMarkdown
    case .image(let image):
      "![\(image.alternative.escapedForMarkdown)](\(Self.address(image.path))"
        + (image.title.isEmpty ? "" : " \"\(image.title.escapedForMarkdown)\"") + ")"
    case .note(let number): "[^\(firstNote + number - 1)]"
    }
  }

  private func wrapped(_ parts: [MarkdownInline], in mark: String) -> String {
    let text = inlines(parts)
    let inner = text.drop { $0 == " " }
    guard let last = inner.lastIndex(where: { $0 != " " }) else { return text }
    let kept = inner[...last]
    return text[..<inner.startIndex] + mark + kept + mark + text[text.index(after: last)...]
  }

  private func code(_ text: String) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (1...).first { !runs.contains($0) } ?? 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" ")) ? " " : ""
    return fence + space + text + space + fence
  }

  private func link(_ parts: [MarkdownInline], _ target: String) -> String {
    guard target.hasPrefix("#"), target.count > 1 else {
      let words = parts.isEmpty ? target.escapedForMarkdown : inlines(parts)
      return WebAddress.isSafe(target) ? "[\(words)](\(Self.address(target)))" : words
    }
    let name = String(target.dropFirst())
    let words = parts.referenceWords(of: name, references)?.escapedForMarkdown ?? inlines(parts)
    return "[\(words)](\(Self.address(target)))"
  }

  static func address(_ target: String) -> String {
    let isPlain =
      !target.isEmpty
      && target.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar.value != 0x7F && !"()<>\\&*_`[]".unicodeScalars.contains(scalar)
      }
    if isPlain { return target }
    let escaped = target.flatMap { character in
      switch character {
      case "<", ">", "\\", "&": "\\\(character)"
      case "\n": "%0A"
      default: String(character)
      }
    }
    return "<\(String(escaped))>"
  }
}

extension String {
  var escapedForMarkdown: String {
    var result = ""
    var last: Character = " "
    for character in self {
      switch character {
      case "\\", "`", "*", "[", "]", "<", "&", "~", "|", "\"", "'": result += "\\\(character)"
      case "_" where !last.isLetter && !last.isNumber: result += "\\_"
      case "_": result += "\\_"
      // Two adjacent hyphens or points would become one typographic character.
      case "-" where last == "-", "." where last == ".": result += "\\\(character)"
      case "!": result += "\\!"
      case "\n", "\r\n": result += " "
      default: result.append(character)
      }
      last = character
    }
    return result
  }

  fileprivate var escapingLineStarts: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let first = line.first(where: { $0 != " " }) else { return String(line) }
      if "#>+-=:".contains(first), let place = line.firstIndex(of: first) {
        return line[..<place] + "\\" + line[place...]
      }
      // A number before a point or bracket would start a list item.
      let digits = line.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
      let rest = line[digits.endIndex...]
      if !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")" {
        return line[..<rest.startIndex] + "\\" + rest
      }
      return String(line)
    }.joined(separator: "\n")
  }

  fileprivate func indentedLines(by indent: String, keepingEmpty: Bool = false) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 ? String(line) : line.isEmpty ? (keepingEmpty ? String(indent.dropLast()) : "") : indent + line
    }.joined(separator: "\n")
  }
}
