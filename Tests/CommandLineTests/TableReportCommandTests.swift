import Foundation
import Testing

@Suite(
  "galley table: report features", .enabled(if: SystemTool.readsPDF, "needs pdftotext, pdffonts, pdfinfo and qpdf"))
struct TableReportCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    let rows = (0..<120).map { row in
      "\(["East", "West", "North"][row % 3]),item \(row),\(row * 7 - 300).25,\(row) \(row * row % 17) 4"
    }
    try place.write("region,name,amount,course\n" + rows.joined(separator: "\n") + "\n", to: "a.csv")
  }

  private func text(_ file: String, _ options: String...) throws -> String {
    try SystemTool("pdftotext").output(of: ["-layout"] + options + [place.path + "/" + file, "-"])
  }

  @Test("The table of contents lists the page of each group, and all links have targets")
  func contents() throws {
    let run = try place.galley(
      "table", "a.csv", "-o", "a.pdf", "--group-by", "region", "--total", "amount", "--contents", "--summary",
      "--import-notes",
      "--group-page-breaks", "--date", "1 May", "--subtitle", "Below the title")
    #expect(run.status == 0, "\(run.errors)")
    let first = try text("a.pdf", "-l", "1")
    #expect(first.contains("Below the title") && first.contains("1 May"))
    for region in ["East", "West", "North"] {
      let line = try #require(first.split(separator: "\n").first { $0.contains(region) })
      let page = try #require(line.split(separator: " ").last.flatMap { Int($0) })
      let lines = try text("a.pdf", "-f", "\(page)", "-l", "\(page)").split(separator: "\n")
      #expect(lines.contains { $0.contains(region) && $0.contains("40 rows") })
    }
    let checked = try SystemTool("qpdf").output(of: ["--check", place.path + "/a.pdf"])
    #expect(checked.contains("No syntax or stream encoding errors"))
  }

  @Test("HTML, Markdown and XLSX files contain every cell and are byte-identical on every run")
  func files() throws {
    for name in ["a.html", "a.md", "a.xlsx"] {
      let run = try place.galley("table", "a.csv", "-o", name, "--group-by", "region", "--total", "amount")
      #expect(run.status == 0, "\(run.errors)")
      let bytes = try place.bytes(of: name)
      _ = try place.galley("table", "a.csv", "-o", name, "--group-by", "region", "--total", "amount")
      #expect(try place.bytes(of: name) == bytes)
    }
    let page = String(decoding: try place.bytes(of: "a.html"), as: UTF8.self)
    let markdown = String(decoding: try place.bytes(of: "a.md"), as: UTF8.self)
    for row in 0..<120 {
      #expect(page.contains("<td>item \(row)<") && markdown.contains("| item \(row) |"))
    }
    #expect(page.components(separatedBy: "<tr").count - 1 >= 124)
    #expect(try place.galley("data", "a.xlsx").lines.first == "120 rows")
  }

  @Test("Charts are placed before the table and name their values and columns")
  func charts() throws {
    let charts = ["--chart", "Sums of regions = bar: amount by region", "--chart", "bar: region"]
    let run = try place.galley(["table", "a.csv", "-o", "c.pdf", "--locale", "de"] + charts)
    #expect(run.status == 0, "\(run.errors)")
    let first = try text("c.pdf", "-l", "1")
    for word in ["Sums of regions", "East", "West", "North", "Zeilen", "40"] {
      #expect(first.contains(word), "\(first)")
    }
    // The table begins below the charts, or on the next page if less than a quarter of the page is left.
    let second = try text("c.pdf", "-f", "2", "-l", "2")
    #expect(first.contains("item 0 ") || second.contains("item 0 "))
    _ = try place.galley(["table", "a.csv", "-o", "c.html", "--locale", "de"] + charts)
    let page = String(decoding: try place.bytes(of: "c.html"), as: UTF8.self)
    #expect(page.contains("<figcaption>Sums of regions</figcaption>"))
    #expect(page.matches(of: #/<svg class="picture (broad|narrow) (light|dark)" role="img"/#).count == 8)
    let none = try place.galley(["table", "a.csv", "-o", "c.md"] + charts)
    #expect(none.status == 0 && none.errors.contains("has no charts"))
    let wrong = try place.galley("table", "a.csv", "-o", "c.pdf", "--chart", "bar: amout by region")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'amount'?"), "\(wrong.errors)")
  }

  @Test("A cell longer than a workbook allows is reported")
  func longCells() throws {
    try place.write("a,b\n1,\(String(repeating: "long ", count: 8000))\n2,short\n", to: "l.csv")
    let run = try place.galley("table", "l.csv", "-o", "l.xlsx")
    #expect(run.status == 0 && run.errors.contains("are truncated in rows 0"), "\(run.errors)")
    #expect(try !place.galley("table", "l.csv", "-o", "l.html").errors.contains("cut"))
  }

  @Test("Colour rules, bars and sparklines appear in the cells, and errors in their options are reported")
  func marks() throws {
    let run = try place.galley(
      "table", "a.csv", "-o", "a.html", "--color", "amount < 0: red", "--color", "row if region = West: #fff0c0 fill",
      "--bar", "amount", "--sparkline", "course")
    #expect(run.status == 0, "\(run.errors)")
    let page = String(decoding: try place.bytes(of: "a.html"), as: UTF8.self)
    #expect(page.components(separatedBy: "<tr class=\"c1\">").count - 1 == 40)
    #expect(page.components(separatedBy: "class=\"c0\"").count - 1 == 43)
    #expect(page.components(separatedBy: "<polyline").count - 1 == 120)
    #expect(page.components(separatedBy: "linear-gradient").count - 1 == 120)
    for (option, value, word) in [
      ("--color", "amount < 0", "colour"), ("--color", "amount < 0: blurple", "blurple"),
      ("--color", "x < 0: red", "x"),
      ("--sparkline", "nowhere", "nowhere"),
    ] {
      let run = try place.galley("table", "a.csv", "-o", "c.pdf", option, value)
      #expect(run.status != 0 && run.errors.contains(word), "\(option) \(value): \(run.errors)")
      #expect(!place.files().contains("c.pdf"))
    }
  }

  @Test("A style sets colours, paper and lines; an invalid style is an error")
  func style() throws {
    try place.write("colors: { text: \"#010203\" }\npage: a5\nfooter: { center: \"Q {date}\" }\n", to: "s.yaml")
    let run = try place.galley("table", "a.csv", "-o", "a.pdf", "--style", "s.yaml", "--date", "7 July")
    #expect(run.status == 0 && run.lines[0].contains("419.5 × 595.3"), "\(run.errors)")
    #expect(try text("a.pdf", "-l", "1").contains("Q 7 July"))
    try place.write("colors: { txt: red }\n", to: "s.yaml")
    let other = try place.galley("table", "a.csv", "-o", "b.pdf", "--style", "s.yaml")
    #expect(other.status != 0 && other.errors.contains("s.yaml:1:11"))
  }
}
