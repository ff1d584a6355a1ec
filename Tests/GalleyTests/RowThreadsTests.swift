import Galley
import GalleyStage
import TestSupport
import Testing
import TextCorpus

/// Measures rows on several threads. Results and warnings must not depend on the number of threads.
@Suite("Long lists on several threads")
struct RowThreadsTests {
  /// There are more strings than one thread measures alone.
  private static let count = 7_500

  private static let files: [String: [UInt8]] = {
    var dice = SplitMix64(seed: 1_909)
    func quoted(_ cell: String) -> String { "\"\(cell.replacing("\"", with: "\"\""))\"" }
    let scripts = ["漢字かな交じり文の見出し", "سطر من كلمات عربية", "👩‍👩‍👧 with a family", "हिन्दी में एक पंक्ति", "\u{378} no glyph"]
    let rows = (0..<count).map { row in
      let name = row % 9 == 4 ? GeneratedTexts.sentence(&dice) : GeneratedTexts.cell(&dice)
      let other = row % 97 == 13 ? scripts[row % scripts.count] : name
      return [quoted(other), quoted(GeneratedTexts.cell(&dice)), "\(row * 37).5", row % 5 == 0 ? "true" : ""]
        .joined(separator: ",")
    }
    return ["rows.csv": Array(("name,note,number,flag\n" + rows.joined(separator: "\n")).utf8)]
  }()

  private static let stack = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - HStack: [ { Text: "{name}", font: headline }, Spacer, { Text: "{number:.2}", lineLimit: 1 } ]
                alignment: firstTextBaseline
              - HStack: [ { Text: "No." }, { Text: "{note}", font: caption }, { Circle: red, frame: { width: 9, height: 9 } } ]
              - { Text: "{name} {note}", font: footnote, if: flag, padding: { top: 3 } }
            alignment: leading
            padding: { horizontal: 7, vertical: 4 }
        spacing: 2
    """

  private static let list = """
      List:
        ForEach: rows
        row:
          VStack: [ { Text: "{name}" }, { Text: "{note}", font: subheadline }, { Text: "{number}" }, { Text: "{flag}" } ]
          alignment: leading
          badge: 12
    """

  /// Text whose layout depends on more than its letters.
  private static let settings = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - { Text: "{name} {note}", lineLimit: 2 }
              - HStack: [ { Text: "標題：" }, { Text: "{note}", minimumScaleFactor: 0.6, lineLimit: 1 }, { Text: "{number}" } ]
              - { Text: "{name}", tracking: 0.4, frame: { width: 140 } }
              - { Text: "{name}", frame: { height: 30 } }
            alignment: leading
    """

  private static let columns = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            HStack:
              - { Text: "{number}", syncWidth: number }
              - VStack: [ { Text: "{name}" }, { Text: "{note}" }, { Text: "{flag}" } ]
    """

  private static let fits = """
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            ViewThatFits:
              - HStack: [ { Text: "{number}" }, { Text: "{name}" }, { Text: "{note}" }, { Text: "{flag}" } ]
              - VStack: [ { Text: "{number}" }, { Text: "{name}" }, { Text: "{note}" }, { Text: "{flag}" } ]
            uniform: list
    """

  private static func scene(_ list: String, missingGlyph: String = "box") throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 390x844, scale: 1, missingGlyph: \(missingGlyph) }
        data:
          rows: { file: rows.csv }
        view:
        \(list)
          id: list
        states: [ { name: middle, scroll: { list: { to: "row:\(count / 2)" } } }, { name: end, scroll: { list: { to: "row:\(count - 1)" } } } ]
        output: [ { png: "out-{state}.png" } ]
        """, file: "threads.yaml", options: .init(files: .memory(files)))
  }

  /// The output of a scene, including the counters of layout work.
  private struct Shown: Equatable {
    var pictures: [Picture] = []
    var layouts: [InspectedView] = []
    var problems: [ViewProblem] = []
    var work: StageCounters?
  }

  /// Returns the output of `scene` at its middle and its end with `threads` threads, and the number of portions of rows
  /// given to other threads.
  private func results(
    _ scene: Scene, threads: Int, size: DynamicTypeSize = .large
  ) throws -> (shown: Shown, portions: Int) {
    let context = RenderContext(library: FontLibrary(), rowThreads: threads)
    var environment = scene.canvas.environment
    environment.dynamicTypeSize = size
    let stage = Stage(
      proposal: ProposedViewSize(width: 390, height: 844), environment: environment, renderContext: context
    ) { SceneView(scene) }
    var shown = Shown()
    for row in [Self.count / 2, Self.count - 1] {
      stage.scroll("list").scroll(to: .row(row), anchor: .top)
      shown.layouts.append(stage.layout)
      shown.problems = stage.problems
      if shown.problems.isEmpty { shown.pictures.append(try stage.picture()) }
    }
    shown.work = stage.counters
    return (shown, context.sharedPortions)
  }

  @Test(
    "Images, layouts and counters do not depend on the number of threads",
    arguments: [(stack, 2...5), (list, 2...2), (columns, 3...3), (settings, 4...4)])
  func results(list: String, counts: ClosedRange<Int>) throws {
    let scene = try Self.scene(list)
    let alone = try results(scene, threads: 1)
    #expect(alone.shown.pictures.count == 2)
    #expect(alone.portions == 0)
    for threads in counts {
      let several = try results(scene, threads: threads)
      #expect(several.shown == alone.shown)
      #expect(several.portions > 0)
    }
  }

  @Test(
    "With any text size, the result does not depend on the number of threads",
    arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility4])
  func sizes(size: DynamicTypeSize) throws {
    let scene = try Self.scene(Self.stack)
    let alone = try results(scene, threads: 1, size: size)
    let several = try results(scene, threads: 2, size: size)
    #expect(several.shown == alone.shown)
    #expect(several.portions > 0)
  }

  @Test("Problems are reported for the same rows with any number of threads")
  func problems() throws {
    let scene = try Self.scene(Self.stack, missingGlyph: "error")
    let alone = try results(scene, threads: 1).shown
    #expect(!alone.problems.isEmpty)
    #expect(try results(scene, threads: 3).shown == alone)
  }

  @Test("A layout choice that rows share is made on one thread")
  func fits() throws {
    let scene = try Self.scene(Self.fits)
    let alone = try results(scene, threads: 1)
    let several = try results(scene, threads: 3)
    #expect(several.shown == alone.shown)
    #expect(several.portions == 0)
  }

  @Test("A rotated list reuses the row sizes that all threads have measured")
  func turned() throws {
    let scene = try Self.scene(Self.stack)
    func stage(_ width: Double, threads: Int) -> Stage {
      let context = RenderContext(library: FontLibrary(), rowThreads: threads)
      return Stage(size: Size(width: width, height: 600), renderContext: context) { SceneView(scene) }
    }
    let turned = stage(390, threads: 3)
    for width in [390.0, 844, 320, 175, 500] {
      turned.resize(to: Size(width: width, height: 600))
      let fresh = stage(width, threads: 1)
      for row in [Self.count / 2, Self.count - 1] {
        turned.scroll("list").scroll(to: .row(row), anchor: .top)
        fresh.scroll("list").scroll(to: .row(row), anchor: .top)
        let (own, new) = (turned.layout["list"]?.scroll, fresh.layout["list"]?.scroll)
        #expect(own?.contentSize == new?.contentSize, "\(width) points wide")
        #expect(own?.offset == new?.offset, "\(width) points wide, row \(row)")
      }
    }
  }
}
