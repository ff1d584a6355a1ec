import Foundation
import Testing

@Suite("galley diff: reports")
struct ReportCommandTests {
  let place: Workplace

  /// Two folders of images with layouts, before and after a row is renamed; the second has one more image.
  init() throws {
    place = try Workplace()
    let output = "  - png: \"{scene}/{state}.png\"\n  - layout: \"{scene}/{state}.json\""
    try place.writeList(output: output)
    try #require(try place.galley("render", "list.yaml", "--output", "old").status == 0)
    try place.write("name\nApples\n<b>Brioche</b>\nCheese\n", to: "data/food.csv")
    try place.writeListOnly(output: output)
    try #require(try place.galley("render", "list.yaml", "--output", "now").status == 0)
    try place.bytes(of: "now/list/top.png").write(to: URL(filePath: place.path + "/now/list/new.png"))
  }

  @Test("The report page contains the sentences and both images, and escapes markup in the data")
  func html() throws {
    let run = try place.galley("diff", "old", "now", "--html", "reports/page.html")
    #expect(run.status == 1)
    let page = try place.text(of: "reports/page.html")
    #expect(page.contains("<h1>3 cases: 2 differ and 1 is new</h1>"))
    #expect(page.contains("&lt;b&gt;Brioche&lt;/b&gt;") && !page.contains("<b>Brioche"))
    #expect(page.ranges(of: "src=\"data:image/png;base64,").count == 7)
    #expect(page.contains("class=\"boxes\""))
    let again = try place.galley("diff", "old", "now", "--html", "reports/again.html", "--jobs", "1")
    #expect(again.status == 1)
    #expect(try place.bytes(of: "reports/page.html") == place.bytes(of: "reports/again.html"))
  }

  @Test("Writing report files does not change the exit codes 0, 1 and 2")
  func exitCodes() throws {
    let files = ["--html", "a.html", "--junit", "a.xml", "--summary", "a.md", "--annotations", "github"]
    #expect(try CommandRun(["diff", "now", "now"] + files, in: place.path).status == 0)
    #expect(try place.text(of: "a.html").contains("<h1>All 3 cases match</h1>"))
    #expect(try CommandRun(["diff", "old", "now"] + files, in: place.path).status == 1)
    try place.write("text", to: "now/list/top.png")
    let broken = try CommandRun(["diff", "old", "now"] + files, in: place.path)
    #expect(broken.status == 2)
    #expect(broken.output.contains("\n::error title=list/top.png%3A broken::'old/list/top.png' is an image and "))
    #expect(try place.text(of: "a.xml").contains("tests=\"3\" failures=\"2\" errors=\"1\""))
  }

  @Test("The summary is appended to the summary of earlier CI steps")
  func summary() throws {
    try place.write("# Before\n", to: "summary.md")
    _ = try place.galley("diff", "old/list/top.png", "now/list/top.png", "--summary", "summary.md")
    let text = try place.text(of: "summary.md")
    #expect(text.hasPrefix("# Before\n\n### old/list/top.png and now/list/top.png\n"))
    #expect(text.contains("| failed | now/list/top.png | row 1"))
    // Appending works for a summary of any length, with or without a final newline.
    let earlier = String(repeating: "x", count: 1_500_000)
    try place.write(earlier, to: "summary.md")
    _ = try place.galley("diff", "old/list/top.png", "now/list/top.png", "--summary", "summary.md")
    #expect(try place.text(of: "summary.md").hasPrefix(earlier + "\n### old/list/top.png"))
  }

  @Test("With --json, one object is printed to stdout, and CI annotations go to stderr")
  func annotationsBesideJSON() throws {
    let run = try place.galley("diff", "old", "now", "--json", "--annotations", "github")
    #expect(try run.object()["outcome"] as? String == "different")
    #expect(run.errors.contains("::error title=list/middle.png%3A failed and 1 case more::"), "\(run.errors)")
    let check = try place.galley("check", "list.yaml", "--record", "never", "--json", "--annotations", "github")
    #expect(try check.object()["exitCode"] as? Int == 1)
    #expect(check.errors.contains("::error file=list.yaml"))
  }

  @Test(
    "The PDF report has a numbered page with name and searchable text for each case", .enabled(if: SystemTool.readsPDF))
  func pdf() throws {
    #expect(try place.galley("diff", "old", "now", "--pdf", "sheets.pdf").status == 1)
    let file = place.path + "/sheets.pdf"
    #expect(try SystemTool("pdfinfo").output(of: [file]).contains(/Pages: +4\n/))
    let text = try SystemTool("pdftotext").output(of: ["-layout", file, "-"])
    #expect(text.contains("3 cases: 2 differ and 1 is new"))
    #expect(text.contains("page 4 of 4") && text.contains("difference · 120 × 60 px"))
    #expect(try SystemTool("qpdf").output(of: ["--check", file]).contains("No syntax or stream encoding errors"))
    _ = try place.galley("diff", "old", "now", "--pdf", "again.pdf")
    #expect(try place.bytes(of: "sheets.pdf") == place.bytes(of: "again.pdf"))
  }

  @Test("If a report cannot be written, galley exits with 2 and names its path")
  func unwritable() throws {
    for option in ["--html", "--pdf", "--junit", "--summary"] {
      let run = try place.galley("diff", "old", "now", option, "list.yaml/report")
      #expect(run.status == 2)
      #expect(run.errors.contains("list.yaml"), "\(run.errors)")
    }
    #expect(try place.galley("diff", "old", "now", "--annotations", "gitlab").status == 64)
  }
}

extension Workplace {
  /// Writes the scene of ``writeList(_:output:)`` without its data file.
  fileprivate func writeListOnly(output: String) throws {
    let data = try text(of: "data/food.csv")
    try writeList(output: output)
    try write(data, to: "data/food.csv")
  }
}

@Suite("galley check: reports")
struct CheckReportCommandTests {
  @Test("A check and the merge of its shards write the same reports as 'galley diff' for the same images")
  func check() throws {
    let place = try Workplace()
    try place.writeList()
    #expect(try place.galley("check", "list.yaml").status == 0)
    let text = try place.text(of: "list.yaml").replacingOccurrences(of: "padding: 8", with: "padding: 9")
    try place.write(text, to: "list.yaml")
    let run = try place.galley(
      "check", "list.yaml", "--html", "page.html", "--junit", "junit.xml", "--summary", "", "--annotations", "github")
    #expect(run.status == 1)
    #expect(run.output.contains("\n::error file=list.yaml,line=14,title=list/top%3A failed::"), "\(run.output)")
    #expect(try place.text(of: "page.html").contains("<h1>2 cases: 2 differ</h1>"))
    #expect(try place.text(of: "page.html").contains("<code>galley approve list/top --from output/check</code>"))
    let junit = try place.text(of: "junit.xml")
    #expect(junit.contains("\nlist.yaml:14"), "\(junit)")
    for part in ["1/2", "2/2"] {
      let name = "part-" + part.prefix(1)
      _ = try place.galley("check", "list.yaml", "--shard", part, "--artifacts", name)
    }
    let merged = try place.galley("merge", "part-1", "part-2", "--html", "merged.html")
    #expect(merged.status == 1)
    #expect(try place.text(of: "merged.html").contains("<h1>2 cases: 2 differ</h1>"))
    #expect(try place.text(of: "merged.html").ranges(of: "src=\"data:image/png;base64,").count == 6)
  }
}
