import Foundation
import Testing

@Suite("Names that contain terminal or log control sequences", .serialized)
struct HostileNameTests {
  let place: Workplace
  private static let tail = "\\n::error::PWN\\u001b[31m\\r##[group]x\\u202e\\u2028::warning::y\\u0085\\u200b"

  init() throws {
    place = try Workplace()
    let name = { (start: String) in "\"\(start)\(Self.tail)\"" }
    try place.write(
      """
      {"scene": 1, "canvas": {"size": "200x120", "scale": 1, "missingGlyph": "box"}, "title": \(name("title")),
       "data": {"a": [{"id": \(name("r0")), "t": \(name("text"))}, {"id": "r1", "t": "b"}]},
       "view": {"ScrollView": {"LazyVStack": {"ForEach": "a", "id": "id", "row":
         {"HStack": [{"Text": "{id}", "syncWidth": \(name("key")), "id": \(name("id")) }]}}}, "id": \(name("list"))},
       "states": [{"name": \(name("state"))}],
       "script": {"fps": 5, "steps": [{"hold": "300ms"}]},
       "output": [{"png": "{scene}/a.png"}, {"layout": "{scene}/a.json"}]}

      """, to: "hostile.yaml")
    let cell = "h\n::error::HEAD\u{1B}[31m##[group]\u{2028}\u{202E}"
    try place.write("\"\(cell)\",b\n\"\(cell)\",2\nx,3\n", to: "hostile.csv")
    try place.write("text\u{1B}[31m\u{202E}\u{85}\n::error::PWN\n", to: "lines.txt")
  }

  /// Returns the lines that contain a working control sequence or log command.
  private func acting(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n").filter { line in
      line.contains { scalar in
        switch scalar.value {
        case 9: false
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x2028...0x202E, 0x2066, 0x2067: true
        default: false
        }
      } || String(line).contains(/^\s*::|##[a-z]*\[/)
    }.map { String($0).debugDescription }
  }

  @Test(
    "No command prints a control sequence that a terminal would execute",
    arguments: [
      ["render", "hostile.yaml"], ["render", "hostile.yaml", "--json"], ["inspect", "hostile.yaml"],
      ["inspect", "hostile.yaml", "--json"], ["explain", "hostile.yaml"], ["explain", "hostile.yaml", "--json"],
      ["animate", "hostile.yaml"], ["print", "hostile.yaml"], ["check", "hostile.yaml", "--record", "never"],
      ["check", "hostile.yaml", "--record", "never", "--json"], ["data", "hostile.csv"],
      ["data", "hostile.csv", "--json"], ["table", "hostile.csv"], ["table", "hostile.csv", "--json"],
      ["measure", "--file", "lines.txt"], ["measure", "--file", "lines.txt", "--json"],
      ["render", "no\n::error::PWN\u{1B}[31m\u{202E}.yaml"], ["data", "no\n::error::PWN\u{1B}[31m.csv"],
      ["diff", "no\n::error::a", "##[group]b"], ["fonts", "--family", "\n::error::PWN\u{1B}"],
      ["approve", "\n::error::PWN\u{1B}"], ["merge", "\u{1B}[31m\n::error::"], ["check", "x", "-b", "\n::error::"],
      ["render", "hostile.yaml", "--only", "\n::error::\u{1B}"], ["report", "hostile.yaml", "-o", "a.html"],
    ])
  func printed(command: [String]) throws {
    let run = try CommandRun(command, in: place.path)
    #expect(acting(run.output + "\n" + run.errors) == [], "\(command)")
    #expect(!(run.output + run.errors).isEmpty)
  }

  @Test("Reports contain no working control sequences, and only the intended annotations")
  func reports() throws {
    let run = try place.galley(
      "check", "hostile.yaml", "--record", "never", "--annotations", "github", "--junit", "a.xml", "--summary", "a.md",
      "--html", "a.html")
    #expect(run.status == 1, "\(run.errors)")
    let commands = run.lines.filter { $0.hasPrefix("::") }
    #expect(commands.count == 1 && commands[0].hasPrefix("::error file=hostile.yaml,line="))
    #expect(acting(run.lines.filter { !$0.hasPrefix("::") }.joined(separator: "\n") + run.errors) == [])
    for name in ["a.xml", "a.md"] { #expect(acting(try place.text(of: name)) == [], "\(name)") }
    let page = try place.text(of: "a.html")
    #expect(!page.unicodeScalars.contains { [0x1B, 0x85, 0x202E, 0x2028].contains($0.value) })
  }

  @Test("An artifact cannot make galley quote files outside of it or trust its counts")
  func quoted() throws {
    try place.write("secret\n", to: "secret.txt")
    let error = "{\"message\":\"m\",\"file\":\"secret.txt\",\"line\":1,\"column\":1}"
    let huge = "\"otherStack\":{\"differences\":[\"a\"],\"unjudged\":9e18}"
    for name in ["one", "two"] {
      try place.write(
        "{\"schema\":\"galley-check/1\",\"baselines\":\"b\",\(huge),\"errors\":[\(error)],\"images\":[]}",
        to: name + "/check.json")
    }
    let run = try place.galley("merge", "one", "two", "--html", "a.html")
    #expect(run.status == 2 && run.errors.contains(" --> secret.txt:1:1") && !run.errors.contains("secret\n"))
  }

  @Test("Control sequences in messages from an artifact are escaped")
  func artifacts() throws {
    let image =
      "{\"name\":\"a/b\",\"status\":\"failed\",\"scene\":\"a\",\"sentences\":[\"s\(Self.tail)\"],\"file\":\"f\(Self.tail)\"}"
    let error = "{\"message\":\"m\(Self.tail)\",\"help\":\"h\(Self.tail)\",\"file\":\"p\(Self.tail)\",\"line\":3}"
    try place.write(
      "{\"schema\":\"galley-check/1\",\"baselines\":\"b\(Self.tail)\",\"errors\":[\(error)],\"images\":[\(image)]}",
      to: "part/check.json")
    for options in [[], ["--json"]] {
      let run = try CommandRun(["merge", "part"] + options, in: place.path)
      #expect(run.status == 2 && acting(run.output + "\n" + run.errors) == [], "\(run.output) \(run.errors)")
    }
    let run = try place.galley("merge", "part", "--annotations", "github", "--junit", "a.xml")
    #expect(run.lines.filter { $0.hasPrefix("::") }.count == 2)
    let report = try place.text(of: "a.xml")
    #expect(acting(report) == [], "\(acting(report))")
  }
}
