/// A paragraph of one line box, taken apart: where its lines may break, and how far the pen is there.
///
/// Lengths are Pango units and hold the space between letters. They are measured from one beginning, so that a line's
/// are differences.
struct LineBreaks {
  /// A place where a line may break; the last one is the end of the paragraph.
  struct Place: BitwiseCopyable {
    /// What must fit into a line that ends here: without the one space that a break takes away.
    ///
    /// Pango measures that space as it was kerned with what follows, and the letters before as they are without.
    var fit: Int
    var end: Int
    var next: Int
    var index: Int
  }

  /// The places from the first to the end; none for a paragraph without characters.
  let places: [Place]
  /// Space after each letter; lines end without it.
  let tracking: Int
  let em: Int
  /// Whether a break changes letters around it, so that lines have to be measured by themselves.
  var isTied = false

  var tallFace: LoadedFace?

  /// The paragraph's bytes in its text.
  var bytes = 0..<0

  struct Limits {
    var width: Int
    /// The most lines, or nil for all.
    var lines: Int?
    /// The width of the mark at the end of a line that is cut; nil where only Pango can cut.
    var ellipsis: Int?
  }

  var natural: Int { places.last.map { max($0.end - tracking, 0) } ?? 0 }

  /// The lines within `limits`; nil where only Pango can tell. `note` hears of each that is whole.
  ///
  /// Where single characters decide, `letters` are asked for the paragraph's.
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

  /// The last place at which a line from `start` may end, as Pango finds it: between words, else between characters.
  ///
  /// `next` is the index of the first place behind the line's beginning.
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

/// A line of whole letters.
struct LineSpan {
  var letters: Range<Int>
  var width: Int
}

extension LineCount {
  fileprivate mutating func add(_ width: Int) { self.width = max(self.width, Int32(clamping: width)) }
}
