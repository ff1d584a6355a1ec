import Foundation
import Testing

@Suite("galley explain")
struct ExplainCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test("'galley explain' prints a paragraph for each image, with its lists and the reasons for row heights")
  func text() throws {
    let run = try place.galley("explain", "list.yaml")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let paragraphs = run.output.split(separator: "\n\n")
    #expect(paragraphs.map { $0.prefix { $0 != "\n" } } == ["top", "middle"])
    #expect(run.lines.contains("  list list: 3 rows, 2 built, 2 visible, no overscan"))
    #expect(run.lines.contains { $0.contains("row 0: ") && $0.contains("1 line of “Apples” + 16 of padding") })
    #expect(place.files() == ["data/food.csv", "list.yaml"])
  }

  @Test("--only selects one state, --set changes values in the scene, --json prints numbers")
  func options() throws {
    let run = try place.galley("explain", "list.yaml", "--only", "middle", "--set", "canvas.width=90", "--json")
    let report = try run.object()
    #expect(report["schema"] as? String == "galley-explain/1")
    let pictures = try #require(report["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["state"] as? String } == ["middle"])
    #expect(pictures.first?["size"] as? [Double] == [90, 60])
    #expect(((pictures.first?["lists"] as? [[String: Any]])?.first?["heights"] as? [Any])?.isEmpty == false)
  }

  @Test("For an unknown state, the error names the option; a scroll to the bottom is described in words")
  func namedStates() throws {
    #expect(try place.galley("explain", "list.yaml", "--only", "tip").errors.contains(" --> --only\n"))
    #expect(try place.galley("inspect", "list.yaml", "--only", "tip").errors.contains(" --> --only\n"))
    try place.write(
      """
      scene: 1
      canvas: { size: 120x60, scale: 1 }
      data: { r: [ { id: w }, { id: x }, { id: y }, { id: z } ] }
      view: { ScrollView: { LazyVStack: { ForEach: r, id: id, row: { Text: "{id}" } } }, id: list }
      states: [ { name: end, scroll: { list: { to: bottom } } }, { name: far, scroll: { list: { offset: 90, clamp: true } } } ]
      """, to: "end.yaml")
    let run = try place.galley("explain", "end.yaml")
    #expect(run.output.contains("scroll view list: requested its end, is at "))
    #expect(run.output.contains("scroll view list: requested 90, is at "))
  }

  @Test("'galley explain' for a broken scene exits with 2; --json also prints the errors to stdout")
  func broken() throws {
    try place.write("scene: 1\nview: { Txt: Hello }\n", to: "broken.yaml")
    let run = try place.galley("explain", "broken.yaml", "--json")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: did you mean 'Text'?"))
    #expect((try run.object()["errors"] as? [[String: Any]])?.first?["line"] as? Int == 2)
  }
}
