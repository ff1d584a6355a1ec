import GalleyTables

/// Writes a chart in the format of workbook programs (ECMA-376 part 1, 21.2).
struct WorkbookChartMarkup {
  private let block: WorkbookCharts.Block
  private let chart: WorkbookChart

  init(_ block: WorkbookCharts.Block) { (self.block, chart) = (block, block.chart) }

  private static let drawings = "http://schemas.openxmlformats.org/drawingml/2006"

  var text: String {
    var text =
      TableWorkbook.head + "<c:chartSpace xmlns:c=\"\(Self.drawings)/chart\" xmlns:a=\"\(Self.drawings)/main\">"
    text += "<c:roundedCorners val=\"0\"/><c:chart>"
    text += chart.title.isEmpty ? "" : Self.title(chart.title)
    text += "<c:autoTitleDeleted val=\"\(chart.title.isEmpty ? 1 : 0)\"/><c:plotArea><c:layout/>\(plot)</c:plotArea>"
    if chart.series.count > 1 || isRound {
      text += "<c:legend><c:legendPos val=\"\(isRound ? "r" : "b")\"/><c:overlay val=\"0\"/></c:legend>"
    }
    return text + "<c:plotVisOnly val=\"1\"/><c:dispBlanksAs val=\"gap\"/></c:chart></c:chartSpace>"
  }

  private var isRound: Bool { if case .pie = chart.kind { true } else { false } }

  private static func title(_ text: String, size: Int = 1200) -> String {
    "<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz=\"\(size)\" b=\"0\"/></a:pPr><a:r>"
      + "<a:rPr sz=\"\(size)\" b=\"0\"/><a:t>\(text.xml)</a:t></a:r></a:p></c:rich></c:tx><c:overlay val=\"0\"/></c:title>"
  }

  // MARK: Marks

  private var plot: String {
    switch chart.kind {
    case .bar(let isHorizontal, let stacking):
      let overlap = stacking == .grouped ? "" : "<c:overlap val=\"100\"/>"
      return "<c:barChart><c:barDir val=\"\(isHorizontal ? "bar" : "col")\"/><c:grouping val=\"\(stacking.rawValue)\"/>"
        + list("<c:invertIfNegative val=\"0\"/>") + "<c:gapWidth val=\"40\"/>\(overlap)\(Self.axisNumbers)</c:barChart>"
        + axes(isHorizontal: isHorizontal)
    case .histogram:
      return "<c:barChart><c:barDir val=\"col\"/><c:grouping val=\"clustered\"/>"
        + list("<c:invertIfNegative val=\"0\"/>") + "<c:gapWidth val=\"4\"/>\(Self.axisNumbers)</c:barChart>" + axes()
    case .line:
      if case .numbers = chart.categories { return scatter(hasLines: true) }
      return "<c:lineChart><c:grouping val=\"standard\"/>"
        + list("<c:marker><c:symbol val=\"none\"/></c:marker>", isLine: true, end: "<c:smooth val=\"0\"/>")
        + "<c:marker val=\"1\"/>\(Self.axisNumbers)</c:lineChart>" + axes()
    case .area(let stacking):
      let grouping = stacking == .grouped ? "standard" : stacking.rawValue
      return "<c:areaChart><c:grouping val=\"\(grouping)\"/>" + list("") + Self.axisNumbers + "</c:areaChart>" + axes()
    case .scatter: return scatter(hasLines: false)
    case .pie(let isRing):
      let name = isRing ? "doughnutChart" : "pieChart"
      return "<c:\(name)>" + list(slices, varies: true) + "<c:firstSliceAng val=\"0\"/>"
        + (isRing ? "<c:holeSize val=\"58\"/>" : "") + "</c:\(name)>"
    }
  }

  private static let axisNumbers = "<c:axId val=\"1\"/><c:axId val=\"2\"/>"

  private func scatter(hasLines: Bool) -> String {
    let marker =
      hasLines
      ? "<c:marker><c:symbol val=\"none\"/></c:marker>" : "<c:marker><c:symbol val=\"circle\"/><c:size val=\"5\"/>"
    return "<c:scatterChart><c:scatterStyle val=\"lineMarker\"/><c:varyColors val=\"0\"/>"
      + chart.series.enumerated().map { index, series in
        let fill = Self.fill(series.color)
        let line = hasLines ? "<a:ln w=\"22225\">\(fill)</a:ln>" : "<a:ln w=\"19050\"><a:noFill/></a:ln>"
        let properties = hasLines ? marker : marker + "<c:spPr>\(fill)<a:ln><a:noFill/></a:ln></c:spPr></c:marker>"
        return "<c:ser>\(head(index, series))<c:spPr>\(line)</c:spPr>\(properties)"
          + "<c:xVal>\(categories)</c:xVal><c:yVal>\(values(index, series))</c:yVal><c:smooth val=\"0\"/></c:ser>"
      }.joined() + Self.axisNumbers + "</c:scatterChart>" + axes(isScatter: true)
  }

  // MARK: Series

