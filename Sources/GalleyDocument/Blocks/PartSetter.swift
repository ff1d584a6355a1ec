import GalleyGeometry
import GalleyPrint
import GalleyRender
import GalleyTemplate
import GalleyText

/// Sets the parts of a report that are no texts: they are set once, wherever they come to stand.
struct PartSetter {
  let report: ReportFile
  let words: DocumentWords
  let figures: FigureSetter
  let renderContext: RenderContext
  /// How high pages are, in points.
  let height: Double

  private var style: DocumentStyle { figures.text.style }
  private var width: Double { figures.text.width }

  /// What of `part` is made once; nil of a text, which hangs on what it refers to.
  func material(of part: DocumentPart) throws(ProofError) -> PartMaterial? {
    switch part.content {
    case .text, .pageBreak: nil
    case .table(let table): .table(try document(of: table, at: part.place))
    case .chart(let chart): .plates([try plate(of: chart)], limit: nil)
    case .scene(let scene): .plates(try figures.plates(of: scene, renderContext), limit: scene.width)
    case .image(let image): .plates([try figures.plate(of: image, renderContext)], limit: image.width)
    }
  }

  // MARK: Tables

  /// A table is a little smaller than the text around it.
  private static let tableScale = 0.85

  private func document(of shown: ReportTable, at place: SourcePlace) throws(ProofError) -> TableDocument {
    var plan = shown.plan
    plan.title = ""
    plan.style = report.style
    plan.direction = figures.text.setter.direction
    plan.header = TablePlan.RunningLine()
    plan.footer = TablePlan.RunningLine()
    plan.paper = Paper(Size(width: width, height: height), orientation: .portrait, margins: .zero)
    if height < width { plan.paper.orientation = .landscape }
    if plan.fontSize == 0 {
      plan.fontSize = (style.size * Self.tableScale * 2).rounded() / 2
      plan.leastFontSize = min(6, plan.fontSize)
    }
    plan.words = TablePlan.Words(
      continued: words.tables.continued, total: words.tables.total, row: words.tables.row, rows: words.tables.rows,
      empty: words.tables.empty)
    plan.words.average = words.tables.average
    do {
      let first = try TableDocument(shown.table, plan, file: "", engine: renderContext.engine)
      return try first.denser(shown.table, engine: renderContext.engine) ?? first
    } catch {
      throw .print(error, at: place)
    }
  }

  // MARK: Charts

  /// What the type of charts is to that of the report, by its size in points: the marks' own texts are made for screens.
  private static let chartScale = 0.07

  private func plate(of chart: ReportChart) throws(ProofError) -> FigureSetter.Plate {
    let drawing = ChartDrawing(chart, report, renderContext)
    let size = drawing.size(width: width, least: height)
    return FigureSetter.Plate(items: try drawing.items(size, scale: style.size * Self.chartScale), size: size)
  }
}
