import GalleyGeometry

struct LineStack {
  private let request: TextRequest

  init(_ request: TextRequest) { self.request = request }

  func layout(of drafts: [LineDraft], problems: [TextProblem]) -> TextLayout {
    let width = drafts.map(\.width).max() ?? 0
    var lines: [TextLayout.Line] = []
    var y = 0.0
    for draft in drafts {
      lines.append(line(draft, y: y, within: width))
      y += request.lineDistance(height: draft.ascent + draft.descent)
    }
    if lines.isEmpty {
      lines = [TextLayout.Line(text: "", x: 0, y: 0, width: 0, height: 0, baseline: 0, runs: [])]
    }
    // The last line is not followed by line spacing.
    let height = lines.last.map { $0.y + $0.height } ?? 0
    return TextLayout(
      size: Size(width: width, height: height), lines: lines, isTruncated: drafts.contains(where: \.isTruncated),
      problems: problems)
  }

  private func line(_ draft: LineDraft, y: Double, within width: Double) -> TextLayout.Line {
    TextLayout.Line(
      text: draft.text, x: (width - draft.width) * share, y: y, width: draft.width,
      height: draft.ascent + draft.descent, baseline: y + draft.ascent, runs: draft.runs)
  }

  private var share: Double {
    switch (request.alignment, request.baseDirection) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}
