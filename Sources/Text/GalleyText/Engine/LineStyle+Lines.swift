extension LineStyle {
  /// Counts and measures the lines of a paragraph, or returns nil if they need a layout. Calls `note` for each line
  /// that is not truncated.
  func lines(
    of paragraph: LineBreaks, in text: PreparedText, within limits: LineBreaks.Limits,
    _ note: (LineSpan) -> Void
  ) -> LineCount? {
    withText(of: text, paragraph) { lines(of: paragraph, in: $0, within: limits, note) }
  }

  func lines(
    of paragraph: LineBreaks, in text: UnsafeBufferPointer<UInt8>, within limits: LineBreaks.Limits,
    _ note: (LineSpan) -> Void
  ) -> LineCount? {
    guard paragraph.isTied else { return paragraph.lines(within: limits, note) { letters(of: text) } }
    guard let table = widths.table(of: text)?.table else { return nil }
    return TiedLines(self, text, table, paragraph).lines(within: limits, note)
  }

  func withText<Answer>(
    of text: PreparedText, _ paragraph: LineBreaks, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer {
    text.withUTF8 { text in body(UnsafeBufferPointer(rebasing: text[paragraph.bytes])) }
  }
}

/// The lines of text in which a break may change the letters around it, so that each line has to be measured
/// separately.
private struct TiedLines {
  private let style: LineStyle
  private let text: UnsafeBufferPointer<UInt8>
  private let table: WidthTable
  private let breaks: LineBreaks

  init(_ style: LineStyle, _ text: UnsafeBufferPointer<UInt8>, _ table: WidthTable, _ breaks: LineBreaks) {
    self.style = style
    self.text = text
    self.table = table
    self.breaks = breaks
  }

  private struct Start {
    var place = LineBreaks.Place(fit: 0, end: 0, next: 0, index: 0)
    var byte = 0
  }

  func lines(within limits: LineBreaks.Limits, _ note: (LineSpan) -> Void) -> LineCount? {
    guard let last = breaks.places.last else { return nil }
    var lines = LineCount(count: 0, width: 0)
    var start = Start()
    var next = 0
    while true {
      lines.count += 1
      guard let rest = width(from: start.byte, to: text.count) else { return nil }
      let isLast = lines.count == limits.lines
      // The space at the end of the paragraph counts if this is the last allowed line.
      let swallowed = isLast ? 0 : last.end - last.fit
      let fits = rest - swallowed <= limits.width
      // Pango first compares the widths of the unbroken text. If these lead to a different decision, the result is
      // uncertain.
      guard isLast || fits == (last.fit - start.place.next <= limits.width) else { return nil }
      if fits {
        lines.width = max(lines.width, Int32(clamping: rest))
        note(LineSpan(letters: start.place.index..<last.index, width: rest))
        return lines
      }
      let first = start.place.index
      guard !isLast, let line = line(from: &start, within: limits.width, &next) else { return nil }
      note(LineSpan(letters: first..<start.place.index, width: line))
      lines.width = max(lines.width, Int32(clamping: line))
    }
  }

  /// Returns the width of the next line, or nil if no word fits or if it is uncertain where Pango breaks the line.
  private func line(from start: inout Start, within limit: Int, _ next: inout Int) -> Int? {
    let first = start
    var (byte, index) = (start.byte, start.place.index)
    var found: Int?
    for number in next..<breaks.places.count - 1 {
      let place = breaks.places[number]
      let unbroken = place.fit - first.place.next
      if unbroken > limit + breaks.em / 2 { break }
      move(&byte, from: index, to: place.index)
      index = place.index
      guard let whole = width(from: first.byte, to: byte), text[byte - 1] != 0xA0 else { return nil }
      let isWhite = text[byte - 1] == 0x20
      let fit = isWhite ? whole - (place.next - place.end) : whole
      guard abs(fit - unbroken) <= breaks.em / 4 else { return nil }
      guard fit <= limit else { continue }
      guard let space = isWhite ? style.space : 0 else { return nil }
      found = whole - space
      start = Start(place: place, byte: byte)
      next = number + 1
    }
    return found
  }

  private func move(_ byte: inout Int, from index: Int, to end: Int) {
    for _ in index..<end {
      byte += text[byte] < 0x80 ? 1 : text[byte] < 0xE0 ? 2 : 3
    }
  }

  private func width(from start: Int, to end: Int) -> Int? {
    let piece = UnsafeBufferPointer(rebasing: text[start..<end])
    guard let (own, count) = style.widths.table(of: piece), own === table else { return nil }
    return table.sum(piece, style.widths.scratch, count: count)?.width
  }
}
