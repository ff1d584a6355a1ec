import GalleyGeometry

extension TextEngine {
  /// Lays out text. This counts as a use of its style.
  func layout(_ text: PreparedText, width: Double?) -> TextLayout {
    _ = text.sum
    return layout(text.request, width: width)
  }

  /// Returns the layout, or nil if there are no tables, or if a line is truncated, has tracking or contains ligatures.
  package func tableLayout(of request: TextRequest, limit: Int32?) -> TextLayout? {
    guard request.runs.count == 1, request.runs[0].box == nil, request.baseDirection == .leftToRight,
      let style = knownLineStyle(font: request.runs[0].font, language: request.language)
    else { return nil }
    let text = prepare(request)
    guard case .paragraphs(let paragraphs) = text.brokenFindings(in: style) else { return nil }
    var spans: [(paragraph: Int, line: LineSpan)] = []
    let count = text.lines(of: paragraphs, style, limit) { spans.append(($0, $1)) }
    guard let count, !count.isTruncated else { return nil }
    return drafts(of: spans, paragraphs, style, text, count: count.count).map {
      LineStack(request).layout(of: $0, problems: [])
    }
  }

  private func drafts(
    of spans: [(paragraph: Int, line: LineSpan)], _ paragraphs: [LineBreaks], _ style: LineStyle,
    _ text: PreparedText, count: Int
  ) -> [LineDraft]? {
    let run = text.request.runs[0]
    var drafts: [LineDraft] = []
    var spans = spans[...]
    for index in paragraphs.indices where drafts.count < count {
      if paragraphs[index].places.isEmpty { drafts.append(style.emptyDraft(of: run)) }
      while let span = spans.first, span.paragraph == index {
        let draft = style.withText(of: text, paragraphs[index]) { style.draft(of: span.line, in: $0, of: run) }
        guard let draft else { return nil }
        drafts.append(draft)
        spans.removeFirst()
      }
    }
    return drafts.count == count ? drafts : nil
  }
}
