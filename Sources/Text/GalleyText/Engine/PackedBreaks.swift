import GalleyGeometry

/// Where lines of a text may break, four bytes a place: all that counting its lines at another width takes.
///
/// Only texts of one paragraph are packed whose breaks change no letters, and that are not spaced: lines of others hang
/// on more than sums.
struct PackedBreaks {
  private let places: UnsafeBufferPointer<UInt32>
  private let space: Int

  /// A place: how far what must fit reaches from the place before, whether a space follows, and how much more than
  /// that space, or than nothing, the pen moves to the next line's beginning.
  private enum Bits {
    static let reach = 21
    static let isSpace: UInt32 = 1 << 21
    static let excess = 22
    static let excessOffset = 512
  }

  /// The places that ``append(_:space:to:)`` packed.
  init(_ places: UnsafeBufferPointer<UInt32>, space: Int) { (self.places, self.space) = (places, space) }

  /// Appends the packed places of `paragraph` to `words`; answers false, and appends nothing, where one has no room.
  static func append(_ paragraph: LineBreaks, space: Int, to words: inout [UInt32]) -> Bool {
    guard !paragraph.isTied, paragraph.tracking == 0, !paragraph.places.isEmpty else { return false }
    let start = words.count
    var before = 0
    for place in paragraph.places {
      guard let word = word(fit: place.fit, next: place.next, after: before, space: space) else {
        words.removeSubrange(start...)
        return false
      }
      words.append(word)
      before = place.next
    }
    return true
  }

  /// A place at which what must fit ends at `fit`, where the line that follows begins at `next`, and the one that
  /// follows the place before at `before`; nil where it has no room.
  static func word(fit: Int, next: Int, after before: Int, space: Int) -> UInt32? {
    let reach = fit - before
    let gap = next - fit
    let isSpace = abs(gap - space) < abs(gap)
    let excess = gap - (isSpace ? space : 0) + Bits.excessOffset
    guard reach >= 0, reach < 1 << Bits.reach, excess >= 0, excess < 2 * Bits.excessOffset else { return nil }
    return UInt32(reach) | (isSpace ? Bits.isSpace : 0) | UInt32(excess) << UInt32(Bits.excess)
  }

  /// How many lines the text takes at most `width` units wide, of which all from `limit` on are cut; nil where a word
  /// is longer than a line.
  func lineCount(within width: Int, limit: Int?) -> Int? {
    var lines = 1
    var lineStart = 0
    var before = 0
    for (index, word) in places.enumerated() {
      let fit = before + Int(word & (Bits.isSpace - 1))
      if fit - lineStart > width {
        if lines == limit { return lines }
        guard index > 0, before > lineStart else { return nil }
        lines += 1
        lineStart = before
        if fit - lineStart > width { return lines == limit ? lines : nil }
      }
      let gap = Int(word >> UInt32(Bits.excess)) - Bits.excessOffset
      before = fit + gap + (word & Bits.isSpace != 0 ? space : 0)
    }
    return lines
  }
}

extension PreparedText {
  /// Appends where lines of the text may break to `words`, for ``height(ofBreaks:width:)``; answers false, and appends
  /// nothing, where only the text itself tells.
  package func appendBreaks(to words: inout [UInt32]) -> Bool {
    form.runs[0].baselineOffset == 0 && (appendPlainBreaks(to: &words) || appendKnownBreaks(to: &words))
  }

  package func appendPlainBreaks(to words: inout [UInt32]) -> Bool {
    let isOneLine = form.lineLimit.map { $0 <= 1 } ?? false
    return withLineStyle { style in
      style.space.flatMap { space in
        isOneLine ? nil : withUTF8 { style.appendPlainBreaks(of: $0, space: space, to: &words) }
      }
    } ?? false
  }

  package func appendKnownBreaks(to words: inout [UInt32]) -> Bool {
    guard let style = lineStyle, let space = style.space else { return false }
    var known = sum
    if case .width = known { known = brokenFindings(in: style) }
    guard case .paragraphs(let paragraphs) = known, paragraphs.count == 1, paragraphs[0].tallFace == nil else {
      return false
    }
    return PackedBreaks.append(paragraphs[0], space: space, to: &words)
  }

  /// How high the text with `breaks` is at most `width` points wide; nil where only the text itself tells.
  ///
  /// It may be another text than the one that is here now, of the same form.
  package func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double) -> Double? {
    withLineStyle { height(ofBreaks: breaks, width: width, in: $0) }
  }

  private func height(ofBreaks breaks: UnsafeBufferPointer<UInt32>, width: Double, in style: LineStyle) -> Double? {
    guard let space = style.space, let units = PangoUnits.wrapWidth(width) else { return nil }
    let limit = form.lineLimit.map { max($0, 1) }
    if limit != nil, form.truncationMode != .tail || style.ellipsis == nil { return nil }
    guard let count = PackedBreaks(breaks, space: space).lineCount(within: Int(units), limit: limit) else { return nil }
    return TextMeasure.height(ofLines: count, box: box(in: style), in: form)
  }
}
