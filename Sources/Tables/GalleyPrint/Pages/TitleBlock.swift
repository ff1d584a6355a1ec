import GalleyTables
import GalleyText

struct TitleBlock {
  let title: [String]
  let subtitle: [String]

  private static let maximumLines = 6

  init(_ plan: TablePlan, width: Double, pens: TablePens) {
    func lines(_ text: String, _ pen: TextPen) -> [String] {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      if line.isEmpty || pen.width(of: line) <= width { return line.isEmpty ? [] : [line] }
      return pen.set(line, width: max(width, 1), limit: Self.maximumLines).lines.map(\.text)
    }
    title = lines(plan.title, pens.display)
    subtitle = title.isEmpty ? [] : lines(plan.subtitle, pens.heading)
  }

  func height(_ style: TableStyle, _ pens: TablePens) -> Double {
    if title.isEmpty { return 0 }
    let below = subtitle.isEmpty ? 0 : Double(subtitle.count) * pens.heading.lineHeight + style.rowPadding
    return Double(title.count) * pens.display.lineHeight + below + pens.edge.lineHeight + style.rowPadding * 7
  }
}
