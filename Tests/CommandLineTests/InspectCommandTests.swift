import Foundation
import Testing

@Suite("galley inspect")
struct InspectCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test("Each view is printed on one line with kind, ID, frame, baseline, text lines and scroll position")
  func text() throws {
    let run = try place.galley("inspect", "list.yaml", "--only", "middle")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == "middle")
    #expect(run.lines.contains { $0.hasPrefix("ScrollView  #list  0 0 120 60  scrolled 0,20 of ") })
    #expect(run.lines.contains { $0.contains("Text") && $0.contains("baseline ") && $0.contains("\"Apples\"") })
    #expect(run.lines.contains { $0.contains("#Bread") })
    #expect(place.files() == ["data/food.csv", "list.yaml"])
  }

  @Test("'galley inspect' prints one paragraph for each state")
  func states() throws {
    let paragraphs = try place.galley("inspect", "list.yaml").output.split(separator: "\n\n")
    #expect(paragraphs.map { $0.prefix { $0 != "\n" } } == ["top", "middle"])
  }

  @Test("inspect --json prints the same tree with sizes, frames and offsets as numbers")
  func json() throws {
    let report = try place.galley("inspect", "list.yaml", "--json").object()
    #expect(report["schema"] as? String == "galley-layout/2")
    #expect(report["scene"] as? String == "list")
    let pictures = try #require(report["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["state"] as? String } == ["top", "middle"])
    #expect(pictures[1]["size"] as? [Double] == [120, 60])
    let view = try #require(pictures[1]["view"] as? [String: Any])
    #expect(view["kind"] as? String == "ScrollView")
    #expect(view["frame"] as? [Double] == [0, 0, 120, 60])
    let scroll = try #require(view["scroll"] as? [String: Any])
    #expect(scroll["offset"] as? [Double] == [0, 20])
    #expect((view["children"] as? [Any])?.count == 1)
  }

  @Test("For ViewThatFits, inspect shows the chosen view and the size that each candidate needed")
  func fit() throws {
    try place.write(
      """
      scene: 1
      canvas: { size: 100x60 }
      view:
        ViewThatFits:
          - Text: Much too long for a hundred points
            lineLimit: 1
          - Text: Short
      """, to: "fit.yaml")
    let text = try place.galley("inspect", "fit.yaml").output
    #expect(text.contains("shows candidate 2, ideals "))
    #expect(text.contains("offered 100×60"))
    let report = try place.galley("inspect", "fit.yaml", "--json").object()
    let picture = try #require((report["pictures"] as? [[String: Any]])?.first)
    let view = try #require(picture["view"] as? [String: Any])
    #expect((view["fit"] as? [String: Any])?["chosen"] as? Int == 1)
  }

  @Test("'galley inspect' for a broken scene exits with 2; --json also prints the errors to stdout")
  func broken() throws {
    try place.write("scene: 1\nview: { Txt: Hello }\n", to: "broken.yaml")
    let words = try place.galley("inspect", "broken.yaml")
    #expect(words.status == 2)
    #expect(words.output.isEmpty)
    #expect(words.errors.contains("help: did you mean 'Text'?"))
    let run = try place.galley("inspect", "broken.yaml", "--json")
    #expect(run.status == 2)
    let errors = try #require(try run.object()["errors"] as? [[String: Any]])
    #expect(errors.first?["line"] as? Int == 2)
    #expect(errors.first?["column"] as? Int == 9)
  }
}
