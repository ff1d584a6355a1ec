import GalleyData

extension ImportNote {
  /// What stands below the table as the file has it: sources and notes, and sums that the file itself says.
  public var footnotes: [String] {
    switch self {
    case .footer(let lines): lines.filter { !$0.isEmpty }
    case .totalRow(let total): [total.text]
    default: []
    }
  }
}

extension ImportNote {
  /// The title of the table and what is below it, if the file has lines for them above the table.
  public var heading: (title: String, subtitle: String)? {
    guard case .title(let lines) = self else { return nil }
    let texts = lines.map { CleanText.of($0) }.filter { !$0.isEmpty }
    return texts.first.map { ($0, texts.dropFirst().joined(separator: ", ")) }
  }

  /// The note for readers that have titles of their own: lines above the table are left out.
  package var withoutHeading: ImportNote { if case .title(let lines) = self { .preamble(lines) } else { self } }
}

extension TotalRow {
  public var text: String {
    let plain = word.last == ":" ? String(word.dropLast()) : word
    return plain + ": " + cells.map { "\($0.column) \($0.text)" }.joined(separator: ", ")
  }
}
