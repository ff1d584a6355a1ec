import GalleyFiles
import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPicture
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Reports split into pages")
struct ReportDocumentTests {
  private let csv = "month,region,amount\n2024-01,North,10\n2024-01,South,20\n2024-02,North,30\n"

  private func report(_ text: String, _ name: String = "r.yaml") throws -> ReportFile {
    let files = [name: text, "d.csv": csv].mapValues { Array($0.utf8) }
    return try ReportFile(contentsOf: name, options: Scene.Options(files: .memory(files)))
  }

  private func pages(_ text: String, _ name: String = "r.yaml") throws -> [PDFPage] {
    let report = try report(text, name)
    return try DocumentPages(report, DocumentOutline(report), RenderContext()).pages()
  }

  private func errors(_ text: String, _ name: String = "r.yaml") -> [String] {
    do { _ = try ReportDocument(report(text, name)) } catch let error as SceneErrors {
      return error.errors.map { "\($0.place.line ?? 0): \(Diagnostic($0).message)" }
    } catch { return ["\(error)"] }
    return []
  }

  @Test("A chart's alternative text states its caption and the range of each column")
  func alternative() throws {
    let pages = try pages(
      "---\nreport: 1\n---\n\n~~~chart\n{ data: d.csv, mark: bar, x: region, y: amount, caption: Regions. }\n~~~\n",
      "r.md")
    func alternatives(_ items: [Picture.Item]) -> [String] {
      items.flatMap { item -> [String] in
        guard case .group(let group) = item else { return [] }
        return (group.alternative.map { [$0] } ?? []) + alternatives(group.items)
      }
    }
    #expect(alternatives(pages[0].picture.items) == ["Regions. region: North – South; amount: 20 – 40"])
  }

  @Test("In a landscape report, a wide table is spread over facing pages instead of printed as records")
  func facing() throws {
    let names = (0..<40).map { "column\($0)" }.joined(separator: ",")
    let rows = (0..<60).map { row in (0..<40).map { "value\(row * 40 + $0)" }.joined(separator: ",") }
    let files = [
      "r.md": "---\nreport: 1\norientation: landscape\n---\n\n~~~table\n{ data: w.csv }\n~~~\n",
      "w.csv": ([names] + rows).joined(separator: "\n") + "\n",
    ].mapValues { Array($0.utf8) }
    let report = try ReportFile(contentsOf: "r.md", options: Scene.Options(files: .memory(files)))
    let pages = try DocumentPages(report, DocumentOutline(report), RenderContext()).pages()
    #expect(pages.count < 20)
  }

  @Test("Headings appear in the PDF outline, optionally numbered, and link to their positions")
  func outline() throws {
    let text = "report: 1\ntitle: T\nnumbered: true\nbody:\n  - |\n    # A\n    ## B\n    text\n    # C\n    text\n"
    let pages = try pages(text)
    #expect(pages.flatMap(\.outline).map(\.title) == ["T", "1 A", "1.1 B", "2 C"])
    #expect(Set(["a", "b", "c"]).isSubset(of: pages.flatMap(\.destinations).map(\.name)))
  }

