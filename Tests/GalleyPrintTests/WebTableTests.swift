import GalleyTables
import GalleyText
import Testing

@testable import GalleyPrint

@Suite("Tables in HTML")
struct WebTableTests {
  private func page(_ text: String, _ change: (inout TablePlan) -> Void = { _ in }) throws -> String {
    var plan = TablePlan(title: "T")
    change(&plan)
    let document = try TableDocument(SampleTable.table(text), plan, file: "a.csv", engine: TextEngine())
    var page = TableWebPage(document, logo: nil, fonts: "")
    var bytes: [UInt8] = []
    page.write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func rows(_ count: Int) -> String {
    "k,v\n" + (0..<count).map { "\($0 % 2 == 0 ? "a" : "b"),\($0)\n" }.joined()
  }

  @Test("An HTML table scrolls in a frame, and a script shows long tables in batches")
  func frames() throws {
    #expect(
      try page(rows(2000)).contains("<div class=\"wide frame\" tabindex=\"0\">\n<table class=\"data\" id=\"table\""))
    #expect(try page(rows(2001)).contains("<table class=\"data long\" id=\"table\""))
    // Group headings are additional rows, so tables with groups are not shown in portions.
    #expect(try !page(rows(2001)) { $0.groups = ["k"] }.contains("data long"))
  }

  @Test(
    "Only HTML tables with many rows have a search field, in the language of the table",
    arguments: [(19, false), (20, true)])
  func filter(count: Int, hasField: Bool) throws {
    let page = try page(rows(count)) { $0.speak("de") }
    #expect(page.contains("data-filter=\"Filtern\"") == hasField)
  }

  @Test("An HTML table of 50,000 rows and eight columns is at most 6 MB large")
  func size() throws {
    let row = "12345,2020-01-31,North,Kirsten Novák,Rope 56,11,965.65,card"
    let names = "id,day,region,customer,product,quantity,price,paid\n"
    let few = try page(names + String(repeating: row + "\n", count: 100)).utf8.count
    let many = try page(names + String(repeating: row + "\n", count: 1100)).utf8.count
    #expect(few + (many - few) * 50 <= 6_000_000)
  }

  @Test("A column title that CSS shows on cards cannot end the style sheet")
  func titles() throws {
    let page = try page("\"a</style>\"\"\\b\",v\n1,2\n")
    #expect(page.contains("td:nth-child(1)::before{content:\"a\\3c /style>\\22 \\5c b\"}"))
    #expect(page.split(separator: "</style>").count == 2)
  }

  @Test("Cells and rows in HTML are written without end tags")
  func cells() throws {
    #expect(try page("k,v\na,1\nb,2\n").contains("<tbody class=\"rows\">\n<tr><td>a<td>1\n<tr><td>b<td>2\n</tbody>"))
  }
}
