import Foundation
import Testing

@Suite("galley report: report files")
struct ReportFileTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("month;amount\n2024-01;1.234,50\n2024-02;10,00\n", to: "sales.csv")
    try place.write(
      """
      ---
      title: Sales
      ---
      # Summary

      See [](#all).

      ```table
      data: sales.csv
      totals: amount
      caption: All months.
      id: all
      ```
      """, to: "notes.md")
  }

  @Test("A Markdown report with a table becomes a searchable PDF, and inferred column meanings are reported")
  func pdf() throws {
    let run = try place.galley("report", "notes.md", "--title", "Other sales")
    #expect(run.status == 0 && run.lines == ["notes.pdf"], "\(run.errors)")
    #expect(run.errors.contains("amount"))
    let words = try SystemTool("pdftotext").output(of: ["-layout", place.path + "/notes.pdf", "-"])
    for word in ["Other sales", "See Table 1.", "1.234,50", "1.244,50"] { #expect(words.contains(word), "\(words)") }
    let again = try place.galley("report", "notes.md", "--title", "Other sales", "-o", "again.pdf")
    #expect(again.status == 0)
    #expect(try place.bytes(of: "notes.pdf") == place.bytes(of: "again.pdf"))
  }

  private func width(of png: Data) -> Int { png[16..<20].reduce(0) { $0 << 8 | Int($1) } }

  @Test("A PNG report has the requested number of pixels per point")
  func png() throws {
    let run = try place.galley("report", "notes.md", "-o", "pages/notes.png")
    #expect(run.lines == ["pages/notes.png"], "\(run.errors)")
    let small = try place.galley("report", "notes.md", "-o", "small.png", "--scale", "1")
    #expect(small.status == 0, "\(small.errors)")
    let (large, half) = try (place.bytes(of: "pages/notes.png"), place.bytes(of: "small.png"))
    // A PNG header stores width and height as big-endian integers. A4 is 595.3 pt wide, so the sizes may differ by a
    // pixel.
    #expect(width(of: large) > 0 && abs(width(of: large) - 2 * width(of: half)) <= 1)
  }

  @Test("Galley reports how it laid out a wide table, even if the result comes from the cache")
  func wideTables() throws {
    let names = (0..<14).map { "Measure \($0)" }.joined(separator: ",")
    let row = (0..<14).map { "\($0 * 104_729).25" }.joined(separator: ",")
    try place.write("\(names)\n\(row)\n\(row)\n", to: "wide.csv")
    try place.write("---\nreport: 1\n---\nText\n\n```table\ndata: wide.csv\n```\n", to: "wide.md")
    for _ in 0..<2 {
      let run = try place.galley("report", "wide.md")
      #expect(run.status == 0 && run.lines == ["wide.pdf"], "\(run.errors)")
      #expect(run.errors.contains("note: the table at wide.md:6: on landscape pages, 14 columns need"))
    }
    #expect(try !place.galley("report", "notes.md").errors.contains("note: the table"))
  }

  @Test("HTML and Markdown reports are written next to the PDF and are identical on every run")
  func withoutPages() throws {
    let notes = try #require(String(bytes: place.bytes(of: "notes.md"), encoding: .utf8))
    try place.write(notes + "\n\n[page {page}](#all)\n", to: "more.md")
    let run = try place.galley("report", "more.md", "-o", "a.pdf", "-o", "a.html", "-o", "out/a.md")
    #expect(run.status == 0 && run.lines == ["a.pdf", "a.html", "out/a.md"], "\(run.errors)")
    #expect(run.errors.components(separatedBy: "has no pages").count == 2)
    let page = try #require(String(bytes: place.bytes(of: "a.html"), encoding: .utf8))
    #expect(page.contains("1.244,50") && page.contains("<strong>Table 1.</strong> All months."))
    let again = try place.galley("report", "more.md", "-o", "b.html", "-o", "b.md")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try place.bytes(of: "a.html") == place.bytes(of: "b.html"))
    #expect(try place.bytes(of: "out/a.md") == place.bytes(of: "b.md"))
  }

  @Test("Only paged formats can be sharded, and the report's source file is never overwritten")
  func refused() throws {
    let part = try place.galley("report", "notes.md", "-o", "a.html", "--shard", "1/2")
    #expect(part.status == 64 && part.errors.contains("--shard selects pages"), "\(part.errors)")
    let own = try place.galley("report", "notes.md", "-o", "./notes.md")
    #expect(own.status == 2 && own.errors.contains("is not overwritten: this command reads it"), "\(own.errors)")
  }

  @Test("Errors in a report file are reported with their line, and no output is written")
  func errors() throws {
    try place.write("# A\n\n[](#nothing)\n", to: "broken.md")
    let run = try place.galley("report", "broken.md")
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("broken.md:3"), "\(run.errors)")
    #expect(!place.files().contains("broken.pdf"))
    #expect(try place.galley("report", "notes.md", "--only", "top").status == 64)
    #expect(try place.galley("report", "notes.md", "-o", "notes.doc").status == 64)
  }
}
