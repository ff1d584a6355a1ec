import GalleyGeometry
import GalleyMessages
import GalleyPages
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText

struct PartSetter {
  let report: ReportFile
  let words: PrintLabels
  let figures: FigureSetter
  let renderContext: RenderContext
  let page: Size
  let turnedPage: Size

  private var style: DocumentStyle { figures.text.style }
  private var width: Double { figures.text.width }

  func material(of part: DocumentPart) throws(ProofError) -> PartMaterial? {
    switch part.content {
    case .text, .pageBreak: nil
    case .table(let table): try material(of: table, at: part.place)
    case .chart(let chart): .figures([figure(of: chart)], limit: nil)
    case .scene(let scene): .figures(try FigureSetter.Figure.figures(of: scene, renderContext), limit: scene.width)
    case .image(let image):
      .figures([try FigureSetter.Figure.figure(of: image, width: width, renderContext)], limit: image.width)
    }
  }

  // MARK: Tables

  private static let tableScale = 0.85

  /// Tries these layouts in order: all columns side by side, a smaller font size, a rotated page, facing pages and the
  /// record layout.
  private func material(of shown: ReportTable, at place: SourcePlace) throws(ProofError) -> PartMaterial {
    do {
      let engine = renderContext.engine
      let portrait = try TableDocument(shown.table, plan(of: shown, on: page), file: "", engine: engine)
      guard portrait.fit.layout == .stacked, portrait.plan.stacking == .automatic else {
        return .table(portrait, isTurned: false)
      }
      if let denser = try portrait.denser(shown.table, engine: engine) { return .table(denser, isTurned: false) }
      guard turnedPage.width > page.width else {
        if let facing = try portrait.facing(shown.table, engine: engine) { return .table(facing, isTurned: false) }
        return .table(portrait, isTurned: false)
      }
      let turned = try TableDocument(shown.table, plan(of: shown, on: turnedPage), file: "", engine: engine)
      if turned.fit.layout != .stacked { return .table(turned, isTurned: true) }
      if let denser = try turned.denser(shown.table, engine: engine) { return .table(denser, isTurned: true) }
      if let facing = try turned.facing(shown.table, engine: engine) { return .table(facing, isTurned: true) }
      return .table(portrait, isTurned: false)
    } catch {
      throw .print(error, at: place)
    }
  }

  private func plan(of shown: ReportTable, on page: Size) -> TablePlan {
    var plan = shown.plan(in: report, words, direction: figures.text.setter.direction)
    plan.paper = Paper(page, orientation: page.width > page.height ? .landscape : .portrait, margins: .zero)
    if plan.fontSize == 0 {
      plan.fontSize = (style.size * Self.tableScale * 2).rounded() / 2
      plan.leastFontSize = min(6, plan.fontSize)
    }
    return plan
  }

  // MARK: Charts

  /// The chart scale for each point of the report's font size. Charts are reduced because their font sizes are for
  /// screens.
  private static let chartScale = 0.07

  private func figure(of chart: ReportChart) -> FigureSetter.Figure {
    let drawing = ChartDrawing(chart, language: report.language, report.style, renderContext)
    let size = drawing.size(width: width, minimum: page.height)
    return FigureSetter.Figure(
      items: drawing.items(size, scale: style.size * Self.chartScale), size: size,
      alternative: drawing.alternative(title: chart.caption.text))
  }
}

extension ReportTable {
  func plan(in report: ReportFile, _ words: PrintLabels, direction: LayoutDirection) -> TablePlan {
    var plan = plan
    plan.title = ""
    plan.style = report.style
    plan.direction = direction
    plan.header = TablePlan.RunningLine()
    plan.footer = TablePlan.RunningLine()
    plan.words = words.tables
    if let read = plan.rowsRead, read != table.rowCount { plan.report.footnotes = [plan.shownCount(table.rowCount)] }
    return plan
  }
}
