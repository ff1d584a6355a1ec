import GalleyTemplate
import TestSupport
import Testing

@Suite("Scenes with ten thousand elements")
struct LargeSceneTests {
  /// Scenes with `count` elements that must be read in linear time.
  private static let scenes: [(name: String, make: @Sendable (Int) -> String)] = [
    ("siblings", { "view:\n  VStack:\n" + lines($0) { _ in "    - Color: red" } }),
    ("siblings on one line", { "view: { VStack: [" + list($0) { _ in "{ Color: red }" } + "] }" }),
    ("unknown keys", { "view:\n  VStack:\n" + lines($0) { "    - { Color: red, spacng\($0): 2 }" } }),
    ("unknown views", { "view:\n  VStack:\n" + lines($0) { "    - Clor\($0): red" } }),
    ("unknown keys on one line", { "view: { VStack: [" + list($0) { "{ Color: red, zzz\($0): 3 }" } + "] }" }),
    ("candidates", { "view:\n  ViewThatFits:\n" + lines($0) { "    - { Color: red, frame: { width: \($0) } }" } }),
    ("steps", { scroller + "script:\n  steps:\n" + lines($0) { "    - mark: m\($0)" } }),
    ("steps with unknown names", { scroller + "script:\n  steps:\n" + lines($0) { "    - tap: t\($0)" } }),
    ("states", { scroller + "states:\n" + lines($0) { "  - { name: s\($0), scroll: { l: { offset: 3 } } }" } }),
    (
      "parts",
      { count in
        "components:\n" + lines(count) { "  P\($0): { Color: red }" } + "\nview:\n  VStack:\n"
          + lines(count) { "    - P\($0)" }
      }
    ),
    (
      "tables",
      { count in
        "data:\n" + lines(count) { "  t\($0): [ { a: 1 } ]" } + "\nview:\n  VStack:\n"
          + lines(count) { "    - { ForEach: t\($0), row: Spacer }" }
      }
    ),
    (
      "unknown tables",
      { count in
        "data:\n" + lines(count) { "  t\($0): [ { a: 1 } ]" } + "\nview:\n  VStack:\n"
          + lines(count) { "    - { ForEach: u\($0), row: Spacer }" }
      }
    ),
    (
      "unknown scrollers",
      { count in
        "view:\n  VStack:\n" + lines(count) { "    - { ScrollView: Spacer, id: s\($0) }" } + "\nstates:\n"
          + lines(count) { "  - { name: s\($0), scroll: { t\($0): { offset: 3 } } }" }
      }
    ),
  ]

  private static let scroller = "view: { ScrollView: { Text: a }, id: l }\n"

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  @Test("The time to read a scene is proportional to its size", arguments: scenes.map(\.name))
  func time(name: String) throws {
    let make = try #require(Self.scenes.first { $0.name == name }).make
    func seconds(_ count: Int) -> Double {
      let text = "scene: 1\n" + make(count)
      return (0..<2).map { _ in ProcessorTime.measure { _ = SceneText.errors(text) } / .seconds(1) }.min() ?? 0
    }
    let (few, many) = (seconds(500), seconds(4000))
    // If the time is linear, the factor is 8; if it were quadratic, the factor would be 64.
    #expect(many < max(few, 0.05) * 24, "\(few) s and \(many) s")
  }

  @Test("The depth to which views and modifiers can be nested is limited, including components")
  func depth() {
    let parts = (0..<2000).map { "  P\($0): { ZStack: [ { P\($0 + 1): {} } ] }" }.joined(separator: "\n")
    let nested = SceneText.errors("scene: 1\nparts:\n\(parts)\n  P2000: Spacer\nview: P0")
    #expect(nested.contains { $0.contains("views are nested more than 128 levels deep") })
    let modifiers = String(repeating: "    - opacity: 1\n", count: 5000)
    let many = SceneText.errors("scene: 1\nview:\n  Text: a\n  modifiers:\n\(modifiers)")
    #expect(many.count == 1 && many[0].contains("this view and its ancestors have more than 400 modifiers"))
    let few = String(repeating: "    - opacity: 1\n", count: 390)
    #expect(SceneText.errors("scene: 1\nview:\n  Text: a\n  modifiers:\n\(few)") == [])
  }
}
