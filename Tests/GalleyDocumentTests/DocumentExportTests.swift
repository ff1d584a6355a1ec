import Foundation
import GalleyFiles
import GalleyPDF
import GalleyPages
import GalleyPrint
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("HTML and Markdown reports")
struct DocumentExportTests {
  private let csv = "month,region,amount\n2024-01,North,10\n2024-01,South,20\n2024-02,North,30\n"

  private func report(_ text: String, _ name: String) throws -> ReportFile {
    let files = [name: text, "d.csv": csv].mapValues { Array($0.utf8) }
    return try ReportFile(contentsOf: name, options: Scene.Options(files: .memory(files)))
  }

  private func page(_ text: String, _ name: String = "r.md") throws -> String {
    let report = try report(text, name)
    var page = try DocumentWebPage(report, DocumentOutline(report), RenderContext())
    var bytes: [UInt8] = []
    try page.write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func markdown(_ text: String, _ name: String = "r.md") throws -> (text: String, pictures: [String]) {
    let report = try report(text, name)
    var written = DocumentMarkdown(report, DocumentOutline(report), pictureFolder: "p", RenderContext())
    var bytes: [UInt8] = []
    var pictures: [String] = []
    try written.write {
      bytes += $0
    } picture: {
      pictures.append("\($1) \($0.starts(with: [0x89, 0x50]))")
    }
    return (String(decoding: bytes, as: UTF8.self), pictures)
  }

  @Test("Definition lists become dl elements in HTML, and lines with colons in Markdown")
  func definitions() throws {
    let source = "---\nreport: 1\n---\n\nApple\n: A *fruit*.\n"
    #expect(try page(source).contains("<dl>\n<dt>Apple</dt>\n<dd>A <em>fruit</em>.</dd>\n</dl>"))
    #expect(try markdown(source).text.contains("Apple\n:   A *fruit*."))
  }

  private let captioned = """
    ---
    report: 1
    ---

    See [](#t).

    | a | b |
    |---|---|
    | 1 | 2 |

    Table: All *pairs*. {#t}

    ~~~table
    { data: d.csv, limit: 2, caption: Months. }
    ~~~
    """

  @Test("A Markdown table with a caption and an ID has a numbered caption in all formats")
  func tableCaptions() throws {
    let page = try page(captioned)
    #expect(page.contains("<figure class=\"table\" id=\"t\">"))
    #expect(page.contains("<figcaption><strong>Table 1.</strong> All <em>pairs</em>.</figcaption>"))
    #expect(page.contains("<strong>Table 2.</strong> Months.") && !page.contains("Table: "))
    #expect(page.contains("href=\"#t\">Table 1</a>"))
    let markdown = try markdown(captioned).text
    #expect(markdown.contains("**Table 1.** All *pairs*.\n\n| a | b |"))
    let report = try report(captioned, "r.md")
    let pages = try DocumentPages(report, DocumentOutline(report), RenderContext()).pages()
    #expect(pages.flatMap(\.destinations).map(\.name).contains("t"))
    #expect(pages[0].texts.contains("Table 1") && !pages[0].texts.contains("{#t}"))
  }

  @Test("A paragraph next to a table is its caption only if it begins with a colon or 'Table:'")
  func otherCaptions() throws {
    let table = "| a |\n|---|\n| 1 |\n"
    let above = try page("---\nreport: 1\n---\n\nTable: One.\n\n\(table)\n\(table)\n: Two.\n")
    #expect(above.contains("Table 1.</strong> One.") && above.contains("Table 2.</strong> Two."))
    let between = try page("---\nreport: 1\n---\n\n\(table)\nTable: One.\n\n\(table)\n")
    #expect(between.contains("Table 1.</strong> One.") && !between.contains("Table 2"))
    #expect(try page("---\nreport: 1\n---\n\nTable: not one.\n\ntext\n").contains("Table: not one."))
  }

  @Test("A table that shows only some of the rows states how many")
  func rowsOf() throws {
    #expect(try page(captioned).contains("<p class=\"facts\">2 of 3 rows</p>"))
    #expect(try markdown(captioned).text.contains("\n2 of 3 rows\n"))
    let filtered = captioned.replacing("limit: 2", with: "where: region = North")
    #expect(try page(filtered).contains("2 of 3 rows"))
    #expect(try !page(captioned.replacing("limit: 2, ", with: "")).contains("of 3 rows"))
  }

  private let blocks = """
    ---
    title: T & U
    contents: true
    ---
    # A

    See [](#c), [{label} on page {page}](#t) and [page {page}](#c).[^n]

    [^n]: A *note*.

    ```chart
    data: d.csv
    mark: bar
    x: month
    y: amount
    caption: A chart.
    id: c
    ```

    ## B

    ```table
    data: d.csv
    groupBy: region
    totals: amount
    caption: A table.
    id: t
    ```

    """

  @Test("Every link in an HTML report has a target")
  func links() throws {
    let page = try page(blocks)
    let targets = page.matches(of: #/href="#([^"]+)"/#).map { String($0.1) }
    let places = Set(page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) })
    #expect(targets.filter { ["a", "b", "c", "t", "note-1", "ref-1"].contains($0) }.count >= 8)
    for target in targets { #expect(places.contains(target), "\(target)") }
    #expect(places.count == page.matches(of: #/ id="([^"]+)"/#).count)
  }

  @Test("In formats without pages, references print the label of their target instead of a page number")
  func references() throws {
    let page = try page(blocks).replacing(#/<[^>]+>/#, with: "")
    #expect(page.contains("See Figure 1, Table 1 and page Figure 1.1"))
    #expect(try markdown(blocks).text.contains("See [Figure 1](#c), [Table 1](#t) and [page Figure 1](#c).[^1]"))
  }

  @Test("An HTML report loads no external resources and runs no scripts from text")
  func alone() throws {
    let text = "[a](javascript:alert(1)) [b](&#74;AVA&#9;SCRIPT:x) [c](https://d.example) <script>e</script> `<i>`\n"
    let page = try page("---\ntitle: <b>T</b>\n---\n" + text)
    #expect(!page.contains("<script") && !page.contains("javascript:") && !page.contains("=\"J"))
    #expect(page.contains("<h1>&lt;b&gt;T&lt;/b&gt;</h1>"))
    #expect(page.contains("<code dir=\"ltr\">&lt;i&gt;</code>"))
    #expect(page.matches(of: #/(?:src|href)="([^#d"][^"]*)"/#).map { String($0.1) } == ["https://d.example"])
  }

  @Test("Charts in HTML have accessible drawings for wide and narrow, light and dark pages")
  func charts() throws {
    let page = try page(blocks)
    let names = page.matches(of: #/<svg class="picture ([a-z ]+)" role="img" aria-label="([^"]*)"/#)
    #expect(names.map { String($0.1) } == ["broad light", "broad dark", "narrow light", "narrow dark"])
    #expect(Set(names.map { String($0.2) }) == ["Figure 1. A chart."])
  }

  @Test("An HTML report embeds each font face of its style once")
  func fonts() throws {
    let page = try page("---\ntitle: T\n---\n# A\n\ntext *and* **more** `code` Ω\n")
    let faces = page.matches(of: #/@font-face{font-family:"([^"]+)";font-weight:(\d+);font-style:(\w+);src:url\(data:/#)
    #expect(
      faces.map { "\($0.1) \($0.2) \($0.3)" } == [
        "Inter 600 normal", "Inter 700 normal", "Inter 400 normal", "Inter 400 italic", "DejaVu Sans Mono 400 normal",
      ])
    #expect(page.utf8.count < 400_000, "\(page.utf8.count)")
  }

  @Test("An HTML report embeds fallback fonts only for characters that its fonts lack")
  func otherScripts() throws {
    let page = try page("# A\n\n東京 and \u{1F600} and text\n")
    let ranges = page.matches(of: #/font-family:"galley-fallback";[^;]*;[^;]*;unicode-range:([^;]*);src:url\(data:/#)
    #expect(Set(ranges.map { String($0.1) }) == ["U+4EAC,U+6771", "U+1F600"])
    #expect(page.contains("\",galley-fallback,system-ui"))
    #expect(page.utf8.count < 400_000, "\(page.utf8.count)")
  }

  @Test("A table exported as HTML embeds only the fonts that it uses")
  func fontsOfTable() throws {
    let table = Table(named: "", columns: [("city", ["Rome", "東京"])])
    let printed = try PrintedTable(table, TablePlan(), file: "a.csv")
    let folder = FilePath.join(FileManager.default.temporaryDirectory.path, "galley-web-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try printed.write(.html, to: "a.html", in: OutputFolder(folder))
    let page = try String(contentsOfFile: "\(folder)/a.html", encoding: .utf8)
    let faces = page.matches(of: #/@font-face{font-family:"([^"]+)";font-weight:(\d+);font-style:(\w+);/#)
    #expect(
      faces.map { "\($0.1) \($0.2) \($0.3)" } == [
        "Inter 600 normal", "Inter 700 normal", "Inter 400 normal", "galley-fallback 400 normal",
      ])
    #expect(page.utf8.count < 250_000, "\(page.utf8.count)")
  }

  @Test("A right-to-left report has the correct text direction and labels")
  func direction() throws {
    let page = try page(
      "---\ntitle: T\nlanguage: ar\n---\n# A\n\n```table\ndata: d.csv\ncaption: C\ntotals: amount\n```\n")
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<strong>الجدول 1.</strong>"))
    #expect(page.contains("المجموع"))
  }

  @Test("A report exported as Markdown contains all its tables, notes and images")
  func whole() throws {
    let (text, pictures) = try markdown(blocks)
    #expect(pictures == ["p/picture-1.png true"])
    for part in [
      "# T &amp; U", "- [A](#a)\n  - [B](#b)", "## A", "### B", "![A chart](p/picture-1.png)",
      "<a id=\"c\"></a>**Figure 1.** A chart.", "#### North", "| **Total** | **60** |", "[^1]: A *note*.",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("Text exported as Markdown is the same when it is parsed again")
  func roundTrip() throws {
    for source in Self.texts { try expectSame(source) }
  }

  @Test("An article exported as Markdown is parsed to the same article")
  func articles() throws {
    let root = FilePath.folder(of: #filePath) + "/../../"
    let folder = root + "Sources/Tool/Galley/Galley.docc"
    let names = FileReader.disk.list(folder).filter { $0.hasSuffix(".md") }
    #expect(names.count > 20)
    for name in names.map({ "\(folder)/\($0)" }) + [root + "README.md"] {
      let bytes = try FileReader.disk.read(name, 1 << 22)
      try expectSame(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func expectSame(_ source: String) throws {
    let first = MarkdownParser.read(source)
    var writer = MarkdownWriter(References(), headings: [], shift: 0)
    var text = writer.text(first.blocks, firstNote: 1) + "\n\n"
    for (index, note) in first.notes.enumerated() { text += writer.note(index + 1, note) + "\n" }
    let second = MarkdownParser.read(text)
    #expect(first.blocks.map(\.plainForm) == second.blocks.map(\.plainForm), "\(source)\n=>\n\(text)")
    #expect(first.notes.map { $0.map(\.plainForm) } == second.notes.map { $0.map(\.plainForm) }, "\(text)")
  }

  private static let texts = [
    "a\\*b\\_c \\`d\\` \\[e\\] \\<f> &amp; g \\# h", "1\\. no list\n\n\\- none\n\n\\# none\n\n\\> none", "a  \nb\\\nc",
    "- a\n- b\n\n  c\n- [x] d\n- [ ] e\n", "1. a\n   - b\n     - c\n2. d\n\n3) e", "7. a\n8. b",
    "> a\n>\n> > b\n>\n> - c\n", "```swift\nlet a = `b`\n```\n\n````\n```\n````\n", "``a ` b`` and `` ` ``",
    "| a \\| b | c |\n|:-:|--:|\n| *d* | `e` |\n| f<br>g | |\n", "**a *b* c** ~~d~~ *e*",
    "[a](b \"c\") [d](<e f>) ![g](h.png \"i\") <https://j.example>", "a\n\n---\n\nb",
    "x[^1] y[^2]\n\n[^2]: b\n\n    c\n\n[^1]: a",
    "- a\n\n\n* b\n", "Setext\n===\n\nb\n---\n", "\\!\\[a](b)", "1986\\) a", "a ** b * c _ d", "\\~\\~a~~", "+1", "=a",
    "| a",
  ]
}

extension MarkdownBlock {
  /// The block without line numbers and with adjacent strings joined.
  fileprivate var plainForm: String {
    switch kind {
    case .heading(let level, let parts): "h\(level)(\(parts.plainForm))"
    case .paragraph(let parts): "p(\(parts.plainForm))"
    case .list(let start, let isTight, let items):
      "l\(start ?? -1)\(isTight)("
        + items.map { "\($0.isDone.map { "\($0)" } ?? "-"):\($0.blocks.map(\.plainForm).joined())" }
        .joined(separator: "|") + ")"
    case .quote(let blocks): "q(\(blocks.map(\.plainForm).joined()))"
    case .definitions(let entries):
      "d(" + entries.map { ([$0.term] + $0.texts).map(\.plainForm).joined(separator: ":") }.joined(separator: "|") + ")"
    case .code(let text, let language): "c\(language)(\(text))"
    case .table(let alignments, let rows):
      "t\(alignments)(" + rows.map { $0.map(\.plainForm).joined(separator: "|") }.joined(separator: "/") + ")"
    case .rule: "r"
    }
  }
}

extension [MarkdownInline] {
  fileprivate var plainForm: String { map(\.plainForm).joined() }
}

extension MarkdownInline {
  fileprivate var plainForm: String {
    switch self {
    case .text(let text): text
    case .lineBreak: "\n"
    case .strong(let parts): "**{\(parts.plainForm)}"
    case .emphasis(let parts): "*{\(parts.plainForm)}"
    case .struck(let parts): "~{\(parts.plainForm)}"
    case .code(let text): "`{\(text)}"
    case .link(let parts, let target): "[{\(parts.plainForm)}{\(target)}"
    case .image(let image): "!{\(image.path)}{\(image.alternative)}{\(image.title)}"
    case .note(let number): "^{\(number)}"
    }
  }
}
