import Galley
import GalleyPDF
import GalleyStage
import PictureTestSupport
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Blocks on report pages")
struct SceneReportPagesTests {
  private static func strip(_ height: Double, _ change: (inout SceneReportStrip) -> Void = { _ in }) -> SceneReportStrip
  {
    var strip = SceneReportStrip(items: [], height: height)
    change(&strip)
    return strip
  }

  private static func heights(_ strips: [SceneReportStrip]) -> [[Double]] {
    SceneReportPages(strips, height: 100).pages.map { $0.strips.map(\.strip.height) }
  }

  @Test("Blocks fill pages from the top, and the first block of a page has no space above it")
  func filling() {
    #expect(Self.heights([Self.strip(40), Self.strip(60), Self.strip(1)]) == [[40, 60], [1]])
    let spaced = Self.strip(60) { $0.space = 1 }
    #expect(Self.heights([Self.strip(40), spaced]) == [[40], [60]])
    let page = SceneReportPages([Self.strip(30), Self.strip(60) { $0.space = 8 }], height: 100).pages.first
    #expect(page?.strips.map(\.y) == [0, 38])
  }

  @Test("A block that must stay with the next moves to its page, and blocks taller than a page are split")
  func keeping() {
    func kept(_ height: Double) -> SceneReportStrip { Self.strip(height) { $0.keepsWithNext = true } }
    #expect(Self.heights([Self.strip(70), kept(10), Self.strip(30)]) == [[70], [10, 30]])
    #expect(Self.heights([Self.strip(70), kept(10), Self.strip(20)]) == [[70, 10, 20]])
    #expect(Self.heights([kept(60), kept(60), Self.strip(30)]) == [[60], [60, 30]])
  }

  @Test("A table header repeated on the next page is not a link target again")
  func heads() {
    let head = Self.strip(10) { strip in
      (strip.isTableHead, strip.keepsWithNext, strip.table, strip.places) = (true, true, 1, ["table"])
    }
    let rows = (0..<4).map { _ in Self.strip(40) { $0.table = 1 } }
    let pages = SceneReportPages([head] + rows, height: 100).pages
    #expect(pages.map { $0.strips.map(\.strip.height) } == [[10, 40, 40], [10, 40, 40]])
    #expect(pages.flatMap { $0.strips.flatMap(\.strip.places) } == ["table"])
    #expect(Self.heights([head, rows[0], Self.strip(60)]) == [[10, 40], [60]])
  }
}

@Suite("Scene reports as PDF and HTML")
struct ProofBookTests {
  /// Rows whose views are stacked because one row is too long to fit side by side.
  static let credits = """
    scene: 1
    title: Credits
    canvas: { size: 240x300, scale: 1 }
    data:
      credits: [ { role: Cook, name: Ann }, { role: "Third <b>under</b> steward", name: "Wilhelmina Abercrombie" }, { role: Cat, name: Tom } ]
    view:
      ScrollView:
        LazyVStack:
          ForEach: credits
          row:
            ViewThatFits:
              - HStack: [ { Text: "{role}", lineLimit: 1, syncWidth: role }, Spacer, { Text: "{name}", lineLimit: 1 } ]
              - VStack: [ { Text: "{role}" }, { Text: "{name}" } ]
            in: horizontal
            uniform: list
      id: credits
    states: [ { name: top }, { name: beyond, scroll: { credits: { offset: 40 } } } ]
    variants: { colorScheme: [light, dark] }

    """

  private static func chapter() throws -> ProofReport.Chapter {
    try ProofReport.Chapter(Scene(yaml: credits, file: "credits.yaml"))
  }

  @Test("A chapter lists its states, layout choices, variants and findings once each")
  func sections() throws {
    let book = ProofReport([try Self.chapter()]).book()
    let chapter = try #require(book.chapters.first)
    #expect(Set(chapter.sections.map(\.title)).isSuperset(of: ["States", "Columns", "Fits", "Variants", "Findings"]))
    #expect(chapter.sections.last?.title == "Not checked")
    #expect(chapter.lead.dropFirst().first?.contains("row 1 “Third <b>under</b> steward") == true, "\(chapter.lead)")
    let plates = chapter.sections.flatMap(\.blocks).filter { if case .plate = $0 { true } else { false } }
    #expect(plates.count == 2)
  }

