import GalleyCharts
import GalleyGeometry
import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText
import GalleyViews

struct ChartDrawing {
  private let chart: ReportChart
  private let data: ChartData
  private let language: String
  private let accent: RGBA
  private let family: String
  private let renderContext: RenderContext

  init(_ chart: ReportChart, language: String, _ style: PageStyle, _ renderContext: RenderContext) {
    let chart = chart.inUnits
    self.chart = chart
    data = ChartData(chart)
    self.language = language
    accent = style.colors.accent
    family = style.fonts.text
    self.renderContext = renderContext
  }

  /// The height of a horizontal chart follows from its bars. `minimum` is the height of a page, which limits it.
  func size(width: Double, minimum height: Double = .infinity) -> Size {
    let lying = chart.isHorizontal ? 44 + 22 * Double(Set(data.points.map(\.x)).count) : 200
    return Size(width: width, height: min(chart.height ?? min(lying, height * 0.62), height * 0.9))
  }

  func items(_ size: Size, scale: Double, isDark: Bool = false) throws(ProofError) -> [Picture.Item] {
    let values = chart.y.first.flatMap(chart.table.columnIndex).map { chart.table.columns[$0] }
    let symbols = NumberSymbols(of: values, locale: chart.numberLocale, language: language)
    let numbers = AxisNumber(format: chart.format, symbols: symbols)
    let x = chart.table.columnIndex(chart.x).map { chart.table.columns[$0] }
    let along = AxisNumber(
      format: nil, symbols: NumberSymbols(of: x, locale: chart.numberLocale, language: language))
    let isGrouped = x.map(ColumnTexts.areGrouped) ?? true
    var environment = EnvironmentValues()
    environment.missingGlyph = .box
    environment.localeIdentifier = language
    environment.fontTheme.interface = family
    environment.fontTheme.metrics = .font
    environment.colorScheme = isDark ? .dark : .light
    let accent = Color(isDark ? accent.inDark : accent)
    let stage = Stage(
      size: Size(width: size.width / scale, height: size.height / scale), environment: environment, background: .clear,
      renderContext: renderContext
    ) {
      ReportChartView(
        chart: chart, data: data, accent: accent, written: { numbers.text($0) },
        writtenAlong: { isGrouped ? along.text($0) : along.plain($0) })
    }
    let items = try ProofError.rethrowing(stage.picture).items
    return [.group(.init(items, transform: AffineTransform(scaleX: scale, y: scale)))]
  }
}
