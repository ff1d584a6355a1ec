import GalleyTables

/// A sheet with the charts of a table and their values. It comes after the sheets of the table.
struct WorkbookCharts {
  let sheetName: String
  private let figures: [TableFigure]
  /// The first row of each figure, from 0.
  private var firstRows: [Int] = []
  private var blocks: [Block] = []
  private var sheet = ""

  /// The values of a chart and their position on the sheet.
  struct Block {
    let number: Int
    let chart: WorkbookChart
    /// The row of the column titles, from 1.
    let row: Int
    let format: String
    let sheet: String
  }

  struct Part {
    let name: String
    var type: String?
    let bytes: [UInt8]

    init(_ name: String, type: String? = nil, _ text: String) {
      (self.name, self.type, bytes) = (name, type, Array(text.utf8))
    }

    init(_ name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// The minimum number of rows in a block, which together are as high as a chart.
  private static let rows = 20

  /// - Parameter names: The names of the other sheets. Workbook programs ignore the case of names.
  init(_ document: TableDocument, besides names: [String], _ styles: inout WorkbookStyles) {
    let name = PrintLabels(language: document.plan.language).figure
    let taken = Set(names.map { $0.lowercased() })
    var number = 1
    while taken.contains(Self.sheetName(name, number).lowercased()) { number += 1 }
    sheetName = Self.sheetName(name, number)
    figures = document.plan.report.figures.list.filter { $0.workbookChart != nil || $0.workbookImage != nil }
    let titleStyle = styles.number(of: .init(isBold: true))
    var row = 0
    for (index, figure) in figures.enumerated() {
      firstRows.append(row)
      guard let chart = figure.workbookChart else {
        row += Self.rows + Int((figure.workbookImage?.height ?? 0) / 15)
        continue
      }
      let format = Self.format(of: chart, document)
      let block = Block(number: index + 1, chart: chart, row: row + 2, format: format, sheet: sheetName)
      sheet += block.rows(title: figure.title, titleStyle: titleStyle, styles: &styles)
      blocks.append(block)
      row += max(Self.rows, chart.count + 4)
    }
  }

  private static func sheetName(_ name: String, _ number: Int) -> String { number == 1 ? name : "\(name) \(number)" }

  var isEmpty: Bool { figures.isEmpty }

  private static func format(of chart: WorkbookChart, _ document: TableDocument) -> String {
    guard let field = chart.field, let index = document.table.columnIndex(field) else { return "" }
    return WorkbookNumber.format(of: document.table.columns[index], field, named: chart.format, document.plan)
  }

  // MARK: Parts

  private static let drawings = "http://schemas.openxmlformats.org/drawingml/2006"
  private static let types = "application/vnd.openxmlformats-officedocument"

  /// - Parameter number: The number of the sheet in the workbook.
  func parts(sheet number: Int) -> [Part] {
    guard !isEmpty else { return [] }
    var parts = [
      Part("xl/worksheets/sheet\(number).xml", type: Self.types + ".spreadsheetml.worksheet+xml", worksheet),
      Part(
        "xl/worksheets/_rels/sheet\(number).xml.rels",
        Self.relations([("drawing", "../drawings/drawing1.xml")])),
      Part("xl/drawings/drawing1.xml", type: Self.types + ".drawing+xml", drawing),
      Part(
        "xl/drawings/_rels/drawing1.xml.rels",
        Self.relations(
          figures.enumerated().map { index, figure in
            figure.workbookChart == nil
              ? ("image", "../media/image\(index + 1).png") : ("chart", "../charts/chart\(index + 1).xml")
          })),
    ]
    for block in blocks {
      let name = "xl/charts/chart\(block.number).xml"
      parts.append(Part(name, type: Self.types + ".drawingml.chart+xml", WorkbookChartMarkup(block).text))
    }
    for (index, figure) in figures.enumerated() {
      guard let image = figure.workbookImage, figure.workbookChart == nil else { continue }
      parts.append(Part("xl/media/image\(index + 1).png", bytes: image.bytes))
    }
    return parts
  }

  private static func relations(_ list: [(kind: String, target: String)]) -> String {
    var text = TableWorkbook.head + "<Relationships xmlns=\"\(TableWorkbook.packages)/relationships\">"
    for (index, relation) in list.enumerated() {
      text += "<Relationship Id=\"rId\(index + 1)\" Type=\"\(TableWorkbook.office)/\(relation.kind)\""
      text += " Target=\"\(relation.target)\"/>"
    }
    return text + "</Relationships>"
  }

  private var worksheet: String {
    TableWorkbook.head + "<worksheet xmlns=\"\(TableWorkbook.main)\" xmlns:r=\"\(TableWorkbook.office)\">"
      + "<sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>"
      + "<sheetFormatPr defaultRowHeight=\"15\"/><cols><col min=\"1\" max=\"1\" width=\"18\" customWidth=\"1\"/></cols>"
      + "<sheetData>\(sheet)</sheetData><pageSetup orientation=\"landscape\" fitToHeight=\"0\"/>"
      + "<drawing r:id=\"rId1\"/></worksheet>"
  }

  // MARK: Drawing

  private var drawing: String {
    var text = TableWorkbook.head + "<xdr:wsDr xmlns:xdr=\"\(Self.drawings)/spreadsheetDrawing\""
    text += " xmlns:a=\"\(Self.drawings)/main\" xmlns:r=\"\(TableWorkbook.office)\">"
    for (index, (figure, row)) in zip(figures, firstRows).enumerated() {
      if let chart = figure.workbookChart {
        text += anchor(index, figure, column: chart.series.count + 2, row: row, Self.chartSize)
      } else if let image = figure.workbookImage {
        text += anchor(index, figure, column: 0, row: row, (image.width, image.height))
      }
    }
    return text + "</xdr:wsDr>"
  }

  /// The size of a chart, in points.
  private static let chartSize = (width: 440.0, height: 270.0)
  /// The number of English metric units per point.
  private static let unit = 12_700.0

  private func anchor(
    _ index: Int, _ figure: TableFigure, column: Int, row: Int, _ size: (width: Double, height: Double)
  ) -> String {
    let (wide, high) = (Int(size.width * Self.unit), Int(size.height * Self.unit))
    let alternative = figure.workbookImage?.alternative ?? figure.workbookChart?.title ?? ""
    let properties =
      "<xdr:cNvPr id=\"\(index + 2)\" name=\"\(sheetName.xml) \(index + 1)\" descr=\"\(alternative.xml)\"/>"
    var text = "<xdr:oneCellAnchor><xdr:from><xdr:col>\(column)</xdr:col><xdr:colOff>0</xdr:colOff>"
    text += "<xdr:row>\(row)</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx=\"\(wide)\" cy=\"\(high)\"/>"
    if figure.workbookChart != nil {
      text += "<xdr:graphicFrame macro=\"\"><xdr:nvGraphicFramePr>\(properties)<xdr:cNvGraphicFramePr/>"
      text += "</xdr:nvGraphicFramePr><xdr:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/></xdr:xfrm>"
      text += "<a:graphic><a:graphicData uri=\"\(Self.drawings)/chart\">"
      text += "<c:chart xmlns:c=\"\(Self.drawings)/chart\" r:id=\"rId\(index + 1)\"/>"
      text += "</a:graphicData></a:graphic></xdr:graphicFrame>"
    } else {
      text += "<xdr:pic><xdr:nvPicPr>\(properties)<xdr:cNvPicPr/></xdr:nvPicPr>"
      text += "<xdr:blipFill><a:blip r:embed=\"rId\(index + 1)\"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>"
      text += "<xdr:spPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"\(wide)\" cy=\"\(high)\"/></a:xfrm>"
      text += "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>"
    }
    return text + "<xdr:clientData/></xdr:oneCellAnchor>"
  }
}

// MARK: Values

extension WorkbookCharts.Block {
  /// Returns the rows of a block: the title, the column titles, and one row for each category.
  fileprivate func rows(title: String, titleStyle: Int, styles: inout WorkbookStyles) -> String {
    let value = styles.number(of: .init(format: format))
    let date = styles.number(of: .init(format: Self.dateFormat))
    func words(_ column: Int, _ row: Int, _ text: String, style: Int = 0) -> String {
      text.isEmpty
        ? ""
        : "<c r=\"\(WorkbookSheet.name(of: column))\(row)\" s=\"\(style)\" t=\"inlineStr\"><is>"
          + "<t xml:space=\"preserve\">\(text.workbookText)</t></is></c>"
    }
    var text = "<row r=\"\(row - 1)\">\(words(0, row - 1, title, style: titleStyle))</row>"
    text += "<row r=\"\(row)\">\(words(0, row, chart.categoryTitle, style: titleStyle))"
    for (index, series) in chart.series.enumerated() { text += words(index + 1, row, series.name, style: titleStyle) }
    text += "</row>"
    for index in 0..<chart.count {
      let number = row + 1 + index
      text += "<row r=\"\(number)\">"
      switch chart.categories {
      case .names(let names): text += words(0, number, names[index])
      case .numbers(let numbers): text += "<c r=\"A\(number)\"><v>\(numbers[index])</v></c>"
      case .dates(let dates): text += "<c r=\"A\(number)\" s=\"\(date)\"><v>\(dates[index])</v></c>"
      }
      for (place, series) in chart.series.enumerated() {
        guard let amount = series.values[index] else { continue }
        text += "<c r=\"\(WorkbookSheet.name(of: place + 1))\(number)\" s=\"\(value)\"><v>\(amount)</v></c>"
      }
      text += "</row>"
    }
    return text
  }

  static let dateFormat = "yyyy\\-mm\\-dd"
}

extension WorkbookChart {
  var count: Int {
    switch categories {
    case .names(let names): names.count
    case .numbers(let list), .dates(let list): list.count
    }
  }
}
