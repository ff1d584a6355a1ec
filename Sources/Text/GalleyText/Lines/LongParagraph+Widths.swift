extension LongParagraph {
  /// Returns the widths of letters. If cuts at both ends of a part change no letter, the part has the same widths as in
  /// the item of a PangoLayout, which extends from `origin` to the end.
  func letterWidths(of item: BreakItem, from origin: Int) -> LetterWidths {
    let maximum = width.addingReportingOverflow(item.safeDistance).partialValue
    if let widths, widths.areEnough(for: item.places, width: maximum) { return widths }
    var count = LongParagraph.portion
    while width < LongParagraph.widest, count < item.places.count {
      guard let start = cleanPlace(before: item.places.lowerBound, of: item, from: origin),
        let end = cleanPlace(after: item.places.lowerBound + count, of: item)
      else { break }
      let widths = LetterWidths(item, start..<end, of: text)
      if widths.areEnough(for: item.places, width: maximum) { return widths }
      count *= 4
    }
    return LetterWidths(item, origin..<item.places.upperBound, of: text)
  }

  private static let portion = 2048
  private static let widest = 1 << 40
  private static let reach = 64

  private func cleanPlace(before place: Int, of item: BreakItem, from origin: Int) -> Int? {
    if place == origin { return place }
    let range = max(origin + 1, place - LongParagraph.reach)..<place + 1
    return known?.cleanPlace(in: range, of: item, in: text, of: job)
  }

  private func cleanPlace(after place: Int, of item: BreakItem) -> Int? {
    let range = place..<min(place + LongParagraph.reach, item.places.upperBound)
    return range.isEmpty ? nil : known?.cleanPlace(in: range, of: item, in: text, of: job)
  }
}
