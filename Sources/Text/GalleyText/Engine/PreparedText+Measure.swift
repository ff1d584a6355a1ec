import GalleyGeometry

extension PreparedText {
  /// The style with tables for this text, or nil if Pango has to lay it out.
  var lineStyle: LineStyle? {
    if let style { return style }
    guard form.runs.count == 1, form.runs[0].box == nil, form.baseDirection == .leftToRight else { return nil }
    switch source {
    case .engine(let engine): style = engine.lineStyle(font: form.runs[0].font, language: form.language)
    case .tables(let tables, _): style = tables.lineStyle(font: form.runs[0].font, language: form.language)
    case .function: return nil
    }
    return style
  }

  var sum: Findings {
    if case .none = findings {
      findings = newFindings
    } else {
      // The findings are still valid, but their tables may have been dropped.
      _ = lineStyle
    }
    return findings
  }

  private var newFindings: Findings {
    guard let style = lineStyle else { return .none }
    return withUTF8(style.width).map { .width($0) } ?? brokenFindings(in: style)
  }

  func quickMeasure(_ limit: Int32?) -> TextMeasure? {
    let sum = sum
    guard let style else { return nil }
    if case .width(let width) = sum {
      if limit.map({ width <= $0 }) ?? true {
        path = .total
        return TextMeasure(LineCount(count: 1, width: Int32(clamping: width)), box: box(in: style), in: form)
      }
      findings = brokenFindings(in: style)
    }
    guard case .paragraphs(let paragraphs) = findings else { return nil }
    path = .broken
    let box = box(of: paragraphs, in: style)
    return lines(of: paragraphs, style, limit).map { TextMeasure($0, box: box, in: form) }
  }

  func brokenFindings(in style: LineStyle) -> Findings {
    let isOneLine = form.lineLimit.map { $0 <= 1 } ?? false
    let isRaised = form.runs[0].layoutOffset != 0
    let paragraphs = withUTF8 { text -> [LineBreaks]? in
      var paragraphs: [LineBreaks] = []
      for paragraph in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
        // If the baseline is offset, lines with and without text have different line boxes.
        if paragraph.isEmpty, isRaised, paragraph.count < text.count { return nil }
        let letters = UnsafeBufferPointer(rebasing: paragraph)
        guard var breaks = style.breaks(of: letters, isOneLine: isOneLine) else { return nil }
        breaks.bytes = paragraph.startIndex..<paragraph.endIndex
        paragraphs.append(breaks)
      }
      guard paragraphs.allSatisfy({ $0.tallFace === paragraphs[0].tallFace }) else { return nil }
      return paragraphs
    }
    return paragraphs.map { .paragraphs($0) } ?? .other
  }

  func lines(
    of paragraphs: [LineBreaks], _ style: LineStyle, _ limit: Int32?,
    _ note: (Int, LineSpan) -> Void = { _, _ in }
  ) -> LineCount? {
    let maximum = form.lineLimit.map { max($0, 1) }
    let natural = paragraphs.prefix(maximum ?? .max).reduce(0) { max($0, $1.natural) }
    let width = limit.flatMap { natural > $0 ? Int($0) : nil } ?? .max / 2
    var lines = LineCount(count: 0, width: 0)
    for (index, paragraph) in paragraphs.enumerated() {
      let limits = LineBreaks.Limits(
        width: width, lines: maximum.map { $0 - lines.count },
        ellipsis: form.truncationMode == .tail ? style.ellipsis : nil)
      let own = style.lines(of: paragraph, in: self, within: limits) { note(index, $0) }
      guard let own else { return nil }
      lines = LineCount(
        count: lines.count + own.count, width: max(lines.width, own.width), isTruncated: own.isTruncated)
      if lines.count == maximum {
        return paragraphs[(index + 1)...].allSatisfy(\.places.isEmpty) ? lines : nil
      }
    }
    return lines
  }
}
