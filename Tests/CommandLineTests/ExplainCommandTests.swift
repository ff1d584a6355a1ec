import Foundation
import Testing

@Suite("galley explain")
struct ExplainCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test("Each picture is a paragraph with its lists and the reasons for the heights of their rows")
  func text() throws {
    let run = try place.galley("explain", "list.yaml")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let paragraphs = run.output.split(separator: "\n\n")
    #expect(paragraphs.map { $0.prefix { $0 != "\n" } } == ["top", "middle"])
    #expect(run.lines.contains("  list list: 3 rows, 2 built, 2 visible, no slop"))
    #expect(run.lines.contains { $0.contains("row 0: ") && $0.contains("1 line of “Apples” + 16 of padding") })
    #expect(place.files() == ["data/food.csv", "list.yaml"])
  }

  @Test("--at keeps one state, --set changes the scene, --json prints the same as numbers")
  func options() throws {
    let run = try place.galley("explain", "list.yaml", "--at", "middle", "--set", "canvas.width=90", "--json")
    let report = try run.object()
    #expect(report["schema"] as? String == "galley-explain/1")
    let pictures = try #require(report["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["state"] as? String } == ["middle"])
    #expect(pictures.first?["size"] as? [Double] == [90, 60])
    #expect(((pictures.first?["lists"] as? [[String: Any]])?.first?["heights"] as? [Any])?.isEmpty == false)
  }

  @Test("A broken scene is exit 2: words on stderr, and with --json the errors on stdout, too")
  func broken() throws {
    try place.write("scene: 1\nview: { Txt: Hello }\n", to: "broken.yaml")
    let run = try place.galley("explain", "broken.yaml", "--json")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: did you mean 'Text'?"))
    #expect((try run.object()["errors"] as? [[String: Any]])?.first?["line"] as? Int == 2)
  }
}
