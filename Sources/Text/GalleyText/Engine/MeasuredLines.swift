package struct MeasuredLines {
  package let measure: TextMeasure
  package let lines: [Line]

  package struct Line {
    package let text: String
    package let width: Double
    /// The position of the baseline, in points from the top of the block.
    package let baseline: Double
  }

  init(_ layout: TextLayout) {
    measure = TextMeasure(layout)
    lines = layout.lines.map { Line(text: $0.text, width: $0.width, baseline: $0.baseline) }
  }

  init(measure: TextMeasure, lines: [Line]) { (self.measure, self.lines) = (measure, lines) }
}

extension PreparedText {
  /// Returns the same lines as ``layout(width:)``. Without a width, lines end only at line breaks in the text.
  package func measuredLines(width: Double? = nil) -> MeasuredLines {
    knownLines(PangoUnits.wrapWidth(width)) ?? MeasuredLines(layout(width: width))
  }

  private func knownLines(_ limit: Int32?) -> MeasuredLines? {
    var known = sum
    guard let style else { return nil }
    if case .width = known { known = brokenFindings(in: style) }
    findings = known
    guard case .paragraphs(let paragraphs) = known else { return nil }
    var spans: [(paragraph: Int, line: LineSpan)] = []
    let count = lines(of: paragraphs, style, limit) { spans.append(($0, $1)) }
    guard let count, !count.isTruncated else { return nil }
    let box = box(of: paragraphs, in: style)
    let measure = TextMeasure(count, box: box, in: form)
    return lines(of: spans, paragraphs, count: count.count, box).map { MeasuredLines(measure: measure, lines: $0) }
  }

  private func lines(
    of spans: [(paragraph: Int, line: LineSpan)], _ paragraphs: [LineBreaks], count: Int, _ box: LineBox
  ) -> [MeasuredLines.Line]? {
    var lines: [MeasuredLines.Line] = []
    let distance = form.lineDistance(height: box.ascent + box.descent)
    var top = 0.0
    func append(_ letters: String, width: Int) {
      let points = PangoUnits.points(Int32(clamping: width))
      lines.append(.init(text: letters, width: points, baseline: top + box.ascent))
      top += distance
    }
    var rest = spans[...]
    for (index, paragraph) in paragraphs.enumerated() where lines.count < count {
      if paragraph.places.isEmpty { append("", width: 0) }
      withUTF8 { bytes in
        var reader = LetterReader(UnsafeBufferPointer(rebasing: bytes[paragraph.bytes]))
        while let span = rest.first, span.paragraph == index {
          append(reader.line(span.line.letters), width: span.line.width)
          rest.removeFirst()
        }
      }
    }
    return lines.count == count ? lines : nil
  }
}

private struct LetterReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var letter = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func line(_ letters: Range<Int>) -> String {
    move(to: letters.lowerBound)
    let start = byte
    move(to: letters.upperBound)
    var end = byte
    while byte < text.count, end > start, text[end - 1] == 0x20 { end -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private mutating func move(to end: Int) {
    while letter < end, byte < text.count {
      byte += 1
      while byte < text.count, text[byte] & 0xC0 == 0x80 { byte += 1 }
      letter += 1
    }
  }
}
