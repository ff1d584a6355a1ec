public import GalleyGeometry
import GalleyPDF
public import GalleyPicture
public import GalleyTables
public import GalleyText

public struct RunningLines {
  private let plan: TablePlan
  private let body: Rect
  private let tops: (header: Double, footer: Double)
  private let pen: TextPen?

  /// Creates the header and footer of `plan`, at the positions that the table's sheet reserves for them.
  ///
  /// - Parameters:
  ///   - plan: The print settings, which include the text, the font and the language.
  ///   - frame: The areas of the sheet.
  ///   - engine: The text engine of this thread.
  public init(_ plan: TablePlan, frame: SheetFrame, engine: TextEngine) {
    let font = TableStyle(plan).edge
    self.init(
      plan, body: frame.body, tops: (frame.headerTop, frame.footerTop),
      pen: TextPen(engine, font: font, language: plan.language, direction: plan.direction))
  }

  /// Creates the header and footer of `plan` around `body`, with their top edges at `tops`.
  ///
  /// - Parameters:
  ///   - plan: The print settings, which include the text, the font and the language.
  ///   - body: The area of the content, in points. The lines are as wide as this area.
  ///   - tops: The top edges of header and footer, in points from the top of the page.
  ///   - engine: The text engine of this thread.
  public init(_ plan: TablePlan, body: Rect, tops: (header: Double, footer: Double), engine: TextEngine) {
    let font = TableStyle(plan).edge
    self.init(
      plan, body: body, tops: tops,
      pen: TextPen(engine, font: font, language: plan.language, direction: plan.direction))
  }

  init(_ plan: TablePlan, body: Rect, tops: (header: Double, footer: Double), pen: TextPen?) {
    self.plan = plan
    self.body = body
    self.tops = tops
    self.pen = pen
  }

  public func items(_ words: PageLabels) -> [Picture.Item] {
    let surface = PictureSurface()
    // Drawing on a picture never throws an error.
    try? draw(words, on: surface)
    return surface.items
  }

  func draw(_ words: PageLabels, withHeader: Bool = true, on surface: some PrintSurface) throws(PDFError) {
    if withHeader { try draw(plan.header, words, y: tops.header, on: surface) }
    try draw(plan.footer, words, y: tops.footer, on: surface)
  }

  private func draw(
    _ line: TablePlan.RunningLine, _ words: PageLabels, y: Double, on surface: some PrintSurface
  ) throws(PDFError) {
    guard let pen else { return }
    let isLeft = plan.direction == .leftToRight
    let texts = [isLeft ? line.leading : line.trailing, line.center, isLeft ? line.trailing : line.leading]
    var words = words
    if words.date.isEmpty { words.date = plan.date }
    for (index, text) in texts.map({ words.filled($0) }).enumerated() where !text.isEmpty {
      let shown = pen.shortened(text, to: body.width * (line.center.isEmpty ? 0.48 : 0.31))
      let slack = body.width - pen.width(of: shown)
      let x = body.minX + slack * Double(index) / 2
      try pen.draw(shown, x: x, y: y, plan.style.colors.muted, on: surface)
    }
  }
}
