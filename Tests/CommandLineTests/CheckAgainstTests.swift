import Foundation
import Testing

@Suite("galley check --against")
struct CheckAgainstTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["list", "other"] { try place.writeList("app/scenes/\(name)") }
    try place.write("name\nApples\nBread\nCheese\n", to: "app/scenes/data/food.csv")
    try git("init", "-q", "-b", "main")
    try commit()
  }

  @Test("Scenes are compared with the scenes and data of another revision, and no temporary files remain")
  func data() throws {
    let unchanged = try check("--against", "main")
    #expect(unchanged.status == 0 && unchanged.output == "4 images: 4 passed\n", "\(unchanged.errors)")
    try place.write("name\nApples\nBrioche\nCheese\n", to: "app/scenes/data/food.csv")
    let run = try check("--against", "main")
    #expect(run.status == 1)
    let cause = "cause 1 of 1: \"Bread\" became \"Brioche\" in 'list' and 'other' (4 images of 2 scenes)"
    #expect(run.lines.contains(cause) && run.lines.contains("list/top: cause 1"), "\(run.output)")
    #expect(!run.errors.contains("galley approve"))
    #expect(!place.files().contains { $0.hasPrefix("galley-") })
    try commit()
    #expect(try check("--against", "HEAD").status == 0)
    #expect(try check("--against", "HEAD~1").status == 1)
  }

  @Test("A scene added since the revision counts as new; a scene removed since then is ignored")
  func scenes() throws {
    try place.writeList("app/scenes/new")
    let run = try check("--against", "main")
    #expect(run.status == 1 && run.lines.last == "6 images: 4 passed, 2 without a baseline", "\(run.output)")
  }

  @Test("The report names the revision; as no baseline folder was used, approving requires one")
  func report() throws {
    try place.write("name\nApples\nBrioche\nCheese\n", to: "app/scenes/data/food.csv")
    let object = try check("--against", "main", "--json").object()
    #expect(object["revision"] as? String == "main")
    let refused = try place.galley("approve")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("the check compared with 'main'"), "\(refused.errors)")
    #expect(try place.galley("approve", "--baseline", "kept").status == 0)
  }

  @Test("An unknown revision and a missing repository are reported as errors")
  func errors() throws {
    let unknown = try check("--against", "nowhere")
    #expect(unknown.status == 2 && unknown.errors.contains("has no revision 'nowhere'"), "\(unknown.errors)")
    #expect(try check("--against=--output=x").errors.contains("has no revision '--output=x'"))
    #expect(try check("--against", "main", "--record", "all").errors.contains("--record changes baselines"))
    let other = try Workplace()
    try other.writeList("scenes/list")
    try other.write("name\nApples\n", to: "scenes/data/food.csv")
    let run = try other.galley("check", "scenes", "--against", "main")
    #expect(run.status == 2 && run.errors.contains("is not in a git repository"), "\(run.errors)")
  }

  @Test("An interrupted check deletes its temporary checkout of the other revision", .timeLimit(.minutes(10)))
  func interrupted() throws {
    let names = (0..<3000).map { "Item number \($0)" }
    try place.write("name\n" + names.joined(separator: "\n") + "\n", to: "app/scenes/data/food.csv")
    let scene = try place.text(of: "app/scenes/list.yaml")
    let states = (0..<60).map { "  - { name: s\($0), scroll: { list: { offset: \($0) } } }" }
    try place.write(
      scene.replacing("  - name: top", with: states.joined(separator: "\n")).replacing("scale: 1", with: "scale: 3"),
      to: "app/scenes/list.yaml")
    try commit()
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = place.path + "/tmp"
    try place.makeFolder("tmp")
    var met = 0
    for (signal, delay) in [(SIGTERM, 150), (SIGINT, 300), (SIGHUP, 450), (SIGTERM, 600), (SIGINT, 900)] {
      let run = try CommandRun.process(["check", "app/scenes", "--against", "main"], in: place.path, environment)
      (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try run.run()
      usleep(UInt32(delay) * 1000)
      if place.files(below: "tmp").contains(where: { $0.hasPrefix("galley-") }) { met += 1 }
      kill(run.processIdentifier, signal)
      run.waitUntilExit()
      // A git process may continue to write for a moment after the program has ended.
      usleep(100_000)
      let left = place.files(below: "tmp").filter { $0.hasPrefix("galley-") && !$0.contains("tree") }
      #expect(left.isEmpty, "\(signal) after \(delay): \(left.prefix(3))")
    }
    #expect(met > 0)
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try place.galley(["check", "app/scenes"] + arguments, environment: ["TMPDIR": place.path])
  }

  private func commit() throws {
    try git("add", "app")
    try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "state")
  }

  private func git(_ arguments: String...) throws {
    _ = try SystemTool("git").output(of: ["-C", place.path] + arguments)
  }
}
