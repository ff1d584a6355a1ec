import GalleyData

extension ImportReader {
  /// The columns of lines that spaces keep apart, of which two at least hold nothing but numbers and days.
  func valueWords(_ text: ImportText) -> LineWords? {
    let lines = text.sampleLines
    guard let words = LineWords(lines), words.count > 1 else { return nil }
    let rows = lines.dropFirst().map(words.cells)
    let typed = (0..<words.count).count { column in
      rows.allSatisfy { column < $0.count && CellLook($0[column]).isTyped }
    }
    return typed > 1 ? words : nil
  }
}
