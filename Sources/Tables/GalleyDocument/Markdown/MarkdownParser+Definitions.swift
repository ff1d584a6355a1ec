extension MarkdownBlock.Kind {
  /// Returns a definition list as in Pandoc and PHP Markdown Extra: a term, and below it lines that begin with a colon.
  ///
  /// `lines` are the lines of a paragraph. Returns nil if the second one does not begin with a colon.
  static func definitions(_ lines: [[MarkdownInline]]) -> MarkdownBlock.Kind? {
    var found: [MarkdownBlock.Definition] = []
    for line in lines {
      if let text = line.definition {
        guard !found.isEmpty else { return nil }
        found[found.count - 1].texts.append(text)
      } else if let last = found.last, !last.texts.isEmpty, lines.isTerm(line) {
        found.append(MarkdownBlock.Definition(term: line, texts: []))
      } else if found.isEmpty {
        found.append(MarkdownBlock.Definition(term: line, texts: []))
      } else if let text = found.last?.texts.last {
        // A definition may continue on the next line.
        found[found.count - 1].texts[found[found.count - 1].texts.count - 1] = text + [.text(" ")] + line
      } else {
        return nil
      }
    }
    return found.allSatisfy { !$0.texts.isEmpty } ? .definitions(found) : nil
  }
}

extension [[MarkdownInline]] {
  /// Returns whether a line is a term: the next line must be its definition.
  fileprivate func isTerm(_ line: [MarkdownInline]) -> Bool {
    indices.dropLast().contains { self[$0] == line && self[$0 + 1].definition != nil }
  }
}

extension [MarkdownInline] {
  /// The rest of a line that begins with a colon and a space; nil for other lines.
  fileprivate var definition: [MarkdownInline]? {
    guard case .text(let text)? = first, text.hasPrefix(": ") || text == ":" && count > 1 else { return nil }
    let rest = text.dropFirst(2).drop { $0 == " " }
    return (rest.isEmpty ? [] : [.text(String(rest))]) + dropFirst()
  }
}
