import Foundation
import Testing

@Suite("Renamed options")
struct RenamedOptionTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(#"{"x": [{"a": 1}, {"a": 2}]}"#, to: "x.json")
    #expect(try place.galley("new", "inbox").status == 0)
  }

  @Test(
    "The old name works like the new one and prints one warning",
    arguments: [
      (["data", "x.json", "--at", "/x"], ["data", "x.json", "--pointer", "/x"], "'--at' was renamed to '--pointer'"),
      (["data", "x.json", "--at=/x"], ["data", "x.json", "--pointer=/x"], "'--at' was renamed to '--pointer'"),
      (
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--zebra"],
        ["table", "x.json", "--pointer", "/x", "-o", "a.pdf", "--striped"], "'--zebra' was renamed to '--striped'"
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

  @Test("An option with another meaning in another command keeps it")
  func otherCommands() throws {
    let run = try place.galley("animate", "inbox.yaml", "--at", "1s")
    #expect(!run.errors.contains("was renamed"))
    #expect(!(try place.galley("data", "x.json", "--", "--at")).errors.contains("was renamed"))
  }
}
