import GalleyGeometry
import GalleyPicture
import GalleyText

/// Sets a small table. Columns are as wide as their content or, if they do not fit, at most as wide as a common
/// maximum.
struct SmallTableSetter {
  let text: TextSetter
  let width: Double
  let x: Double

  private var style: DocumentStyle { text.style }
  private var gap: Double { style.size * 1.4 }
  private var padding: Double { style.size * 0.35 }
  private static let minimum = 3.0

  private var font: ResolvedFont {
    var font = style.text
    font.size *= 0.92
    font.hasMonospacedDigits = true
    return font
  }

  func flow(_ alignments: [MarkdownBlock.Alignment], _ rows: [[[MarkdownInline]]]) -> RowsFlow {
    let count = alignments.count
    let wanted = (0..<count).map { column in
      rows.enumerated().map { index, row in
        column < row.count ? natural(row[column], isTitle: index == 0) : 0
      }.max() ?? 0
    }
    let widths = wanted.capped(toFit: width - gap * Double(max(count - 1, 0)), minimum: font.size * Self.minimum)
    let pieces = rows.enumerated().map { index, row in
      piece(row, widths, alignments, isTitle: index == 0, isLast: index == rows.count - 1)
    }
    return RowsFlow(head: pieces.first, rows: pieces.dropFirst())
  }

  private func font(isTitle: Bool) -> ResolvedFont {
    var font = font
    if isTitle { font.weight = .semibold }
    return font
  }

  private func natural(_ cell: [MarkdownInline], isTitle: Bool) -> Double {
    var runs = InlineRuns(
      style, text.references, hyphenator: nil, firstNote: text.firstNote, images: text.images, width: width)
    runs.add(cell, font(isTitle: isTitle), InlineRun.Style(color: style.ink))
    let pieces = runs.runs.map(\.request)
    return text.setter.engine.layout(TextRequest(runs: pieces, missingGlyph: .box)).size.width + 0.5
  }

  private func piece(
    _ row: [[MarkdownInline]], _ widths: [Double], _ alignments: [MarkdownBlock.Alignment], isTitle: Bool, isLast: Bool
  ) -> FlowPiece {
    var piece = FlowPiece()
    var offset = 0.0
    var height = 0.0
    let whole = widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
    let isRightToLeft = text.setter.direction == .rightToLeft
    let edge = isRightToLeft ? x + self.width - whole : x
    for (column, width) in widths.enumerated() {
      let cell = column < row.count ? row[column] : []
      let alignment: TextAlignment =
        switch alignments[column] {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      let form = LineSetter.Form(width: width, leading: (font.size * 1.35).rounded(), alignment: alignment)
      var own = FlowPiece()
      own.height = padding
      let color = isTitle ? style.secondary : style.ink
      for line in text.lines(cell, font(isTitle: isTitle), color, form, hyphenates: true) { own.add(line) }
      piece.append(own.items, own.links, at: Point(x: edge + (isRightToLeft ? whole - offset - width : offset), y: 0))
      piece.notes += own.notes.filter { !piece.notes.contains($0) }
      height = max(height, own.height + padding)
      offset += width + gap
    }
    let thickness = isTitle ? 0.75 : 0.5
    let rule = Rect(x: edge, y: height, width: whole, height: thickness)
    piece.items.append(.fill(.init(.rect(rule), .color(isTitle || isLast ? style.secondary : style.rule))))
    piece.height = height + thickness
    return piece
  }
}
