import Foundation
import Galley
import PictureTestSupport
import Testing

@Suite("Annotated images")
struct AnnotationTests {
  private static func scene(rows: Int = 30, scheme: String = "light") throws -> Scene {
    let words = (0..<rows).map { "{ word: word\($0) }" }.joined(separator: ", ")
    let yaml = """
      scene: 1
      canvas: { size: 200x160, scale: 1, colorScheme: \(scheme), safeArea: { top: 20 } }
      data: { words: [\(words)] }
      view:
        ScrollView:
          LazyVStack:
            ForEach: words
            row:
              ViewThatFits: [ { Text: "{word} and more of it", lineLimit: 1 }, { Text: "{word}" } ]
              uniform: list
              syncWidth: word
              padding: 6
          spacing: 0
        id: list
      states:
        - { name: middle, scroll: { list: { offset: 300 } } }
      output:
        - png: "{state}.png"

      """
    return try Scene(yaml: yaml, file: "words.yaml")
  }

  private static func proof(_ drawing: SceneDrawing, rows: Int = 30, scheme: String = "light") throws -> Proof {
    try #require(try SceneRenderer(scene(rows: rows, scheme: scheme), drawing: drawing).proofs().first)
  }

  @Test("An annotated image is the same on every run and contains the image without annotations")
  func determinism() throws {
    let all = SceneDrawing.annotated(Set(Annotation.allCases))
    let annotated = try Self.proof(all)
    #expect(try Self.proof(all).picture == annotated.picture)
    let plain = try Self.proof(.picture)
    #expect(annotated.layout == plain.layout)
    guard case .group(let sheet)? = annotated.picture.items.last, case .group(let canvas)? = sheet.items.first else {
      Issue.record("there is no sheet")
      return
    }
    #expect(canvas.items == plain.picture.items)
  }

  @Test("Each kind of annotation has its own labels", arguments: Annotation.allCases)
  func labels(annotation: Annotation) throws {
    let plain = try Self.proof(.picture).picture.items.words
    let words = try Self.proof(.annotated([annotation])).picture.items.words
    let added = words.dropFirst(plain.count).joined(separator: " ")
    switch annotation {
    case .frames: #expect(added.contains("row ") && added.contains(" pt"))
    case .widths: #expect(added.contains("word"))
    case .fits: #expect(added.contains("all "))
    case .overscan: #expect(added.isEmpty)
    case .safeArea: #expect(added.contains("safe area  20"))
    }
  }

  @Test("Annotations add margins for their labels and for rows built beyond the visible area")
  func margins() throws {
    #expect(try Self.proof(.annotated([.frames])).picture.size.width > 200 + 24)
    #expect(try Self.proof(.annotated([.safeArea])).picture.size == Size(width: 200, height: 160))
    #expect(try Self.proof(.annotated([.overscan])).picture.size.height == 160 + 88)
  }

  @Test("The map of a list shows length, number of rows, offset, and placeholders for rows not built")
  func map() throws {
    let proof = try Self.proof(.map)
    let words = proof.picture.items.words.joined(separator: " ")
    #expect(words.contains("30 rows"))
    #expect(words.contains("280 pt"))
    #expect(words.contains("clear space"))
    #expect(try Self.proof(.map).picture == proof.picture)
    #expect(try Self.proof(.map, scheme: "dark").picture != proof.picture)
  }

  @Test("The map for 100,000 rows contains no more items than the map for 1,000 rows")
  func thousands() throws {
    func items(_ count: Int) throws -> Int {
      let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let rows = String(repeating: "a\n", count: count)
      try Data(("word\n" + rows).utf8).write(to: folder.appending(path: "words.csv"))
      let yaml = """
        scene: 1
        canvas: { size: 200x160, scale: 1 }
        data: { words: { file: words.csv } }
        view:
          ScrollView: { LazyVStack: { ForEach: words, row: { Text: "{word}", frame: { height: 20 } } }, spacing: 0 }
          id: list
        states:
          - { name: middle, scroll: { list: { to: "row:500", anchor: top } } }

        """
      let file = folder.appending(path: "words.yaml")
      try Data(yaml.utf8).write(to: file)
      let proof = try #require(try SceneRenderer(Scene(contentsOf: file.path), drawing: .map).proofs().first)
      #expect(proof.picture.items.words.joined().contains("row 500"))
      return proof.picture.items.count
    }
    #expect(try items(100_000) <= items(1_000))
  }
}
