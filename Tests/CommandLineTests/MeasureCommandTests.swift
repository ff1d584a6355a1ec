import Foundation
import Testing

@Suite("galley measure")
struct MeasureCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("Hello\nTwo words\n", to: "texts.txt")
  }

  @Test("A line a text holds width, height and lines between tabs")
  func text() throws {
    let run = try place.galley("measure", "--file", "texts.txt", "--font", "Inter 17")
    #expect(run.status == 0)
    let cells = run.lines.map { $0.split(separator: "\t") }
    #expect(cells.map(\.count) == [3, 3])
    #expect(cells.map(\.last) == ["Hello", "Two words"])
  }

  @Test("A width breaks lines, and --json tells each")
  func json() throws {
    let run = try place.galley("measure", "--file", "texts.txt", "--width", "60", "--json")
    let texts = try #require(try run.object()["texts"] as? [[String: Any]])
    let lines = try #require(texts.last?["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == ["Two", "words"])
  }

  @Test("A font that is none is a mistake of usage; a file that is not there, and a missing glyph, are exit 2")
  func mistakes() throws {
    #expect(try place.galley("measure", "--file", "texts.txt", "--font", "Inter").status == 64)
    #expect(try place.galley("measure", "--file", "texts.txt", "--width", "0").status == 64)
    let missing = try place.galley("measure", "--file", "text.txt")
    #expect(missing.status == 2)
    #expect(missing.errors == "error: there is no file 'text.txt'\n --> text.txt\nhelp: did you mean 'texts.txt'?\n")
    try place.write("\u{378}\n", to: "odd.txt")
    let odd = try place.galley("measure", "--file", "odd.txt")
    #expect(odd.status == 2)
    #expect(odd.errors.contains("no font has a glyph for U+0378"))
  }
}
