import Foundation
import Testing

@Suite("Renamed options and keys")
struct RenamedOptionTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(#"{"x": [{"a": 1}, {"a": 2}]}"#, to: "x.json")
    #expect(try place.galley("new", "inbox").status == 0)
  }

  @Test(
    "The old name of an option works like the new one and prints one warning",
    arguments: [
      (["data", "x.json", "--at", "/x"], ["data", "x.json", "--pointer", "/x"], "'--at' was renamed to '--pointer'"),
      (["data", "x.json", "--at=/x"], ["data", "x.json", "--pointer=/x"], "'--at' was renamed to '--pointer'"),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--zebra"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--striped"], "'--zebra' was renamed to '--striped'"
      ),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--stack=always", "--title", "A --notes title"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--records=always", "--title", "A --notes title"],
        "'--stack' was renamed to '--records'"
      ),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--group-by", "a", "--group-order", "found"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--group-by", "a", "--group-order", "input"],
        "'--group-order found' was renamed to '--group-order input'"
      ),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--group-by", "a", "--new-pages"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--group-by", "a", "--group-page-breaks"],
        "'--new-pages' was renamed to '--group-page-breaks'"
      ),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--notes"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--import-notes"],
        "'--notes' was renamed to '--import-notes'"
      ),
      (
        ["check", "--other-stack=judge", "--help"], ["check", "--environment-mismatch", "compare", "--help"],
        "'--other-stack judge' was renamed to '--environment-mismatch compare'"
      ),
      (
        ["previews", "--optimised", "--help"], ["previews", "--configuration", "release", "--help"],
        "'--optimised' was renamed to '--configuration release'"
      ),
      (
        ["previews", "--os", "iOS", "--help"], ["previews", "--platform", "iOS", "--help"],
        "'--os' was renamed to '--platform'"
      ),
      (
        ["symbols", "star.fill", "--adding", "."], ["symbols", "star.fill", "--symbols", "."],
        "'--adding' was renamed to '--symbols'"
      ),
      (
        ["explain", "inbox.yaml", "--at", "top"], ["explain", "inbox.yaml", "--only", "top"],
        "'--at' was renamed to '--only'"
      ),
      (
        ["print", "inbox.yaml", "-o", "a.png", "--dots", "1"], ["print", "inbox.yaml", "-o", "a.png", "--scale", "1"],
        "'--dots' was renamed to '--scale'"
      ),
      (
        ["render", "inbox.yaml", "--annotate", "slop"], ["render", "inbox.yaml", "--annotate", "overscan"],
        "'slop' was renamed to 'overscan'"
      ),
    ])
  func works(_ old: [String], _ new: [String], told: String) throws {
    let (before, now) = (try place.galley(old), try place.galley(new))
    #expect(before.status == 0, "\(before.errors)")
    #expect(before.lines == now.lines)
    #expect(before.errors.components(separatedBy: told).count == 2, "\(before.errors)")
    #expect(!now.errors.contains("was renamed"))
  }

  @Test("Galley prints one warning if a scene uses the old name of a key, and no warning for the new name")
  func keys() throws {
    try place.write("scene: 1\nvalues: { a: 1, b: 2 }\nview: { Text: '{$a}' }\n", to: "old.yaml")
    let run = try place.galley("render", "old.yaml", "--kind", "png")
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "'values' was renamed to 'variables'").count == 2, "\(run.errors)")
    #expect(run.errors.contains(" --> old.yaml:2:1\n"))
    try place.write("name,zebra\na,1\n", to: "z.csv")
    try place.write("report: 1\nbody: [ { table: { data: z.csv, zebra: true } } ]\n", to: "report.yaml")
    let report = try place.galley("report", "report.yaml")
    #expect(report.status == 0)
    #expect(report.errors.components(separatedBy: "was renamed to").count == 2, "\(report.errors)")
  }

  @Test("An option renamed in one command keeps its name and meaning in other commands")
  func otherCommands() throws {
    let run = try place.galley("animate", "inbox.yaml", "--at", "1s")
    #expect(!run.errors.contains("was renamed"))
    #expect(!(try place.galley("data", "x.json", "--", "--at")).errors.contains("was renamed"))
  }
}
