import Foundation
import Testing

@Suite("Workers without privileges", .serialized)
struct WorkerTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList("work/scenes/list")
    try place.write("name\nApples\nBread\nCheese\n", to: "work/scenes/data/food.csv")
    try place.write("# Notes\n\nWords.\n", to: "work/notes.md")
    #expect(try place.galley("check", "work/scenes", "-b", "work/baselines").status == 0)
  }

  /// Runs a command without network or home folder, as a user who may write only to the output folder.
  private static let nobody = "unshare --net setpriv --reuid=65534 --regid=65534 --clear-groups env -i"

  private static let mayChange: Bool = {
    guard let words = try? SystemTool("sh").output(of: ["-c", "\(nobody) /usr/bin/id -u"]) else { return false }
    return words == "65534\n"
  }()

  @Test(
    "A worker runs without network and home folder, and writes only to its output folder",
    .enabled(if: Self.mayChange, "changing the user takes root, unshare and setpriv"),
    arguments: [
      "check scenes -b baselines --record never --artifacts OUT", "render scenes/list.yaml -o OUT",
      "animate scenes/list.yaml -o OUT --fps 5", "table scenes/data/food.csv -o OUT/a.pdf",
      "print scenes/list.yaml -o OUT/a.pdf", "report notes.md -o OUT/a.pdf", "report scenes/list.yaml -o OUT/a.pdf",
    ])
  func nobody(command: String) throws {
    let galley = try CommandRun.executable().path
    #expect(try CommandRun(shell: "chmod -R a-w,a+rX work && mkdir -m 777 other", in: place.path).status == 0)
    defer { _ = try? CommandRun(shell: "chmod -R u+w work", in: place.path) }
    for number in 1...2 {
      let shard = " --shard \(number)/2"
      let own = try CommandRun(
        shell: "cd work && '\(galley)' \(command.replacing("OUT", with: "../own"))\(shard)", in: place.path)
      #expect(own.status == 0, "\(own.errors)")
      let other = try CommandRun(
        shell: "cd work && \(Self.nobody) '\(galley)' \(command.replacing("OUT", with: "../other"))\(shard)",
        in: place.path)
      #expect(other.status == 0, "\(other.errors)")
    }
    let (own, other) = (try place.contents(below: "own"), try place.contents(below: "other"))
    #expect(own.count > 0 && other.keys.sorted() == own.keys.sorted())
    for (name, bytes) in own where !name.hasSuffix("check.json") { #expect(other[name] == bytes, "\(name)") }
  }
}