  @Test("Every link has exactly one target page, and the outline follows the pages")
  func navigation() throws {
    let chapters = [try Self.chapter(), try Self.chapter()]
    let pages = try SceneReportSheets(ProofReport(chapters).book()).pages()
    let places = pages.flatMap(\.destinations).map(\.name)
    #expect(Set(places).count == places.count && places.count > 10)
    let targets = pages.flatMap(\.links).map(\.target)
    #expect(targets.count > 10)
    #expect(targets.allSatisfy { target in places.contains { target == .destination($0) } })
    #expect(pages.first?.label?.style == .roman)
    #expect(pages.compactMap(\.label).map(\.prefix) == ["", "Credits "])
    let levels = pages.flatMap(\.outline).map(\.level)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 } && levels.max() == 2)
  }

  @Test("Identical scenes produce identical bytes for any number of threads")
  func determinism() throws {
    let scene = try Scene(yaml: Self.credits, file: "credits.yaml")
    let one = ProofReport([try ProofReport.Chapter(scene)]).book()
    let two = ProofReport([try ProofReport.Chapter(scene, workers: 3)]).book()
    #expect(try SceneReportSheets(one).pdf() == SceneReportSheets(two).pdf())
    #expect(try one.html() == two.html())
  }

  @Test(
    "Chapters drawn in parallel keep the order of scenes, and each broken one lists its problems")
  func chaptersSideBySide() throws {
    let good = try Scene(yaml: Self.credits, file: "credits.yaml")
    let broken = try ["no.such", "none.such"].map { symbol in
      try Scene(
        yaml: "scene: 1\ncanvas: { size: 100x100 }\nview: { Symbol: \(symbol) }\nstates: [ { name: top } ]\n",
        file: "\(symbol).yaml")
    }
    let scenes = [good, broken[0], good, broken[1], good]
    for workers in [1, 2, 8] {
      let chapters = ProofReport.chapters(of: scenes, workers: workers)
      let told = chapters.map { chapter -> String in
        do throws(ProofError) { return try chapter.get().scene.name } catch {
          return error.diagnostics.map(\.message).joined()
        }
      }
      #expect(told.count == 5 && told.filter { $0 == good.name }.count == 3, "\(told)")
      #expect(told[1].contains("no.such") && told[3].contains("none.such"), "\(told)")
    }
    let one = ProofReport(try ProofReport.chapters(of: [good, good]).map { try $0.get() }).book()
    let two = ProofReport(try ProofReport.chapters(of: [good, good], workers: 2).map { try $0.get() }).book()
    #expect(try one.html() == two.html())
  }

  @Test("The ruler of a layout choice shows each of its breakpoints")
  func ruler() throws {
    let decision = try #require(try Self.chapter().explanations.first?.decisions.first)
    let wider = try #require(decision.breakpoints.wider)
    let words =
      BreakpointRuler(decision, canvas: 240, EnvironmentValues(), RenderContext().engine)?.picture.items.words ?? []
    #expect(words.contains("\(InspectedView.text(wider.width)) pt") && words.contains("drawn at 240"))
    #expect(words.contains("stacked") && words.contains("side by side"))
    let fixed = Explanation.Decision(list: decision.list, fit: decision.fit, breakpoints: FitBreakpoints())
    #expect(BreakpointRuler(fixed, canvas: 240, EnvironmentValues(), RenderContext().engine) == nil)
  }

  @Test("A crop contains the marked area, without text from outside it")
  func crop() throws {
    let picture = try #require(try Self.chapter().explanations.first?.proof.picture)
    let crop = picture.crop(around: [Rect(x: 10, y: 4, width: 20, height: 12)])
    #expect(crop.items.words.contains("Cook") && !crop.items.words.contains("Cat"))
    #expect(crop.size == Size(width: 180, height: 56))
  }

}

@Suite("Long canvases in scene reports")
struct TallPictureTests {
  @Test("A long canvas is split into adjacent parts, up to a maximum number")
  func parts() {
    #expect(TallPicture(Size(width: 390, height: 844)).parts == [0...844])
    let long = TallPicture(Size(width: 400, height: 2000))
    #expect(long.parts.count == 3 && long.parts.first?.lowerBound == 0 && long.parts.last?.upperBound == 2000)
    #expect(zip(long.parts, long.parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let endless = TallPicture(Size(width: 400, height: 100_000))
    #expect(endless.parts.count == 12 && endless.rest == 100_000 - (endless.parts.last?.upperBound ?? 0))
  }

  @Test("If a drawing has margins, its first and last parts keep them")
  func margins() {
    let canvas = Size(width: 400, height: 2000)
    let tall = TallPicture(canvas)
    let sheet = Picture(size: Size(width: 460, height: 2088))
    let heights = tall.parts.indices.map { tall.picture(sheet, part: $0, of: canvas).size.height.rounded() }
    #expect(heights == [920 + 44, 920, 160 + 44])
  }
}
