extension TextEngine {
  /// Who may tell lines of the paragraphs of `request`: tables that there are, or that pay for so long a text.
  func knownLines(of request: TextRequest) -> (any KnownLines)? {
    if request.byteCount <= longestPangoParagraph { return nil }
    var letters: [ResolvedFont: Int] = [:]
    for run in request.runs { letters[run.font, default: 0] += run.text.utf8.count { $0 < 0x80 } }
    let styles = letters.compactMap { font, count in
      lineStyle(font: font, language: request.language, uses: count / TextEngine.lettersOfText)
    }
    return styles.isEmpty ? nil : TableLines(styles)
  }

  /// How many letters of a long text count as a text that makes tables worth their time.
  private static let lettersOfText = 24
}
