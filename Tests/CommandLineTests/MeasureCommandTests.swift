import Foundation
import Testing

@Suite("galley measure")
struct MeasureCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("Hello\nTwo words\n", to: "texts.txt")
  }

  @Test("'galley measure' prints the width, height and line count of each string, separated by tabs")
  func text() throws {
    let run = try place.galley("measure", "--file", "texts.txt", "--font", "Inter 17")
    #expect(run.status == 0)
    let cells = run.lines.map { $0.split(separator: "\t") }
    #expect(cells.map(\.count) == [3, 3])
    #expect(cells.map(\.last) == ["Hello", "Two words"])
  }

  @Test("With --width, text is broken into lines, and --json lists each line")
  func json() throws {
    let run = try place.galley("measure", "--file", "texts.txt", "--width", "60", "--json")
    let texts = try #require(try run.object()["texts"] as? [[String: Any]])
    let lines = try #require(texts.last?["lines"] as? [[String: Any]])
    #expect(lines.map { $0["text"] as? String } == ["Two", "words"])
  }

  @Test("Right-to-left text is printed unchanged in columns and JSON")
  func rightToLeft() throws {
    try place.write("SMS־ים\na \u{202B}b\n", to: "heb.txt")
    let run = try place.galley("measure", "--file", "heb.txt")
    #expect(run.lines.map { $0.split(separator: "\t").last } == ["SMS־ים", "a \u{FFFD}b"])
    let json = try place.galley("measure", "--file", "heb.txt", "--json")
    let texts = try #require(try json.object()["texts"] as? [[String: Any]])
    #expect(texts.map { $0["text"] as? String } == ["SMS־ים", "a \u{202B}b"])
    #expect(!json.output.unicodeScalars.contains("\u{202B}"))
  }

  @Test("Results do not depend on the number of threads; --json reports caches; stderr stays empty")
  func threads() throws {
    try place.write((0..<5000).map { "Row \($0 % 4000)\n" }.joined(), to: "rows.txt")
    let one = try place.galley("measure", "--file", "rows.txt", "--jobs", "1", "--json")
    let three = try place.galley("measure", "--file", "rows.txt", "--jobs", "3", "--json")
    let texts = try [one, three].map { try #require(try $0.object()["texts"] as? NSArray) }
    #expect(texts[0].count == 5000)
    #expect(texts[0] == texts[1])
    #expect(one.errors.isEmpty && three.errors.isEmpty)
    let caches = try #require(try one.object()["caches"] as? [String: [String: Int]])
    // Strings measured with width tables need no layout, so there are few layout cache misses.
    let (layouts, tables) = (try #require(caches["layouts"]), try #require(caches["tables"]))
    #expect(try #require(layouts["misses"]) < 1000)
    for cache in [layouts, tables] {
      #expect(try #require(cache["bytes"]) > 0)
      #expect(try #require(cache["bytes"]) <= #require(cache["budget"]))
    }
    #expect(try place.galley("measure", "--file", "rows.txt", "--jobs", "0").status == 64)
  }

  @Test("On a terminal, the progress of a long run is shown and cleared at the end")
  func bar() throws {
    try place.write((0..<400_000).map { "Number \($0)\n" }.joined(), to: "numbers.txt")
    let shown = try CommandRun.onSlowTerminal("measure", "--file", place.path + "/numbers.txt")
    #expect(shown.contains(/[█░]{24} \d+ %  \d+ texts\/s  \d+:\d\d left/))
    #expect(shown.contains("\tNumber 399999"))
  }

  @Test("An invalid font or width causes exit code 64; a missing file or glyph causes exit code 2")
  func errors() throws {
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
