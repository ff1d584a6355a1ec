import Galley
import Testing

@testable import GalleyMessages

@Suite("Drawing views on a stage")
struct StageTests {
  /// A row of a list that is 30 pt high.
  private struct Row: View {
    let number: Int

    var body: some View { Text("Row \(number)").frame(width: 100, height: 30, alignment: .leading).id("row-\(number)") }
  }

  private func list(_ count: Int = 1000) -> Stage {
    Stage(size: Size(width: 100, height: 90), scale: 1) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count) { Row(number: $0) }
        }
      }
      .id("list")
    }
  }

  private func width(of png: [UInt8]) -> Int { png[16..<20].reduce(0) { $0 << 8 | Int($1) } }

  @Test("A view is drawn to a PNG file at the scale of the stage", arguments: [1, 2, 3])
  func png(scale: Int) throws {
    let bytes = try Stage(size: Size(width: 100, height: 50), scale: Double(scale)) { Text("Hello") }.png()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(width(of: bytes) == 100 * scale)
  }

  @Test("The default scale of a stage is 2")
  func standardScale() throws {
    #expect(try width(of: Stage(size: Size(width: 10, height: 10)) { Color.blue }.png()) == 20)
  }

  @Test("Drawing a stage twice gives the same picture, file and layout")
  func twice() throws {
    let stage = list()
    #expect(try stage.picture() == stage.picture())
    #expect(try stage.png() == stage.png())
    #expect(stage.layout == stage.layout)
  }

  @Test("Scrolling changes the picture, and scrolling back restores it")
  func scrolling() throws {
    let stage = list()
    let top = try stage.picture()
    #expect(stage.layout["row-0"]?.frame.minY == 0)
    stage.scrollPositions["list"] = .offset(Point(x: 0, y: 45))
    #expect(stage.layout["row-0"] == nil)
    #expect(stage.layout["row-2"]?.frame.minY == 15)
    #expect(try stage.picture() != top)
    stage.scrollPositions["list"] = .target(.id("row-500"), anchor: .top)
    #expect(stage.layout["row-500"]?.frame.minY == 0)
    stage.scrollPositions["list"] = .target(.bottom, anchor: .bottom)
    #expect(stage.layout["row-999"]?.frame.maxY == 90)
    stage.scrollPositions = [:]
    #expect(try stage.picture() == top)
  }

  @Test("Offsets beyond the content are kept as set, while positions of targets are clamped")
  func beyondTheEnds() {
    let stage = list(10)
    stage.scrollPositions["list"] = .offset(Point(x: 0, y: -40))
    #expect(stage.layout["row-0"]?.frame.minY == 40)
    #expect(stage.layout["list"]?.scroll?.offset == Point(x: 0, y: -40))
    stage.scrollPositions["list"] = .target(.row(9), anchor: .top)
    #expect(stage.layout["row-9"]?.frame.maxY == 90)
    #expect(stage.problems.isEmpty)
  }

  @Test("A scroll view or target that does not exist is an error, and the stage is not drawn")
  func unknownTargets() throws {
    let stage = list(10)
    stage.scrollPositions["lst"] = .target(.top, anchor: .top)
    #expect(stage.problems.map(\.kind) == [.scroller(name: "lst", known: ["list"])])
    #expect(throws: StageError.self) { try stage.picture() }
    stage.scrollPositions = ["list": .target(.id("row-10"), anchor: .top)]
    #expect(stage.problems.map(\.kind) == [.scrollTarget(scroller: "list", target: "row-10")])
    stage.scrollPositions = ["list": .target(.id("row-9"), anchor: .top)]
    #expect(stage.problems.isEmpty)
    #expect(throws: Never.self) { try stage.picture() }
  }

  @Test("A canvas side without a length is as long as the content; a side with a length keeps it")
  func openSides() {
    func size(_ width: Double?, _ height: Double?) -> Size {
      Stage(proposal: ProposedViewSize(width: width, height: height), environment: EnvironmentValues()) {
        VStack(spacing: 0) { ForEach(0..<20) { Row(number: $0) } }
      }.size
    }
    #expect(size(320, nil) == Size(width: 320, height: 600))
    #expect(size(nil, nil) == Size(width: 100, height: 600))
    #expect(size(nil, 700) == Size(width: 100, height: 700))
    #expect(size(50, 50) == Size(width: 50, height: 50))
  }

  @Test("Safe areas inset the content, and the background fills them too")
  func safeArea() throws {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let stage = Stage(size: Size(width: 40, height: 100), scale: 1, safeArea: insets, background: .red) {
      Color.blue.id("sea")
    }
    #expect(stage.layout["sea"]?.frame == Rect(x: 0, y: 20, width: 40, height: 70))
    let whole = Path.rect(Rect(x: 0, y: 0, width: 40, height: 100))
    #expect(try stage.picture().items.first == .fill(.init(whole, .color(Color.red.rgba(in: .light)))))
    let text = Stage(size: Size(width: 100, height: 100), scale: 1, safeArea: insets) {
      Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity).id("text")
    }
    #expect(text.layout["text"]?.frame == Rect(x: 0, y: 20, width: 100, height: 70))
  }

  @Test("A missing glyph is an error that names the character, unless boxes are allowed")
  func missingGlyphs() throws {
    var environment = EnvironmentValues()
    func stage() -> Stage {
      Stage(size: Size(width: 100, height: 50), environment: environment) { Text(verbatim: "x \u{378}") }
    }
    do throws(StageError) {
      _ = try stage().png()
      Issue.record("a character without a glyph was drawn")
    } catch {
      #expect(
        error.diagnostics.map(\.message) == ["no font has a glyph for U+0378 '\u{378}' in \"x \u{378}\" (set in Inter)"]
      )
    }
    environment.missingGlyph = .box
    #expect(throws: Never.self) { try stage().png() }
  }

  @Test("Images are read from the image folder only once")
  func images() throws {
    let reader = CountingReader([
      "pictures/blue.png": try Stage(size: Size(width: 8, height: 4), scale: 1) { Color.blue }.png()
    ])
    let renderContext = RenderContext(imageFolder: "pictures", files: reader.files)
    for _ in 0..<2 {
      let stage = Stage(size: Size(width: 20, height: 20), renderContext: renderContext) {
        Image("blue.png").id("image")
      }
      #expect(stage.layout["image"]?.frame.size == Size(width: 8, height: 4))
      #expect(throws: Never.self) { try stage.png() }
    }
    #expect(reader.count == 1)
    let none = Stage(size: Size(width: 20, height: 20), renderContext: renderContext) { Image("red.png") }
    #expect(none.problems.map { Diagnostic($0).message } == ["there is no file 'red.png'"])
  }

  @Test("An empty or oversized canvas is an error before anything is drawn")
  func impossibleSizes() {
    #expect(throws: StageError.self) { try Stage(size: Size(width: 0, height: 10)) { Color.blue }.png() }
    #expect(throws: StageError.self) { try Stage(size: Size(width: 1e7, height: 10)) { Color.blue }.png() }
  }
}
