import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTemplate
import Testing

@testable import GalleyTables

@Suite("Limits and errors when reading scenes")
struct ReadingBoundsTests {
  private static let tooDeep = "lists and mappings are nested more than 128 levels deep"

  /// Returns the first error without its location.
  private func firstFact(_ yaml: String) -> String? {
    SceneText.errors(yaml).first.map { $0.drop { $0 != " " }.dropFirst().description }
  }

  @Test(
    "Ten thousand nesting levels are refused before parsing, in every style of YAML",
    arguments: [
      "scene: 1\nview: " + String(repeating: "[", count: 10_000),
      "scene: 1\nview: " + String(repeating: "{a: ", count: 10_000),
      "scene: 1\nview:\n" + String(repeating: "- ", count: 10_000) + "a",
      "scene: 1\nview:\n" + (0..<10_000).map { String(repeating: " ", count: min($0, 400)) + "a:\n" }.joined(),
      "scene: 1\nview: [\n" + String(repeating: "[\n", count: 10_000),
      "scene: 1\nview: &a !!seq " + String(repeating: "[", count: 10_000),
    ])
  func deep(yaml: String) {
    #expect(firstFact(yaml) == Self.tooDeep)
  }

  @Test("A flow list may be nested 127 levels deep below a key, but not 128")
  func boundary() {
    func nested(_ depth: Int) -> String {
      "view: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(firstFact(nested(127)) != Self.tooDeep)
    #expect(firstFact(nested(128)) == Self.tooDeep)
  }

  @Test(
    "Brackets in quotes, comments, plain text and block scalars do not count as nesting levels",
    arguments: [
      "Text: \"" + String(repeating: "[", count: 300) + "\"",
      "Text: '" + String(repeating: "[", count: 300) + "'",
      "Text: a # " + String(repeating: "[", count: 300),
      "Text: a " + String(repeating: "[", count: 300),
      "Text: |\n    " + String(repeating: "[", count: 300) + "\n  lineLimit: 1",
      "Text: >-\n    it's\n    " + String(repeating: "- ", count: 300),
    ])
  func harmlessBrackets(view: String) {
    #expect(SceneText.errors("scene: 1\nview:\n  " + view).isEmpty)
  }

  @Test("The number of YAML anchors is limited, and an alias cannot be a key")
  func anchors() {
    let anchors = (0..<65).map { "a\($0): &a\($0) 1" }.joined(separator: "\n")
    #expect(firstFact(anchors)?.hasPrefix("there are more than 64 anchors") == true)
    #expect(firstFact("a: &a [1]\n*a : 2")?.hasPrefix("a key must be plain text") == true)
    #expect(firstFact("{ [1]: 2 }")?.hasPrefix("a key must be plain text") == true)
  }

  @Test("Custom YAML tags are errors, and standard tags have no effect")
  func tags() {
    #expect(firstFact("scene: 1\nview: { Text: !text a }") == "the tag '!text' has no meaning here (remove the tag)")
    #expect(firstFact("scene: 1\nview: !!python/object:os.system [a]")?.hasPrefix("the tag '!!python") == true)
    #expect(SceneText.errors("scene: 1\nview: { Text: !!str 12 }").isEmpty)
  }

  @Test("YAML merge keys work, and errors in merged values keep their original locations")
  func mergeKey() throws {
    let scene = try SceneText.read(
      """
      scene: 1
      data: { t: [&row { a: 1, b: 2 }, { <<: *row }] }
      view: { VStack: { ForEach: t, row: { Text: "{a}{b}" } } }
      """)
    #expect(ShownText.texts(scene) == ["12", "12"])
  }

  @Test("The number of views that nested components can create is limited")
  func parts() {
    let parts = (0..<20).map { "  P\($0): { VStack: [P\($0 + 1), P\($0 + 1), P\($0 + 1)] }" }.joined(separator: "\n")
    let yaml = "scene: 1\nparts:\n\(parts)\n  P20: Spacer\nview: P0"
    #expect(firstFact(yaml) == "the scene has more than 20000 views, including those in components")
  }

  @Test(
    "Very short and empty scene files are errors",
    arguments: ["", " ", "#", "---", "- a", "a", "scene: 1", "\u{FEFF}a"])
  func shortFiles(yaml: String) {
    #expect(!SceneText.errors(yaml).isEmpty)
  }

  @Test("A second YAML document in a scene file is an error")
  func twoDocuments() {
    #expect(firstFact("scene: 1\n---\nscene: 1") == "this is not YAML: but found another document")
  }

  @Test(
    "An unclosed quotation mark is reported at the end of the file",
    arguments: [("scene: 1\nview: \"abc", "2:11"), ("scene: 1\nview: 'a\n\n", "4:1")])
  func unclosedQuote(yaml: String, place: String) {
    #expect(SceneText.errors(yaml).map { $0.prefix { $0 != " " } } == [place[...]])
  }

  @Test(
    "The first invalid byte in UTF-8 is reported by line and column",
    arguments: [
      ([0x61, 0x0A, 0xFF], 2, 1), ([0xC3, 0xA9, 0xC3], 1, 2), ([0xED, 0xA0, 0x80], 1, 1), ([0xC0, 0x80], 1, 1),
      ([0xF4, 0x90, 0x80, 0x80], 1, 1), ([0xF0, 0x9F, 0x98, 0x80, 0x80], 1, 2),
    ] as [([UInt8], Int, Int)])
  func invalidBytes(bytes: [UInt8], line: Int, column: Int) {
    do throws(SceneErrors) {
      _ = try Scene(contentsOf: "a.yaml", options: .init(files: .memory(["a.yaml": bytes])))
      Issue.record("read without a mistake")
    } catch {
      #expect(error.errors[0].place == SourcePlace(file: "a.yaml", line: line, column: column))
    }
  }
}
