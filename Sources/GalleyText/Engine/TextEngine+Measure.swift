import GalleyGeometry
import GalleyPicture

extension TextEngine {
  /// Prepares `request` to be measured at any number of widths.
  public func prepare(_ request: TextRequest) -> PreparedText { PreparedText(request, engine: self) }

  /// The size and the baselines of `request` at most `width` points wide: those of ``layout(_:width:)``, in a fraction
  /// of the time.
  public func measure(_ request: TextRequest, width: Double? = nil) -> TextMeasure {
    prepare(request).measure(width: width)
  }

  /// Measures a text, and keeps in it what that took.
  func measure(_ text: PreparedText, width: Double?) -> TextMeasure {
    if let measure = quickMeasure(text, PangoUnits.wrapWidth(width)) { return measure }
    text.path = .set
    return setMeasure(text.request, width: width)
  }

  /// What the sum of a text's letters tells.
  func sum(of text: PreparedText) -> PreparedText.Findings {
    if case .none = text.findings {
      text.findings = findings(of: text)
    } else {
      // What is found stays true, but the tables may be gone.
      _ = lineStyle(of: text)
    }
    return text.findings
  }

  /// The measure of a text at most `limit` units wide, as far as tables tell it.
  private func quickMeasure(_ text: PreparedText, _ limit: Int32?) -> TextMeasure? {
    let sum = sum(of: text)
    guard let style = text.style else { return nil }
    if case .width(let width) = sum {
      if limit.map({ width <= $0 }) ?? true {
        text.path = .total
        return measure(LineCount(count: 1, width: Int32(clamping: width)), style, text)
      }
      text.findings = brokenFindings(of: text, style)
    }
    guard case .paragraphs(let paragraphs) = text.findings else { return nil }
    text.path = .broken
    return lines(of: paragraphs, style, text, limit).map { measure($0, style, text) }
  }

  private func measure(_ lines: LineCount, _ style: LineStyle, _ text: PreparedText) -> TextMeasure {
    TextMeasure(lines, box: text.box(in: style), in: text.form)
  }

  private func findings(of text: PreparedText) -> PreparedText.Findings {
    guard let style = lineStyle(of: text) else { return .none }
    return text.withUTF8(style.width).map { .width($0) } ?? brokenFindings(of: text, style)
  }

  func lineStyle(of text: PreparedText) -> LineStyle? {
    if let known = text.style { return known }
    guard text.form.runs.count == 1, text.form.baseDirection == .leftToRight else { return nil }
    text.style = lineStyle(font: text.form.runs[0].font, language: text.form.language)
    return text.style
  }

  /// The paragraphs of a text in `style`, taken apart as far as tables tell.
  func brokenFindings(of text: PreparedText, _ style: LineStyle) -> PreparedText.Findings {
    let isOneLine = text.form.lineLimit.map { $0 <= 1 } ?? false
    let isRaised = text.form.runs[0].layoutOffset != 0
    let paragraphs = text.withUTF8 { text -> [LineBreaks]? in
      var paragraphs: [LineBreaks] = []
      for paragraph in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
        // An empty line has a box of its own.
        if paragraph.isEmpty, isRaised, paragraph.count < text.count { return nil }
        let letters = UnsafeBufferPointer(rebasing: paragraph)
        guard var breaks = style.breaks(of: letters, isOneLine: isOneLine) else { return nil }
        breaks.bytes = paragraph.startIndex..<paragraph.endIndex
        paragraphs.append(breaks)
      }
      return paragraphs
    }
    return paragraphs.map { .paragraphs($0) } ?? .other
  }

  /// The lines of `paragraphs` under each other; nil where only setting them tells. `note` hears of each that is whole,
  /// with the index of its paragraph.
  func lines(
    of paragraphs: [LineBreaks], _ style: LineStyle, _ text: PreparedText, _ limit: Int32?,
    _ note: (Int, LineSpan) -> Void = { _, _ in }
  ) -> LineCount? {
    let most = text.form.lineLimit.map { max($0, 1) }
    let natural = paragraphs.prefix(most ?? .max).reduce(0) { max($0, $1.natural) }
    let width = limit.flatMap { natural > $0 ? Int($0) : nil } ?? .max / 2
    var lines = LineCount(count: 0, width: 0)
    for (index, paragraph) in paragraphs.enumerated() {
      let limits = LineBreaks.Limits(
        width: width, lines: most.map { $0 - lines.count },
        ellipsis: text.form.truncationMode == .tail ? style.ellipsis : nil)
      let own = style.lines(of: paragraph, in: text, within: limits) { note(index, $0) }
      guard let own else { return nil }
      lines = LineCount(
        count: lines.count + own.count, width: max(lines.width, own.width), isTruncated: own.isTruncated)
      if lines.count == most {
        return paragraphs[(index + 1)...].allSatisfy(\.places.isEmpty) ? lines : nil
      }
    }
    return lines
  }
}
