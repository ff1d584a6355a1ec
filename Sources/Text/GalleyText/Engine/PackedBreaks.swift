import GalleyGeometry

/// Break opportunities in four bytes each, for counting lines. The text must be one paragraph without tracking, and no
/// break may change its letters.
struct PackedBreaks {
  private let places: UnsafeBufferPointer<UInt32>
  private let space: Int

  /// `reach` is the distance from the `next` of the previous opportunity to the last position that must fit. The bit
  /// after it is set if a space follows. `excess` is the distance to the start of the next line, minus the width of
  /// that space.
  private enum Bits {
    static let reach = 21
    static let isSpace: UInt32 = 1 << 21
    static let excess = 22
    static let excessOffset = 512
  }

  init(_ places: UnsafeBufferPointer<UInt32>, space: Int) { (self.places, self.space) = (places, space) }

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

  /// Packs a break opportunity. `fit` and `next` are those of its ``LineBreaks/Place``, and `before` is the `next` of
  /// the previous one.
  static func word(fit: Int, next: Int, after before: Int, space: Int) -> UInt32? {
    let reach = fit - before
    let gap = next - fit
    let isSpace = abs(gap - space) < abs(gap)
    let excess = gap - (isSpace ? space : 0) + Bits.excessOffset
    guard reach >= 0, reach < 1 << Bits.reach, excess >= 0, excess < 2 * Bits.excessOffset else { return nil }
    return UInt32(reach) | (isSpace ? Bits.isSpace : 0) | UInt32(excess) << UInt32(Bits.excess)
  }

  /// Returns nil if a word is wider than a line.
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

  /// Returns the height of text with these breaks, or nil if the text itself is needed. The breaks may come from a
  /// different string in the same style.
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
