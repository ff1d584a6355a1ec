import GalleyGeometry
import GalleyPicture
public import GalleyPrint
public import GalleyRender
public import GalleyStage
public import GalleyTables
public import GalleyTemplate

/// Charts that stand before a table.
public struct TableCharts {
  private let charts: [ReportChart]
  private let plan: TablePlan

  /// What the type of charts is to that of a table, by its size in points: the marks' own texts are made for screens.
  private static let scale = 0.08

  /// `charts` before a table that is printed as `plan` says; values are written as their columns are.
  public init(_ charts: [ReportChart], plan: TablePlan) {
    self.plan = plan
    self.charts = charts.map { chart in
      var chart = chart
      chart.numberLocale = plan.numberLocale
      let values = chart.mark == .histogram ? [] : chart.y
      // What is counted are rows, whatever column tells them apart.
      if chart.combining == .count { chart.yTitle = plan.report.words.rows }
      chart.format = values.compactMap { name in plan.columns.first { $0.field == name }?.format }.first
      return chart
    }
  }

  /// The charts as pages have them, or as a file of `kind` has them; Markdown and workbooks have none.
  ///
  /// - Throws: `ProofError` for what cannot be drawn.
  public func figures(for kind: TableFile?, _ renderContext: RenderContext) throws(ProofError) -> TableFigures {
    var figures = TableFigures()
    switch kind {
    case nil:
      for chart in charts {
        figures.list.append(TableFigure(title: chart.caption.text, pictures: try pictures(of: chart, renderContext)))
      }
    case .html:
      var drawings = try WebFigures(language: plan.language, plan.style, renderContext)
      for chart in charts {
        let title = chart.caption.text
        let said = title.isEmpty ? (chart.y + [chart.x]).joined(separator: ", ") : title
        let markup = try drawings.markup(of: chart, said)
        figures.list.append(TableFigure(title: title, markup: markup))
      }
      (figures.definitions, figures.rules) = (drawings.definitions, try drawings.rules())
    case .markdown, .workbook: break
    }
    return figures
  }

  private func pictures(of chart: ReportChart, _ renderContext: RenderContext) throws(ProofError) -> [Picture] {
    let drawing = ChartDrawing(chart, language: plan.language, plan.style, renderContext)
    var papers = [plan.paper]
    for size in plan.largerSheets {
      var paper = plan.paper
      paper.size = size
      papers.append(paper)
    }
    let margins = plan.paper.margins
    let widths = Set(papers.flatMap { [$0.turned(across: false).width, $0.turned(across: true).width] })
    var pictures: [Picture] = []
    for width in widths.sorted() where width > margins.leading + margins.trailing {
      let size = drawing.size(width: width - margins.leading - margins.trailing)
      pictures.append(Picture(size: size, items: try drawing.items(size, scale: plan.fontSize * Self.scale)))
    }
    return pictures
  }
}
