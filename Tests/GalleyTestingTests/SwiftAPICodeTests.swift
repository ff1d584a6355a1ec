import Foundation
import Galley
import GalleyTesting
import Testing

@Suite("The Swift code in the article on the Swift API")
struct SwiftAPICodeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path + "/"

  @Test("A stage is drawn to a file, scrolled by a script, and written as JSON and SVG")
  func stages() throws {
    try inFolder(with: [:]) {
      let stage = Stage(size: Size(width: 390, height: 844), scale: 3) {
        List(0..<100) { Text("Row \($0)") }.id("inbox")
      }
      stage.set(StageSettings(colorScheme: .dark))
      stage.settle()
      try Data(stage.png()).write(to: URL(filePath: folder + "inbox.png"))

      let script: Script = [.fling(in: "inbox", velocity: 2_000), .settle(), .mark("scrolled")]
      for mark in try stage.run(script) { print(mark.name, mark.time) }
      #expect(stage.scroll("inbox").offset > 100)
      stage.scroll("inbox").scroll(to: .target(.row(40), anchor: .top), animation: nil)
      print(stage.scroll("inbox").offset)

      let snapshot = LayoutSnapshot(stage, scale: 3)
      let json = LayoutDocument(pictures: [snapshot]).text
      let svg = try Painter().svg(stage.picture())
      print(json.count, svg.count, stage.layout["inbox"]?.frame ?? .zero)
      #expect(json.contains("Row 40") && svg.count > 1000)
    }
  }

  @Test("A scene can be drawn, animated, compared and checked")
  func scenes() throws {
    let yaml = """
      scene: 1
      canvas: { width: 100, height: 60 }
      view: { Text: Hello }
      script: { steps: [ { hold: 100ms } ] }
      """
    try inFolder(with: ["inbox.yaml": yaml]) {
      let scene = try Scene(contentsOf: folder + "inbox.yaml")
      let images = try SceneRenderer(scene, workers: 4).render(into: OutputFolder(folder + "out"))
      let animations = try SceneAnimator(scene).animate(into: OutputFolder(folder + "out"), kinds: [.gif])
      print(images.map(\.path) + animations.map(\.path))
      #expect(images.count == 2 && animations.count == 1)

      let clock = PixelRect(x: 0, y: 0, width: 390, height: 59)
      let comparison = PixelComparison(metric: .yiq, mask: PixelMask(rects: [clock]))
      print(DiffRun(DiffOptions(comparison: comparison)).compare(folder + "old.png", folder + "new.png").text)
      let report = CheckRun(CheckOptions(baselines: folder + "baselines")).check([scene])
      try OutputFolder(folder + "out").write(ReviewPage(Review(report)).html, to: "review.html")
      #expect(report.images.count == 1)
    }
  }

  @Test("A data file can be filtered and printed, and a report written")
  func documents() throws {
    let files = ["sales.csv": "Country,Amount\nFrance,90\nItaly,120\n", "report.md": "# Sales\n\nGood.\n"]
    try inFolder(with: files) {
      var meanings = MeaningReader()
      let sales = try meanings.read(DataImport(folder + "sales.csv").read().table).filtered(where: "Amount > 100")
      var plan = TablePlan(title: "Sales")
      plan.columns = ColumnList("Country, Amount=Revenue", of: sales).columns
      plan.totals = ["Amount"]
      let printed = try PrintedTable(sales, plan, file: "sales.csv")
      print(try printed.write(to: PageFiles("sales.pdf", in: OutputFolder(folder + "out"), kind: .pdf)))
      #expect(sales.rowCount == 1)

      let document = try ReportDocument(ReportFile(contentsOf: folder + "report.md"))
      let files = try document.write(.html, to: "report.html", in: OutputFolder(folder + "out"))
      print(files.map(\.name), document.warnings.count)
      #expect(files.map(\.name) == ["report.html"])
    }
  }

  @Test("The width of a string can be measured, and a string that does not fit is broken into lines")
  func texts() {
    let engine = TextEngine()
    let font = Font.body.resolve()
    let request = TextRequest(runs: [TextRequest.Run("Hello, world", font: font)])
    print(engine.width(of: "Hello, world", font: font).points, engine.measure(request, width: 60).lineCount)
    #expect(engine.measure(request, width: 60).lineCount == 2)
  }

  /// This function is only compiled, because running it would record snapshots.
  func inbox() {
    assertProof(of: Text("Inbox"), size: Size(width: 390, height: 844), states: [.initial, .tapped("compose")])
    assertLayout(of: Stage(size: Size(width: 390, height: 844)) { Text("Inbox") }, .noTruncation)
  }

  @Test("The article contains only code that these tests run or compile", arguments: 0..<9)
  func article(_ number: Int) throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/Tool/Galley/Galley.docc/SwiftAPI.md"
    let blocks = try String(contentsOf: project.appending(path: path), encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 9)
    let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .replacing("folder + ", with: "").components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in blocks[number].components(separatedBy: "\n") {
      let code = line.replacing("@Test ", with: "").trimmingCharacters(in: .whitespaces)
      #expect(own.contains(code), "no test runs: \(line)")
    }
  }

  private func inFolder(with files: [String: String], _ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files { try text.write(toFile: folder + name, atomically: true, encoding: .utf8) }
    try body()
  }
}
