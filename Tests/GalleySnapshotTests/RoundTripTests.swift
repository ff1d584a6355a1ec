import Foundation
import Galley
import GalleyRender
import GalleySnapshot
import GalleyStage
import Testing

@Suite("Writing and reading layout documents")
struct RoundTripTests {
  private func reread(_ document: LayoutDocument) throws -> LayoutDocument {
    try LayoutDocument(Array(document.text.utf8))
  }

  @Test("Random snapshots of layouts are the same after writing and reading", arguments: 0..<60)
  func random(seed: UInt64) throws {
    var screens = RandomSnapshot(seed: seed)
    let document = LayoutDocument(scene: "any", pictures: (0..<3).map { _ in screens.snapshot() })
    #expect(try reread(document) == document)
  }

  @Test("Snapshots reduced to the compared values are the same after writing and reading", arguments: 0..<60)
  func compared(seed: UInt64) throws {
    var screens = RandomSnapshot(seed: seed)
    let document = LayoutDocument(pictures: (0..<3).map { _ in screens.snapshot().compared })
    #expect(document.pictures.allSatisfy { $0.detail == .compared && $0.compared == $0 })
    #expect(try reread(document) == document)
  }

  @Test(
    "Layouts of scenes are the same after writing and reading",
    arguments: ["header.yaml", "settings.yaml", "credits.yaml", "menu.yaml", "sheet.yaml", "fonts.yaml"])
  func scenes(name: String) throws {
    let scene = try Scene(contentsOf: TestFolder.path(of: "templates/" + name))
    let pictures = try SceneRenderer(scene).proofs().map { LayoutSnapshot($0) }
    let document = LayoutDocument(scene: scene.name, pictures: pictures)
    #expect(!pictures.isEmpty)
    #expect(try reread(document) == document)
    for picture in pictures { #expect(LayoutDiff(picture, picture.compared).isEmpty) }
  }

  @Test("A header whose height is a custom function is read back as an interpolated curve")
  @MainActor
  func function() throws {
    let rule = HeaderRule.custom(minimum: 20, maximum: 80) { $0 > 30 ? 20 : 60 - $0 / 2 }
    let stage = Stage(size: Size(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 300) }.scrollHeader(rule) { Color.blue }
    }
    let document = LayoutDocument(pictures: [LayoutSnapshot(stage, scale: 1)])
    let (before, after) = (
      try #require(document.pictures[0].header), try #require(try reread(document).pictures[0].header)
    )
    #expect(!before.jumps.isEmpty && after.jumps == before.jumps)
    for distance in stride(from: before.range.lowerBound, through: before.range.upperBound, by: 0.7) {
      #expect(abs(after.rule.height(at: distance) - before.rule.height(at: distance)) < 0.5)
    }
  }
}

extension LayoutSnapshot {
  fileprivate var header: InspectedView.Header? {
    func first(in view: InspectedView) -> InspectedView.Header? {
      view.header ?? view.children.lazy.compactMap(first).first
    }
    return first(in: view)
  }
}

enum TestFolder {
  static func path(of name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: name).path
  }

  static func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path(of: name))))
  }
}
