import CPangoCairo

/// The widths of letters. Characters of one cluster share its width. In a long run, the widths end far beyond the end
/// of any line.
struct LetterWidths {
  private let first: Int
  private let sums: [Int]
  let whole: Int
  var end: Int { first + sums.count - 1 }
  let isRising: Bool

  init(_ item: BreakItem, _ range: Range<Int>, of text: BreakText) {
    let glyphs = item.wholeGlyphs(range, of: text) ?? item.shape(range, of: text)
    var widths = [Int32](repeating: 0, count: range.count)
    item.withItem(range, of: text) { pointer in
      var piece = PangoGlyphItem()
      piece.item = pointer
      piece.glyphs = glyphs.string
      _ = text.withText { bytes, _ in pango_glyph_item_get_logical_widths(&piece, bytes, &widths) }
    }
    var sums: [Int] = []
    sums.reserveCapacity(range.count + 1)
    var sum = 0
    var isRising = true
    for width in widths {
      sums.append(sum)
      sum += Int(width)
      isRising = isRising && width >= 0
    }
    sums.append(sum)
    (first, self.sums, self.isRising) = (range.lowerBound, sums, isRising)
    whole = glyphs.width
  }

  func areEnough(for rest: Range<Int>, width: Int) -> Bool {
    if end >= rest.upperBound { return true }
    return end - rest.lowerBound > BreakSearch.overlongLimit.letters
      && self.width(ofRest: rest) > BreakSearch.overlongLimit.lines * width
  }

  func width(of range: Range<Int>) -> Int { sums[range.upperBound - first] - sums[range.lowerBound - first] }

  func width(ofRest range: Range<Int>) -> Int { width(of: range.clamped(to: first..<end)) }

  func width(at place: Int) -> Int { width(of: place..<place + 1) }
}
