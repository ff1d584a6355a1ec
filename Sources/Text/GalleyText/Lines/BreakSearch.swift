import CPangoCairo

/// Finds the best break of a line. It uses the widths of the unbroken text, but a break may change them, so pieces that
/// end near the margin are shaped.
struct BreakSearch {
  let text: BreakText
  let item: BreakItem
  let widths: LetterWidths
  let hyphen: Int
  let room: Int
  let isFirst: Bool
  let mustBreak: Bool
  let isLast: Bool
  let safeDistance: Int

  struct Candidate {
    var end: Int
    var width: Int
    var extra: Int
    var glyphs: BreakGlyphs?

    var total: Int { width + extra }
  }

  private var places: Range<Int> { item.places }

  /// Returns nil if the remaining text is so much too wide that shaping it would be a waste of time.
  func best(among breaks: [Int32], whole: Candidate) -> Candidate? {
    var best = whole
    let end = mustBreak ? places.upperBound : places.upperBound + 1
    var index = breaks.firstIndex(notBefore: places.lowerBound)
    var place = places.lowerBound
    while place < end {
      let isBreak = index < breaks.count && Int(breaks[index]) == place
      if best.end < places.upperBound, isBeyond(place) { return best }
      if isBreak {
        index += 1
        if place > places.lowerBound || !isFirst {
          if isClear(place) {
            best = Candidate(end: place, width: width(to: place), extra: extra(at: place))
          } else if best.end == places.upperBound, isHopeless(place) {
            return nil
          } else {
            consider(place, &best)
          }
        }
      }
      // Between two breaks, only a letter with a negative width can affect the decision.
      place = widths.isRising && index < breaks.count ? max(place + 1, Int(breaks[index])) : place + 1
    }
    return best
  }

  func extra(at place: Int) -> Int {
    // At this distance beyond the margin, a space makes no difference.
    if place > widths.end { return 0 }
    if isLast, place == places.upperBound, Self.keepsFinalSpace { return 0 }
    let isInside = place > places.lowerBound
    if text.attributes[place].break_inserts_hyphen != 0 {
      let isRemoved = text.attributes[place].break_removes_preceding != 0 && isInside
      return isRemoved ? hyphen - widths.width(at: place - 1) : hyphen
    }
    return isInside && text.attributes[place - 1].is_white != 0 ? -widths.width(at: place - 1) : 0
  }

  /// Since version 1.52, Pango counts the space at the end of a paragraph.
  private static let keepsFinalSpace = pango_version() >= 15_200

  private func width(to place: Int) -> Int { widths.width(of: places.lowerBound..<place) }

  private func isBeyond(_ place: Int) -> Bool {
    place > widths.end || width(to: place) + min(extra(at: place), 0) > room + safeDistance
  }

  private func isClear(_ place: Int) -> Bool {
    place == places.lowerBound || place <= widths.end && width(to: place) + extra(at: place) < room - safeDistance
  }

  private func isHopeless(_ place: Int) -> Bool {
    place > widths.end
      || width(to: place) > BreakSearch.overlongLimit.lines * (room + safeDistance)
        && place - places.lowerBound > BreakSearch.overlongLimit.letters
  }

  static let overlongLimit = (lines: 4, letters: 256)

  private func consider(_ place: Int, _ best: inout Candidate) {
    let isWhole = place == places.upperBound
    let needsHyphen = text.needsHyphen(at: place)
    let glyphs = item.shape(places.lowerBound..<place, of: text, needsHyphen: !isWhole && needsHyphen)
    var candidate = Candidate(end: place, width: glyphs.width, extra: 0, glyphs: glyphs)
    if !isWhole || !isLast, place > places.lowerBound, text.attributes[place - 1].is_white != 0 {
      candidate.extra = -widths.width(at: place - 1)
    } else if isWhole, !isLast, needsHyphen {
      candidate.extra = hyphen
    }
    if best.end == places.upperBound || candidate.total <= room || candidate.total < best.total { best = candidate }
  }
}

extension BreakText {
  func needsHyphen(at place: Int) -> Bool {
    attributes[place].break_inserts_hyphen != 0 || attributes[place].break_removes_preceding != 0
  }
}

extension [Int32] {
  fileprivate func firstIndex(notBefore place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
