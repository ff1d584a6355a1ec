/// The break opportunities of a paragraph. Lengths are in Pango units from the start of the paragraph and include
/// tracking.
struct LineBreaks {
  /// A break opportunity. The last one is the end of the paragraph.
  struct Place: BitwiseCopyable {
    /// The position that must fit if a line ends here. It excludes the one space that a break removes, which Pango
    /// measures with its kerning to the next letter.
    var fit: Int
    var end: Int
    var next: Int
    var index: Int
  }

  let places: [Place]
  /// The tracking, which is not included at the end of a line.
  let tracking: Int
  let em: Int
  /// Whether a break may change the letters around it, so that each line has to be measured separately.
  var isTied = false

  var tallFace: LoadedFace?

  var bytes = 0..<0

  struct Limits {
    var width: Int
    var lines: Int?
    /// The width of the ellipsis; nil if only Pango can truncate a line.
    var ellipsis: Int?
  }

  var natural: Int { places.last.map { max($0.end - tracking, 0) } ?? 0 }

  /// Counts and measures the lines, or returns nil if they need a layout. Calls `note` for each line that is not
  /// truncated.
  func lines(
    within limits: Limits, _ note: (LineSpan) -> Void, _ letters: () -> LetterPositions?
  ) -> LineCount? {
    guard let last = places.last else { return LineCount(count: 1, width: 0) }
    var lines = LineCount(count: 0, width: 0)
    var start = Place(fit: 0, end: 0, next: 0, index: 0)
    var next = 0
    while true {
      lines.count += 1
      let rest = last.end - start.next
      if lines.count == limits.lines, rest > limits.width {
        guard let width = letters()?.cutWidth(from: start, limits, tracking: tracking) else { return nil }
        lines.add(width)
        lines.isTruncated = true
        return lines
      }
      if lines.count == limits.lines || last.fit - start.next <= limits.width || last.index - start.index == 1 {
        lines.add(rest - tracking)
        note(LineSpan(letters: start.index..<last.index, width: rest - tracking))
        return lines
      }
      guard let end = end(ofLineFrom: start, within: limits.width, &next, letters) else { return nil }
      lines.add(end.end - start.next - tracking)
      note(LineSpan(letters: start.index..<end.index, width: end.end - start.next - tracking))
      start = end
    }
  }

  /// Returns the end of a line. Like Pango, it breaks between words, or between characters if no word fits.
  private func end(
    ofLineFrom start: Place, within width: Int, _ next: inout Int, _ letters: () -> LetterPositions?
  ) -> Place? {
    let first = next
    while next < places.count - 1, places[next].fit - start.next <= width { next += 1 }
    if next > first { return places[next - 1] }
    let end = letters()?.lastPlace(behind: start, within: width, tracking: tracking, em: em)
    while let end, places[next].index <= end.index { next += 1 }
    return end
  }
}

struct LineSpan {
  var letters: Range<Int>
  var width: Int
}

extension LineCount {
  fileprivate mutating func add(_ width: Int) { self.width = max(self.width, Int32(clamping: width)) }
}
