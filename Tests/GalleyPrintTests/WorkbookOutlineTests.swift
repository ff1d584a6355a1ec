import GalleyData
import GalleyFiles
import GalleyTemplate
import GalleyText
import GalleyXML
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Outlines and charts in workbooks")
struct WorkbookOutlineTests {
  private let csv = "region,shop,day,amount\nNorth,a,2024-01-01,10.50\nSouth,b,2024-01-02,20\nNorth,c,2024-01-03,30\n"

  private func workbook(_ change: (inout TablePlan) -> Void) throws -> [UInt8] {
    var plan = TablePlan()
    plan.title = "Sales"
    change(&plan)
    let document = try TableDocument(SampleTable.table(csv), plan, file: "a.csv", engine: TextEngine())
    var bytes: [UInt8] = []
    TableFile.workbook.write(document) { bytes += $0 }
    return bytes
  }

  private func part(_ name: String, of workbook: [UInt8]) throws -> String {
    String(decoding: try #require(try ZipArchive(workbook).contents(of: name)), as: UTF8.self)
  }

  // MARK: Outlines

  @Test("In a workbook, group totals are formulas below their rows, with outline levels")
  func outline() throws {
    let bytes = try workbook { ($0.groups, $0.totals) = (["region"], ["amount"]) }
    let sheet = try part("xl/worksheets/sheet1.xml", of: bytes)
    #expect(sheet.contains("outlineLevelRow=\"2\""))
    #expect(sheet.contains("<row r=\"2\" outlineLevel=\"2\">") && sheet.contains("<row r=\"4\" outlineLevel=\"1\">"))
    #expect(sheet.contains("<f>SUBTOTAL(109,D2:D3)</f><v>40.50</v>"))
    #expect(sheet.contains("<f>SUBTOTAL(109,D5:D5)</f><v>20</v>"))
    // The total of all rows does not include the totals of groups, because SUBTOTAL ignores them.
    #expect(sheet.contains("<row r=\"7\">") && sheet.contains("<f>SUBTOTAL(109,D2:D6)</f><v>60.50</v>"))
    #expect(sheet.contains("Total North") && sheet.contains("<autoFilter ref=\"A1:D6\"/>"))
  }

  @Test("In a workbook, inner groups are nested in the outline of outer groups")
  func levels() throws {
    let bytes = try workbook { ($0.groups, $0.totals) = (["region", "shop"], ["amount"]) }
    let sheet = try part("xl/worksheets/sheet1.xml", of: bytes)
    #expect(sheet.contains("<row r=\"2\" outlineLevel=\"3\">") && sheet.contains("<row r=\"3\" outlineLevel=\"2\">"))
    #expect(sheet.contains("<row r=\"6\" outlineLevel=\"1\">") && sheet.contains("SUBTOTAL(109,D2:D5)"))
  }

  @Test("When Galley reads a workbook that it wrote, it leaves out the group totals")
  func readBack() throws {
    let bytes = try workbook { ($0.groups, $0.totals) = (["region"], ["amount"]) }
    let data = try DataImport("a.xlsx").read(files: .memory(["a.xlsx": bytes]))
    #expect(data.notes.contains(.outlineTotals(2)))
    let table = data.table
    #expect(table.rowCount == 3)
    let amounts = try #require(table.columnIndex("amount"))
    #expect((0..<3).map { table.columns[amounts][$0] } == ["10.5", "30", "20"])
  }

  @Test("The workbook for a table without groups has no outline")
  func plain() throws {
    let sheet = try part("xl/worksheets/sheet1.xml", of: workbook { $0.totals = ["amount"] })
    #expect(!sheet.contains("outline") && sheet.contains("SUBTOTAL(109,D2:D4)"))
  }

  // MARK: Charts

  private func chart(_ kind: WorkbookChart.Kind, _ categories: WorkbookChart.Categories) -> TableFigure {
    var chart = WorkbookChart(
      kind: kind, title: "A & B", categories: categories,
      series: [
        .init(name: "one", values: [1, nil, 3], color: "0072B2"),
        .init(name: "two", values: [4, 5, 6], color: "E69F00"),
      ])
    chart.field = "amount"
    chart.format = "EUR"
    var figure = TableFigure(title: "A & B")
    figure.workbookChart = chart
    return figure
  }

  private func names(of xml: String) throws -> [String] {
    var names: [String] = []
    let scan = XMLScan()
    scan.start = { name, _ in names.append(name) }
    try scan.read(Array(xml.utf8))
    return names
  }

  @Test(
    "A chart of each kind becomes a workbook chart and keeps its two series",
    arguments: [
      (WorkbookChart.Kind.bar(isHorizontal: false, .stacked), "barChart", "catAx"),
      (.bar(isHorizontal: true, .grouped), "barChart", "catAx"), (.histogram, "barChart", "catAx"),
      (.line, "lineChart", "catAx"), (.area(.shares), "areaChart", "catAx"), (.pie(isRing: false), "pieChart", ""),
      (.pie(isRing: true), "doughnutChart", ""),
    ])
  func kinds(kind: WorkbookChart.Kind, element: String, axis: String) throws {
    let bytes = try workbook { $0.report.figures.list = [chart(kind, .names(["x", "y", "z"]))] }
    let xml = try part("xl/charts/chart1.xml", of: bytes)
    let names = try names(of: xml)
    #expect(names.contains(element) && names.filter { $0 == "ser" }.count == 2)
    #expect(axis.isEmpty ? !names.contains("valAx") : names.contains(axis) && names.contains("valAx"))
    #expect(xml.contains("A &amp; B") && xml.contains("'Figure'!$B$3:$B$5") && xml.contains("€"))
    // A missing value becomes a gap in the chart.
    #expect(!xml.contains("<c:pt idx=\"1\"><c:v>nil"))
  }

  @Test("In a workbook chart, numbers and dates have value axes")
  func axes() throws {
    let scatter = try workbook { $0.report.figures.list = [chart(.scatter, .numbers([1, 2, 4]))] }
    #expect(try names(of: part("xl/charts/chart1.xml", of: scatter)).filter { $0 == "valAx" }.count == 2)
    let line = try workbook { $0.report.figures.list = [chart(.line, .dates([45_292, 45_323, 45_352]))] }
    #expect(try names(of: part("xl/charts/chart1.xml", of: line)).contains("dateAx"))
  }

  @Test("The values of charts are on a separate sheet, and the first sheet is still the table")
  func sheet() throws {
    let bytes = try workbook { $0.report.figures.list = [chart(.line, .names(["x", "y", "z"]))] }
    let book = try Workbook(bytes)
    #expect(book.sheets == ["Sales", "Figure"])
    let values = try book.rows(of: "Figure").rows.dropFirst(2).map { $0 }
    #expect(values.map(\.first) == ["x", "y", "z"])
    #expect(values[0][2].contains("4") && values[1][1].isEmpty && values[2][1].contains("3"), "\(values)")
    #expect(try book.rows(of: nil).rows.count == 4)
    let types = try part("[Content_Types].xml", of: bytes)
    for name in ["charts/chart1", "drawings/drawing1", "worksheets/sheet2"] {
      #expect(types.contains("/xl/\(name).xml"))
    }
  }

  @Test("The chart sheet has a name that differs from other sheet names in more than case")
  func sheetNames() throws {
    let bytes = try workbook { plan in
      plan.title = "FIGURE"
      plan.report.figures.list = [chart(.line, .names(["x", "y", "z"]))]
    }
    #expect(try Workbook(bytes).sheets == ["FIGURE", "Figure 2"])
    #expect(try part("xl/charts/chart1.xml", of: bytes).contains("'Figure 2'!$B$3:$B$5"))
  }

  @Test("A chart type that workbooks do not support becomes an image with alternative text")
  func image() throws {
    let bytes = try workbook { plan in
      var figure = TableFigure(title: "B")
      figure.workbookImage = WorkbookImage(
        bytes: [0x89, 0x50], width: 100, height: 50, alternative: "Boxes & whiskers")
      plan.report.figures.list = [figure, chart(.line, .names(["x", "y", "z"]))]
    }
    let archive = try ZipArchive(bytes)
    #expect(try archive.contents(of: "xl/media/image1.png") == [0x89, 0x50])
    #expect(try part("xl/drawings/drawing1.xml", of: bytes).contains("Boxes &amp; whiskers"))
    #expect(try part("[Content_Types].xml", of: bytes).contains("Extension=\"png\""))
    #expect(try part("xl/charts/chart2.xml", of: bytes).contains("lineChart"))
  }
}
