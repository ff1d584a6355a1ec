import GalleyGeometry
import GalleyPaint
import GalleyPicture
package import GalleyPrint
package import GalleyRender
package import GalleyStage
package import GalleyTables
package import GalleyTemplate

/// The charts before a table.
package struct TableCharts {
  private let charts: [ReportChart]
  private let plan: TablePlan

  /// The chart scale for each point of the table's font size. Charts are reduced because their font sizes are for
  /// screens.
  private static let scale = 0.08

  /// Creates charts for a table with the print settings `plan`. Values are formatted like the columns they come from.
  ///
  /// - Parameters:
  ///   - charts: The charts, in the order of their figures.
  ///   - plan: The print settings of the table: the column formats, the language and the style.
  package init(_ charts: [ReportChart], plan: TablePlan) {
    self.plan = plan
    self.charts = charts.map { chart in
      var chart = chart
      chart.numberLocale = plan.numberLocale
      let values = chart.mark == .histogram ? [] : chart.y
      // The values are numbers of rows, so they are not formatted like the counted column.
      if chart.combining == .count { chart.yTitle = plan.report.words.rows }
      chart.format = values.compactMap { name in plan.columns.first { $0.field == name }?.format }.first
      return chart
    }
  }

  /// Returns the figures for pages, or for a file of `kind`. Markdown contains no charts.
  ///
  /// - Parameters:
  ///   - kind: The format of a file without pages; nil for printed pages.
  ///   - renderContext: The fonts and caches for drawing.
  /// - Throws: `ProofError` for a chart that cannot be drawn.
  package func figures(for kind: TableFile?, _ renderContext: RenderContext) throws(ProofError) -> TableFigures {
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
        let label = title.isEmpty ? (chart.y + [chart.x]).joined(separator: ", ") : title
        let markup = try drawings.markup(of: chart, label)
        figures.list.append(TableFigure(title: title, markup: markup))
      }
      (figures.definitions, figures.rules) = (drawings.definitions, try drawings.rules())
    case .workbook:
      for chart in charts { figures.list.append(try workbookFigure(of: chart, renderContext)) }
    case .markdown: break
    }
    return figures
  }

  /// Returns a native chart, or an image if workbook programs have no charts of this kind.
  private func workbookFigure(
    of chart: ReportChart, _ renderContext: RenderContext
  ) throws(ProofError) -> TableFigure {
    let drawing = ChartDrawing(chart, language: plan.language, plan.style, renderContext)
    var figure = TableFigure(title: chart.caption.text)
    figure.workbookChart = drawing.workbookChart(title: figure.title)
    guard figure.workbookChart == nil else { return figure }
    let size = drawing.size(width: Self.imageWidth)
    let paper = Picture.Item.fill(.init(.rect(Rect(origin: .zero, size: size)), .color(plan.style.colors.paper)))
    let picture = Picture(size: size, items: [paper] + drawing.items(size, scale: Self.imageScale))
    do {
      let bytes = try renderContext.painter().png(picture, scale: 2)
      figure.workbookImage = WorkbookImage(
        bytes: bytes, width: size.width, height: size.height, alternative: drawing.table.description)
    } catch { throw ProofError(anyOf: error) }
    return figure
  }

  /// The width of images, in points.
  private static let imageWidth = 480.0
  private static let imageScale = 0.75

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
      var group = Picture.Group(drawing.items(size, scale: plan.fontSize * Self.scale))
      group.alternative = drawing.alternative(title: chart.caption.text)
      pictures.append(Picture(size: size, items: [.group(group)]))
    }
    return pictures
  }
}
