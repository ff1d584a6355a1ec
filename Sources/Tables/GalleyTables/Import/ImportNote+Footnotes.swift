import GalleyData

extension ImportNote {
  /// The lines below the table in the file: sources, notes and totals.
  public var footnotes: [String] {
    switch self {
    case .footer(let lines): lines.filter { !$0.isEmpty }
    case .totalRow(let total): [total.text]
    default: []
    }
  }
}

extension ImportNote {
  /// The title and subtitle of the table; nil if the note is not about a title.
  public var heading: (title: String, subtitle: String)? {
    guard case .title(let lines) = self else { return nil }
    let texts = lines.map { CleanText.of($0) }.filter { !$0.isEmpty }
    return texts.first.map { ($0, texts.dropFirst().joined(separator: ", ")) }
  }

  package var withoutHeading: ImportNote { if case .title(let lines) = self { .preamble(lines) } else { self } }
}

extension TotalRow {
  public var text: String {
    let plain = word.last == ":" ? String(word.dropLast()) : word
    return plain + ": " + cells.map { "\($0.column) \($0.text)" }.joined(separator: ", ")
  }
}
