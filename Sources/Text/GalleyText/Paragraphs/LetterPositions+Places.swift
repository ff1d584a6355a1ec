extension LetterPositions {
  func place(at index: Int, tracking: Int) -> LineBreaks.Place {
    let next = Int(starts[index]) + index * tracking
    guard index > 0, BreakClass.isWhite(classes[index - 1]) else {
      let end = Int(ends[index]) + index * tracking
      return LineBreaks.Place(fit: end, end: end, next: next, index: index)
    }
    let end = Int(starts[index - 1]) + (index - 1) * tracking
    // The width includes a space at the end of the text.
    if index == count { return LineBreaks.Place(fit: end, end: next, next: next, index: index) }
    return LineBreaks.Place(fit: end - kerning(over: index), end: end, next: next, index: index)
  }

  private func kerning(over index: Int) -> Int { Int(starts[index] - ends[index]) }

  func isLoose(at index: Int, em: Int) -> Bool { abs(kerning(over: index)) <= em / LineStyle.loosenessParts }

  /// Returns whether the text can be cut at an index. Pango uses the widths of the unbroken text, except within three
  /// characters of the margin (`approximate_char_width`), so the kerning across the cut has to be small.
  func isClean(at index: Int, em: Int) -> Bool { !isTied[index] && isLoose(at: index, em: em) }

  func lastPlace(
    behind start: LineBreaks.Place, within width: Int, tracking: Int, em: Int
  ) -> LineBreaks.Place? {
    var found: LineBreaks.Place?
    for index in start.index + 1..<count {
      let place = place(at: index, tracking: tracking)
      if !isClean(at: index, em: em) {
        found = nil
      } else if place.fit - start.next <= width {
        found = place
      } else if place.next - start.next > width + em {
        break
      }
    }
    return found
  }

  func cutWidth(from start: LineBreaks.Place, _ limits: LineBreaks.Limits, tracking: Int) -> Int? {
    guard let ellipsis = limits.ellipsis, tracking == 0 else { return nil }
    var isUnsure = false
    for index in stride(from: count - 1, through: start.index, by: -1) {
      // A ligature cannot be split.
      if hasLigatures, isTied[index], index > start.index {
        isUnsure = true
        continue
      }
      let kept = Int(starts[index]) - start.next
      if kept + ellipsis <= limits.width || index == start.index { return isUnsure ? nil : kept + ellipsis }
      isUnsure = false
    }
    return nil
  }
}