  private func list(_ details: String, isLine: Bool = false, varies: Bool = false, end: String = "") -> String {
    "<c:varyColors val=\"\(varies ? 1 : 0)\"/>"
      + chart.series.enumerated().map { index, series in
        let fill = Self.fill(series.color)
        let properties = varies ? "" : "<c:spPr>\(isLine ? "<a:ln w=\"22225\">\(fill)</a:ln>" : fill)</c:spPr>"
        return "<c:ser>\(head(index, series))\(properties)\(details)<c:cat>\(categories)</c:cat>"
          + "<c:val>\(values(index, series))</c:val>\(end)</c:ser>"
      }.joined()
  }

  private static func fill(_ color: String) -> String {
    "<a:solidFill><a:srgbClr val=\"\(color)\"/></a:solidFill>"
  }

  private var slices: String {
    chart.sliceColors.enumerated().map { index, color in
      "<c:dPt><c:idx val=\"\(index)\"/><c:bubble3D val=\"0\"/><c:spPr>\(Self.fill(color))</c:spPr></c:dPt>"
    }.joined()
      + "<c:dLbls><c:showLegendKey val=\"0\"/><c:showVal val=\"0\"/><c:showCatName val=\"0\"/><c:showSerName val=\"0\"/>"
      + "<c:showPercent val=\"1\"/><c:showBubbleSize val=\"0\"/><c:showLeaderLines val=\"1\"/></c:dLbls>"
  }

  private func head(_ index: Int, _ series: WorkbookChart.Series) -> String {
    let place = reference(column: index + 1, block.row, block.row)
    return "<c:idx val=\"\(index)\"/><c:order val=\"\(index)\"/><c:tx><c:strRef><c:f>\(place)</c:f><c:strCache>"
      + "<c:ptCount val=\"1\"/><c:pt idx=\"0\"><c:v>\(series.name.xml)</c:v></c:pt></c:strCache></c:strRef></c:tx>"
  }

  private func reference(column: Int, _ first: Int, _ last: Int) -> String {
    let name = WorkbookSheet.name(of: column)
    let sheet = "'\(block.sheet.replacing("'", with: "''"))'".xml
    return first == last ? "\(sheet)!$\(name)$\(first)" : "\(sheet)!$\(name)$\(first):$\(name)$\(last)"
  }

  private var categories: String {
    let place = reference(column: 0, block.row + 1, block.row + chart.count)
    switch chart.categories {
    case .names(let names):
      let points = names.enumerated().map { "<c:pt idx=\"\($0)\"><c:v>\($1.xml)</c:v></c:pt>" }.joined()
      return
        "<c:strRef><c:f>\(place)</c:f><c:strCache><c:ptCount val=\"\(names.count)\"/>\(points)</c:strCache></c:strRef>"
    case .numbers(let numbers): return Self.numbers(place, numbers, format: "General")
    case .dates(let dates): return Self.numbers(place, dates, format: WorkbookCharts.Block.dateFormat)
    }
  }

  private func values(_ index: Int, _ series: WorkbookChart.Series) -> String {
    let place = reference(column: index + 1, block.row + 1, block.row + chart.count)
    return Self.numbers(place, series.values, format: valueFormat)
  }

  private var valueFormat: String { block.format.isEmpty ? "General" : block.format }

  private static func numbers(_ place: String, _ values: [Double?], format: String) -> String {
    let points = values.enumerated().compactMap { index, value in
      value.map { "<c:pt idx=\"\(index)\"><c:v>\($0)</c:v></c:pt>" }
    }.joined()
    return "<c:numRef><c:f>\(place)</c:f><c:numCache><c:formatCode>\(format.xml)</c:formatCode>"
      + "<c:ptCount val=\"\(values.count)\"/>\(points)</c:numCache></c:numRef>"
  }

  // MARK: Axes

  private func axes(isHorizontal: Bool = false, isScatter: Bool = false) -> String {
    let isDate = if case .dates = chart.categories { true } else { false }
    let name = isScatter ? "valAx" : isDate ? "dateAx" : "catAx"
    let format = isDate ? WorkbookCharts.Block.dateFormat : "General"
    var text = "<c:\(name)><c:axId val=\"1\"/><c:scaling>"
    // Horizontal bars run from top to bottom, in the order of the data.
    text += "<c:orientation val=\"\(isHorizontal ? "maxMin" : "minMax")\"/></c:scaling><c:delete val=\"0\"/>"
    text += "<c:axPos val=\"\(isHorizontal ? "l" : "b")\"/>"
    if !chart.xTitle.isEmpty { text += Self.title(chart.xTitle, size: 1000) }
    text += "<c:numFmt formatCode=\"\(format.xml)\" sourceLinked=\"0\"/><c:majorTickMark val=\"out\"/>"
    text += "<c:minorTickMark val=\"none\"/><c:tickLblPos val=\"low\"/>\(Self.line)<c:crossAx val=\"2\"/>"
    text += "<c:crosses val=\"autoZero\"/></c:\(name)><c:valAx><c:axId val=\"2\"/><c:scaling>"
    text += (chart.isLogarithmic ? "<c:logBase val=\"10\"/>" : "") + "<c:orientation val=\"minMax\"/></c:scaling>"
    text += "<c:delete val=\"0\"/><c:axPos val=\"\(isHorizontal ? "b" : "l")\"/>"
    text += "<c:majorGridlines><c:spPr><a:ln w=\"6350\">\(Self.fill("D9D9D9"))</a:ln></c:spPr></c:majorGridlines>"
    if !chart.yTitle.isEmpty { text += Self.title(chart.yTitle, size: 1000) }
    text += "<c:numFmt formatCode=\"\(percentFormat.xml)\" sourceLinked=\"0\"/><c:majorTickMark val=\"none\"/>"
    text += "<c:minorTickMark val=\"none\"/><c:tickLblPos val=\"nextTo\"/>\(Self.line)<c:crossAx val=\"1\"/>"
    return text + "<c:crosses val=\"\(isHorizontal ? "max" : "autoZero")\"/></c:valAx>"
  }

  private static let line =
    "<c:spPr><a:ln w=\"6350\"><a:solidFill><a:srgbClr val=\"8C8C8C\"/></a:solidFill></a:ln></c:spPr>"

  private var percentFormat: String {
    switch chart.kind {
    case .bar(_, .shares), .area(.shares): "0%"
    default: valueFormat
    }
  }
}
