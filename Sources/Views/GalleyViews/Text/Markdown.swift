import GalleyText

/// Parses inline Markdown: `**bold**`, `__bold__`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` ``,
/// `[label](address)`, and backslash escapes.
///
/// A mark without a partner is an ordinary character.
struct Markdown {
  struct Span {
    var content: Content
    var modifiers: [TextModifier]
    var address: String?

    enum Content {
      case characters(String)
      case text(Text)
    }

    init(_ characters: String, _ modifiers: [TextModifier]) {
      (content, self.modifiers) = (.characters(characters), modifiers)
    }

    init(_ text: Text, _ modifiers: [TextModifier]) { (content, self.modifiers) = (.text(text), modifiers) }
  }

  private(set) var spans: [Span] = []
  private var searches: [Search: (start: Int, found: Int?)] = [:]

  private struct Search: Hashable {
    let mark: String
    let end: Int
  }

  init(_ parts: [LocalizedStringKey.Part]) {
    if let plain = Markdown.plain(parts) {
      spans = [Span(plain, [])]
      return
    }
    var source = Source()
    for part in parts {
      switch part {
      case .markup(let text): source.add(text, isVerbatim: false)
      case .argument(let argument):
        if let text = argument.text {
          source.add(text.text)
        } else {
          source.add(argument.characters, isVerbatim: true)
        }
      }
    }
    read(source, 0..<source.characters.count, [])
    if spans.isEmpty { spans = [Span("", [])] }
  }

  private static func plain(_ parts: [LocalizedStringKey.Part]) -> String? {
    var plain = ""
    for part in parts {
      switch part {
      case .markup(let text):
        guard !text.utf8.contains(where: marks.contains) else { return nil }
        plain += text
      case .argument(let argument):
        guard argument.text == nil else { return nil }
        plain += argument.characters
      }
    }
    return plain
  }

  private static let marks: [UInt8] = Array("\\`[*_~".utf8)

  private struct Source {
    private(set) var characters: [Character] = []
    private(set) var isVerbatim: [Bool] = []
    private(set) var texts: [Int: Text] = [:]

    mutating func add(_ text: some StringProtocol, isVerbatim verbatim: Bool) {
      characters += Array(text)
      isVerbatim += Array(repeating: verbatim, count: characters.count - isVerbatim.count)
    }

    mutating func add(_ text: Text) {
      texts[characters.count] = text
      add(InlineBox.character, isVerbatim: true)
    }

    func has(_ mark: String, at index: Int, before end: Int) -> Bool {
      let mark = Array(mark)
      guard index + mark.count <= end else { return false }
      return mark.indices.allSatisfy { characters[index + $0] == mark[$0] && !isVerbatim[index + $0] }
    }

    func next(_ mark: String, from start: Int, before end: Int) -> Int? {
      var index = start
      while index < end {
        if has(mark, at: index, before: end) { return index }
        index += has("\\", at: index, before: end) ? 2 : 1
      }
      return nil
    }
  }

  /// Reuses the result of an earlier search up to its match. Otherwise, a string of opening marks would take quadratic
  /// time.
  private mutating func next(_ mark: String, in source: Source, from start: Int, before end: Int) -> Int? {
    let search = Search(mark: mark, end: end)
    if let known = searches[search], known.start <= start, start <= known.found ?? end { return known.found }
    let found = source.next(mark, from: start, before: end)
    searches[search] = (start, found)
    return found
  }

  private static let pairs: [(mark: String, modifier: TextModifier)] = [
    ("**", .weight(.bold)), ("__", .weight(.bold)), ("~~", .strikethrough(TextLineStyle())), ("*", .italic),
    ("_", .italic),
  ]

  private mutating func read(_ source: Source, _ range: Range<Int>, _ modifiers: [TextModifier]) {
    var index = range.lowerBound
    var plain = ""
    while index < range.upperBound {
      let known = spans.count
      if let text = source.texts[index] {
        if !plain.isEmpty { spans.append(Span(plain, modifiers)) }
        plain = ""
        spans.append(Span(text, modifiers))
        index += 1
      } else if let end = readMark(source, at: index, before: range.upperBound, modifiers) {
        // The text before the mark has to be inserted before the spans that the mark added.
        if !plain.isEmpty { spans.insert(Span(plain, modifiers), at: known) }
        plain = ""
        index = end
      } else {
        if source.has("\\", at: index, before: range.upperBound), index + 1 < range.upperBound { index += 1 }
        plain.append(source.characters[index])
        index += 1
      }
    }
    if !plain.isEmpty { spans.append(Span(plain, modifiers)) }
  }

  private mutating func readMark(
    _ source: Source, at index: Int, before end: Int, _ modifiers: [TextModifier]
  ) -> Int? {
    if source.has("`", at: index, before: end), let close = next("`", in: source, from: index + 1, before: end) {
      addCode(source, index + 1..<close, [.monospaced] + modifiers)
      return close + 1
    }
    if source.has("[", at: index, before: end), let label = next("](", in: source, from: index + 1, before: end),
      let close = next(")", in: source, from: label + 2, before: end)
    {
      let known = spans.count
      read(source, index + 1..<label, [.style(TintShapeStyle())] + modifiers)
      let address = String(source.characters[label + 2..<close])
      for index in spans.indices.dropFirst(known) { spans[index].address = address }
      return close + 1
    }
    for pair in Markdown.pairs where source.has(pair.mark, at: index, before: end) {
      let start = index + pair.mark.count
      guard start < end, !source.characters[start].isWhitespace,
        !isInsideWord(source, at: index, pair.mark),
        let close = next(pair.mark, in: source, from: start, before: end), close > start,
        !source.characters[close - 1].isWhitespace
      else { continue }
      read(source, start..<close, [pair.modifier] + modifiers)
      return close + pair.mark.count
    }
    return nil
  }

  private mutating func addCode(_ source: Source, _ range: Range<Int>, _ modifiers: [TextModifier]) {
    var start = range.lowerBound
    for index in range {
      guard let text = source.texts[index] else { continue }
      if start < index { spans.append(Span(String(source.characters[start..<index]), modifiers)) }
      spans.append(Span(text, modifiers))
      start = index + 1
    }
    let rest = String(source.characters[start..<range.upperBound])
    if !rest.isEmpty || range.isEmpty { spans.append(Span(rest, modifiers)) }
  }

  private func isInsideWord(_ source: Source, at index: Int, _ mark: String) -> Bool {
    guard mark.first == "_", index > 0 else { return false }
    let before = source.characters[index - 1]
    return before.isLetter || before.isNumber
  }
}

/// A span of parsed Markdown, for clients that do not use `Text`.
package struct MarkdownSpan {
  package let text: String
  package let isEmphasized: Bool
  package let isStrong: Bool
  package let isCode: Bool
  package let isStruckThrough: Bool
  package let address: String?

  package static func spans(of text: String) -> [MarkdownSpan] {
    Markdown([.markup(text)]).spans.map(MarkdownSpan.init)
  }

  private init(_ span: Markdown.Span) {
    if case .characters(let characters) = span.content { text = characters } else { text = "" }
    func hasModifier(_ predicate: (TextModifier) -> Bool) -> Bool { span.modifiers.contains(where: predicate) }
    isEmphasized = hasModifier { if case .italic = $0 { true } else { false } }
    isStrong = hasModifier { if case .weight = $0 { true } else { false } }
    isCode = hasModifier { if case .monospaced = $0 { true } else { false } }
    isStruckThrough = hasModifier { if case .strikethrough = $0 { true } else { false } }
    address = span.address
  }
}
