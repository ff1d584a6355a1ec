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

extension TotalRow {
  /// "Total: amount 1,234.50, count 7".
  public var text: String {
    let plain = word.last == ":" ? String(word.dropLast()) : word
    return plain + ": " + cells.map { "\($0.column) \($0.text)" }.joined(separator: ", ")
  }
}
