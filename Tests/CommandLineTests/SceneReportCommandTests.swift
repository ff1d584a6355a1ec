import Foundation
import Testing

@Suite("galley report")
struct SceneReportCommandTests {
  let place: Workplace

  /// A list in which all rows use the stacked layout because one row needs it.
  init() throws {
    place = try Workplace()
    try place.write("role,name\nCook,Ann\nThird under steward,Wilhelmina Abercrombie\nCat,Tom\n", to: "data/crew.csv")
    try place.write(
      """
      scene: 1
      title: Crew
      canvas: { size: 240x300, scale: 1 }
      data:
        crew: { file: data/crew.csv }
      view:
        ScrollView:
          LazyVStack:
            ForEach: crew
            row:
              ViewThatFits:
                - HStack: [ { Text: "{role}", lineLimit: 1 }, Spacer, { Text: "{name}", lineLimit: 1 } ]
                - VStack: [ { Text: "{role}", foregroundStyle: secondary }, { Text: "{name}" } ]
              in: horizontal
              uniform: list
        id: crew
      states: [ { name: top }, { name: pulled, scroll: { crew: { offset: -30 } } } ]
      variants: { dynamicTypeSize: [large, accessibility1] }

      """, to: "crew.yaml")
    try place.writeList()
  }

  @Test(
    "The PDF is valid and names the row and the breakpoint that decided the layout", .enabled(if: SystemTool.readsPDF))
  func pdf() throws {
    let run = try place.galley("report", "crew.yaml", "list.yaml", "--output", "books/proofs.pdf")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == "books/proofs.pdf\n")
    let file = place.path + "/books/proofs.pdf"
    #expect(try SystemTool("qpdf").output(of: ["--check", file]).contains("No syntax or stream encoding errors"))
    let info = try SystemTool("pdfinfo").output(of: [file])
    let count = try #require(info.firstMatch(of: /Pages: +(\d+)\n/)?.1)
    #expect(
      info.contains("Title:           Scene report\n") && info.contains("Subject:         Scene report: crew, list"))
    #expect(info.contains("595 x 842"))
    let text = try SystemTool("pdftotext").output(of: ["-layout", file, "-"])
    #expect(text.contains("page 1 of \(count)") && text.contains("page \(count) of \(count)"))
    #expect(text.contains("stacked, because row 1 “Third under steward"))
    #expect(text.contains("ide by side at a canvas width of") && text.contains(/[\d.]+ pt or more; it is\s+240/))
    #expect(text.contains("crew: data/crew.csv, 3 rows × 2 columns"))
    #expect(text.contains("Passed: no text is truncated;"))
    let names = try SystemTool("pdfinfo").output(of: ["-dests", file])
    #expect(names.contains("\"scene-1-fits\"") && names.contains("\"scene-1-frame-1\""))
  }

  @Test("PDF and HTML are byte-identical for any number of threads and in any environment")
  func determinism() throws {
    let files = ["--output", "a.pdf", "--output", "a.html"]
    #expect(try CommandRun(["report", "crew.yaml", "--jobs", "1"] + files, in: place.path).status == 0)
    let again = try CommandRun(
      ["report", "crew.yaml", "--jobs", "3", "--output", "b.pdf", "--output", "b.html"], in: place.path,
      environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(again.output == "b.pdf\nb.html\n")
    #expect(try place.bytes(of: "a.pdf") == place.bytes(of: "b.pdf"))
    #expect(try place.bytes(of: "a.html") == place.bytes(of: "b.html"))
  }

  @Test("The HTML report is a single file with the same content as the PDF")
  func html() throws {
    #expect(try place.galley("report", "crew.yaml", "--title", "A <book>", "--output", "crew.html").status == 0)
    let page = try place.text(of: "crew.html")
    #expect(page.contains("<title>A &lt;book&gt;</title>"))
    #expect(page.contains("because row 1 “Third under steward"))
    #expect(page.contains("type=\"range\"") && page.contains("<table>"))
    #expect(!page.contains("src=\"h") && !page.contains("<link rel=\"stylesheet\""))
  }

  @Test("A broken scene or an unknown file extension is an error, and no report is written")
  func errors() throws {
    try place.write("scene: 1\nview: { Txt: Hello }\n", to: "broken.yaml")
    let broken = try place.galley("report", "list.yaml", "broken.yaml", "--output", "proofs.pdf")
    #expect(broken.status == 2 && broken.errors.contains("did you mean 'Text'?"))
    #expect(!place.files().contains("proofs.pdf"))
    #expect(try place.galley("report", "list.yaml", "--output", "proofs.doc").status == 64)
    let unknown = try place.galley("report", "list.yaml", "--only", "nowhere", "--output", "proofs.pdf")
    #expect(unknown.status == 2 && unknown.errors.contains("nowhere"))
    let taken = try place.galley("report", "list.yaml", "--output", "list.yaml/proofs.pdf")
    #expect(taken.status == 2 && taken.errors.contains("list.yaml"))
  }
}