  @Test("The table of contents lists the page of each heading")
  func contents() throws {
    let body = (1...6).map { "  - |\n    # Chapter \($0)\n\n    text\n  - pageBreak: true\n" }.joined()
    let pages = try pages("report: 1\ntitle: T\ncontents: true\nbody:\n" + body)
    // The first chapter begins below the table of contents.
    #expect(pages.count == 6)
    let links = pages[0].links.map(\.target)
    #expect(links == (1...6).map { .destination("chapter-\($0)") })
    for (index, page) in pages.enumerated() {
      #expect(page.destinations.map(\.name).contains("chapter-\(index + 1)"))
    }
    let said = pages[0].texts
    for number in 1...6 { #expect(said.contains("\(number)")) }
  }

  @Test(
    "A formula causes an error that states its position; dollar amounts do not count as formulas",
    arguments: [
      ("a $x_1$ b", true), ("The rule $E = mc^2$.", true), ("$$\\n\\\\sum\\n$$", true), ("$$a$$", true),
      ("$5 and $10", false),
      ("US$1,200-$1,400 per m^2", false), ("`$x_1$`", false), ("~~~\\n$x_1$\\n~~~", false), ("\\\\$x_1\\\\$", false),
      ("$A_B/$C_D", false),
    ])
  func formulas(text: String, isFormula: Bool) throws {
    let found = MathSearch.first(in: text.replacing("\\n", with: "\n").replacing("\\\\", with: "\\"))
    #expect((found != nil) == isFormula)
    let source = "---\nreport: 1\n---\n\ntext\nThe $x_1$ is unset.\n"
    let error = #expect(throws: SceneErrors.self) { try ReportDocument(report(source, "r.md")) }
    #expect(error?.errors.first?.place == SourcePlace(file: "r.md", line: 6, column: 5, length: 5))
  }

  @Test("References to figures and tables print the number and page of their target")
  func references() throws {
    let pages = try pages(
      """
      report: 1
      body:
        - "See [](#t) and [{label} on page {page}](#c)."
        - table: { data: d.csv, caption: All., id: t }
        - pageBreak: true
        - chart: { data: d.csv, mark: bar, x: month, y: amount, caption: "See page [{page}](#t).", id: c }
      """)
    #expect(pages[1].texts.joined().contains("See page 1."))
    #expect(pages[0].texts.joined().contains("See Table 1 and Figure 1 on page 2."))
    #expect(pages[1].destinations.map(\.name) == ["c"])
  }

  @Test("A Markdown report may have keys in its front matter and fenced blocks that define tables")
  func markdown() throws {
    let text = "---\ntitle: T\nlayout: post\n---\n# A\n\n```table\ndata: d.csv\ncaption: C\n```\n\n```\n```table\n```\n"
    let report = try report(text, "r.md")
    #expect(report.title == "T")
    #expect(report.foreignKeys == ["layout"])
    #expect(report.blocks.map(\.block.name) == ["text", "table", "text"])
  }

  @Test("Placeholders in headers and footers are replaced by their values")
  func edges() throws {
    let pages = try pages(
      "report: 1\ndate: 5 May\nfooter: { leading: \"{date}, {file}\", trailing: \"{page}/{pages}\" }\nbody: [a]\n")
    #expect(pages[0].texts.suffix(2) == ["5 May, r.yaml", "1/1"])
  }

  @Test("Nested lists and tables in footnotes are printed completely")
  func nested() throws {
    let list = "- - a\n- | b | c |\n  |---|---|\n  | d | e |\n\n"
    let text = list + "f[^1]\n\n[^1]: g\n\n    | h | i |\n    |---|---|\n    | k | l |\n"
    let said = try pages(text, "r.md").flatMap(\.texts)
    #expect(said.filter { $0 == "•" }.count == 3)
    for word in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "k", "l"] { #expect(said.contains(word), "\(said)") }
  }

  @Test("Every word of a report appears on its pages")
  func words() throws {
    let words = (0..<400).map { "word\($0)" }
    let pages = try pages("report: 1\nhyphenation: false\nbody:\n  - \(words.joined(separator: " "))\n")
    let said = Set(pages.flatMap(\.texts).flatMap { $0.split(separator: " ").map(String.init) })
    #expect(said.isSuperset(of: words))
  }

  @Test("A scene in a report is drawn in the states that are listed for it")
  func scene() throws {
    let scene = "scene: 1\nview: { Text: Hello }\nstates: [{ name: one }, { name: two }]\n"
    let files = ["r.yaml": "report: 1\nbody: [{ scene: { file: s.yaml, states: [two, one] } }]", "s.yaml": scene]
    let options = Scene.Options(files: .memory(files.mapValues { Array($0.utf8) }))
    let report = try ReportFile(contentsOf: "r.yaml", options: options)
    let pages = try DocumentPages(report, DocumentOutline(report), RenderContext()).pages()
    #expect(pages[0].texts.filter { $0 == "Hello" }.count == 2)
    #expect(pages[0].texts.contains("two"))
  }

  /// A table of `count` columns of numbers.
  private func wide(_ count: Int) throws -> [PDFPage] {
    let names = (0..<count).map { "Measure \($0)" }.joined(separator: ",")
    let rows = (0..<30).map { row in (0..<count).map { "\(row * 7919 + $0 * 104729).25" }.joined(separator: ",") }
    let text = "report: 1\nbody:\n  - before\n  - table: { data: w.csv, caption: C, id: t }\n  - behind\n"
    let files = ["r.yaml": text, "w.csv": ([names] + rows).joined(separator: "\n")].mapValues { Array($0.utf8) }
    let report = try ReportFile(contentsOf: "r.yaml", options: Scene.Options(files: .memory(files)))
    return try DocumentPages(report, DocumentOutline(report), RenderContext()).pages()
  }

  @Test(
    "A wide table is set in smaller type, or else on a landscape page, or else on facing pages",
    arguments: [
      (8, [false]), (14, [false, true]), (26, [false, true, true]),
    ])
  func wideTables(_ count: Int, _ turned: [Bool]) throws {
    let pages = try wide(count)
    #expect(pages.map { $0.picture.size.width > $0.picture.size.height } == turned)
    let said = pages.flatMap(\.texts)
    // Every number is printed completely, and only columns repeated on facing pages occur twice.
    for row in [0, 29] {
      for column in 0..<count { #expect(said.contains { $0 == "\(row * 7919 + column * 104729).25" }) }
    }
    // Text after the table fills the page before the table.
    #expect(pages.first?.texts.contains("before") == true && pages.first?.texts.contains("behind") == true)
  }

  @Test(
    "Errors in a report are reported with their line",
    arguments: [
      ("report: 1\nbody:\n  - table: { data: e.csv }", "3: there is no file 'e.csv'"),
      ("report: 1\nbody:\n  - table: { data: d.csv, totals: amout }", "3: 'd' has no column 'amout'"),
      ("report: 1\nbody:\n  - chart: { data: d.csv, mark: cake, x: month }", "3: 'cake' is not a mark"),
      ("report: 1\nbody:\n  - text: a\n    table: d.csv", "4: 'text' and 'table' are two blocks"),
      ("report: 1\nbody:\n  - |\n    a\n\n    [](#here)", "6: 'here' is not a name in this report"),
      ("report: 1\ntitel: T\nbody: [a]", "2: unknown key 'titel' in a report"),
      ("report: 1", "1: a report needs 'body'"),
      ("report: 2\nbody: [a]", "1: "),
      ("report: 1\nlanguage: klingon\nbody: [a]", "2: "),
      ("report: 1\nbody:\n  - chart: { data: d.csv, mark: bar, x: month, y: region }", "3: "),
    ])
  func wrong(_ text: String, _ wanted: String) {
    #expect(errors(text).contains { $0.hasPrefix(wanted) }, "\(errors(text))")
  }

  @Test("A broken link that has a label causes a warning, not an error")
  func warnings() throws {
    let document = try ReportDocument(report("report: 1\nbody: [\"[a](#b)\"]"))
    #expect(document.warnings.count == 1)
  }
}

extension ReportBlock {
  /// The name of the block in a report file.
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .table: "table"
    case .chart: "chart"
    case .scene: "scene"
    case .image: "image"
    case .pageBreak: "pageBreak"
    }
  }
}
