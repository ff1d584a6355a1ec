import Foundation
import Galley
import Testing

@Suite("The Swift code in the article on drawing from Swift")
struct DocumentedCodeTests {
  @Test func `A stage is drawn to a file after scrolling to a row`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "galley-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let stage = Stage(size: Size(width: 390, height: 844), scale: 3) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { Text("Row \($0)").padding().id($0) }
        }
      }
      .id("list")
    }
    stage.scrollPositions["list"] = .target(.id("500"), anchor: .top)
    try Data(stage.png()).write(to: URL(filePath: "list.png", relativeTo: folder))

    let bytes = try Data(contentsOf: folder.appending(path: "list.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(stage.layout["500"]?.frame.minY == 0)
    #expect(stage.layout["2"] == nil)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").font(.largeTitle)
        Button("More") { withAnimation(.spring) { count += 1 } }.id("more")
        if count > 1 { Text("Many").transition(.move(edge: .bottom)) }
      }
    }
  }

  @Test func `A screen counts taps, and its spring moves for a while`() throws {
    let stage = Stage(size: Size(width: 390, height: 200)) { Counter() }
    #expect(stage.tap(id: "more"))
    #expect(stage.tap(id: "more"))
    stage.advance(by: 0.15)
    let moving = try stage.picture()
    stage.advance(by: 10)
    let resting = try stage.picture()
    #expect(moving != resting)
    #expect(stage.counters.bodies > 0)
    #expect(stage.warnings.isEmpty)
  }

  @Test(arguments: ["import Foundation\nimport Galley\n", "struct Counter"])
  func `The article shows only lines that these tests run`(beginning: String) throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = project.appending(path: "Sources/Tool/Galley/Galley.docc/DrawingFromSwift.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .replacing(", relativeTo: folder", with: "").replacing("private struct", with: "struct")
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let block = try #require(text.components(separatedBy: "```swift\n").first { $0.hasPrefix(beginning) })
    let lines = block.components(separatedBy: "```")[0].components(separatedBy: "\n")
    // The test asserts what the taps return, whereas the article only taps.
    let code = lines.prefix { !$0.hasPrefix("stage.tap") }.filter { !$0.isEmpty }
    #expect(code.count > 8)
    for line in code {
      #expect(own.contains(line.trimmingCharacters(in: .whitespaces)), "no test runs: \(line)")
    }
  }
}
