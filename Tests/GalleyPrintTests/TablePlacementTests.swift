import GalleyGeometry
import GalleyPicture
import GalleyTables
import GalleyText
import Testing

@testable import GalleyPrint

@Suite("Position of tables on pages")
struct TablePlacementTests {
  private func document(rows: Int, _ change: (inout TablePlan) -> Void) throws -> TableDocument {
    let lines = (0..<rows).map { "\($0 % 3),\(Double($0) * 1111.25)" }.joined(separator: "\n")
    var plan = TablePlan(title: "T")
    change(&plan)
    return try TableDocument(SampleTable.table("k,v\n" + lines + "\n"), plan, file: "a.csv", engine: TextEngine())
  }

  @Test("A table begins on the page of the summary if the summary is short", arguments: [(5, 1), (60, 2), (200, 5)])
  func belowSummary(rows: Int, pages: Int) throws {
    let document = try document(rows: rows) { $0.report.hasSummary = true }
    #expect(document.frame.leadEnd != nil)
    #expect(document.pageCount == pages)
    let texts = try picturesOfPages(document)
    #expect(texts[0].contains("Columns") && texts[0].contains("k"))
    // All rows are printed exactly once.
    #expect(document.groups.segments.count == 1)
  }

  @Test("A table of several pages begins on a new page if little space is left on the current one")
  func afterLongLead() throws {
    func lead(_ height: Double) throws -> TableDocument {
      try document(rows: 60) { plan in
        let picture = Picture(size: Size(width: 400, height: height))
        plan.report.figures.list = [TableFigure(title: "", pictures: [picture])]
      }
    }
    #expect(try lead(200).frame.leadEnd != nil)
    #expect(try lead(560).frame.leadEnd == nil)
    let pages = try lead(560)
    #expect(pages.pageCount == pages.lead.count + pages.tablePageCount)
  }

  @Test("The table of contents takes into account that the table shares its first page")
  func contents() throws {
    let document = try document(rows: 9) { plan in
      plan.groups = ["k"]
      plan.report.hasContents = true
    }
    #expect(document.pageCount == 1 && document.leadCount == 0)
    let texts = try picturesOfPages(document)
    #expect(texts[0].filter { $0 == "1" }.count >= 3)
  }

  @Test("Bold totals are aligned with the right edge of their column")
  func totals() throws {
    let document = try document(rows: 40) { $0.totals = ["v"] }
    let column = try #require(document.printed.first { $0.plan.field == "v" })
    let width = document.fit.widths[1]
    let total = "866775.00"
    let indent = column.indent(
      of: total, width: width, pen: document.pens.heading, measure: column.measure, .leftToRight)
    #expect(indent + document.pens.heading.width(of: total) <= width + 0.01)
    #expect(indent > 0)
  }

  private func picturesOfPages(_ document: TableDocument) throws -> [[String]] {
    try (0..<document.pageCount).map { index in
      try TablePrinter(document).picture(ofPage: index).items.flatMap { texts(of: $0) }
    }
  }

  private func texts(of item: Picture.Item) -> [String] {
    switch item {
    case .glyphs(let glyphs): [glyphs.run.text]
    case .group(let group): group.items.flatMap { texts(of: $0) }
    default: []
    }
  }
}
