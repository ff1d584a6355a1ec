import GalleyData

extension ImportReader {
  /// Returns the columns of a file that are separated by spaces. At least two must contain only numbers and dates.
  func valueWords(_ text: ImportText) -> LineWords? {
    let lines = text.sampleLines
    guard let words = LineWords(lines), words.count > 1 else { return nil }
    let rows = lines.dropFirst().map(words.cells)
    let typed = (0..<words.count).count { column in
      rows.allSatisfy { column < $0.count && CellKind($0[column]).isTyped }
    }
    return typed > 1 ? words : nil
  }

  /// Returns the columns of a file that are separated by blanks. With the delimiter of `shape`, every row must have
  /// fewer cells than the header, and splitting at blanks must give at least as many columns as the header has cells.
  func blankWords(_ text: ImportText, _ shape: DelimitedShape) -> LineWords? {
    let lines = tableLines(text)
    guard let delimiter = shape.delimiter, delimiter == 0x09 || delimiter == 0x20, lines.count > 2 else { return nil }
    let widths = lines.map { line in line.count { $0 == delimiter } + 1 }
    guard widths.dropFirst().allSatisfy({ $0 < widths[0] }), let words = LineWords(lines), words.count > widths[0] - 1
    else { return nil }
    return words
  }
}
