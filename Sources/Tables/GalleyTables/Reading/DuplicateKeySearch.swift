import GalleyMessages

struct DuplicateKeySearch {
  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  func second(_ key: String, after first: SourcePlace) -> SourcePlace? {
    guard let line = first.line, let column = first.column else { return nil }
    return onSameLine(key, line, column) ?? onLaterLine(key, line, column)
  }

  private func onLaterLine(_ key: String, _ line: Int, _ column: Int) -> SourcePlace? {
    for number in stride(from: line + 1, through: source.lineCount, by: 1) {
      guard let text = source.line(number) else { return nil }
      let indent = text.prefix { $0 == " " }.count
      if text.dropFirst(indent).isEmpty || text.dropFirst(indent).hasPrefix("#") { continue }
      if indent < column - 1 { return nil }
      if indent == column - 1, startsWithKey(text.dropFirst(indent), key) { return place(key, number, column) }
    }
    return nil
  }

  private func onSameLine(_ key: String, _ line: Int, _ column: Int) -> SourcePlace? {
    guard let text = source.line(line) else { return nil }
    var previous: Character = " "
    var rest = text[...]
    var offset = 0
    while let character = rest.first {
      if offset >= column, character != " ", previous == ",", startsWithKey(rest, key) {
        return place(key, line, offset + 1)
      }
      if character != " " { previous = character }
      rest.removeFirst()
      offset += 1
    }
    return nil
  }

  private func startsWithKey(_ text: Substring, _ key: String) -> Bool {
    for quoted in [key, "\"\(key)\"", "'\(key)'"] where text.hasPrefix(quoted) {
      let rest = text.dropFirst(quoted.count).drop { $0 == " " }
      if rest.first == ":" { return true }
    }
    return false
  }

  private func place(_ key: String, _ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: source.file, line: line, column: column, length: key.unicodeScalars.count)
  }
}
