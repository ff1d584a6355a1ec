import Foundation
import Testing

@Suite("galley check, history and bisect in shallow clones")
struct ShallowCloneTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try write("A")
    try git("init", "-q", "-b", "main", "whole")
    _ = try galley("check", "s.yaml", in: "whole")
    try commit("baselines by Ada")
    for note in 1...2 {
      try place.write("\(note)", to: "whole/NOTES")
      try commit("note \(note) that approves nothing")
    }
  }

  private func write(_ text: String, in folder: String = "whole") throws {
    try place.write(
      "scene: 1\ncanvas: { size: 100x60, scale: 1 }\nview: { Text: \(text) }\n", to: "\(folder)/s.yaml")
  }

  private func clone(depth: Int) throws {
    try git("clone", "-q", "--depth", "\(depth)", "file://\(place.path)/whole", "shallow")
  }

  @Test(arguments: [1, 2])
  func `history reports the shallow clone instead of naming a commit`(depth: Int) throws {
    try clone(depth: depth)
    let run = try galley("history", "s.yaml", in: "shallow")
    #expect(!run.output.contains("approves nothing"), "\(run.output)")
    #expect(run.output.contains("this clone is shallow (git fetch --unshallow)"), "\(run.output)")
    let object = try galley("history", "s.yaml", "--json", in: "shallow").object()
    let baseline = try #require((object["baselines"] as? [[String: Any]])?.first)
    #expect(baseline["isShallow"] as? Bool == true && (baseline["commits"] as? [Any])?.isEmpty == true)
  }

  @Test func `history lists the commits that a shallow clone contains`() throws {
    try write("B")
    _ = try galley("check", "s.yaml", "--record", "all", in: "whole")
    try commit("B approved")
    try clone(depth: 2)
    let run = try galley("history", "s.yaml", in: "shallow")
    #expect(run.lines.count == 3 && run.lines[1].hasSuffix("Ada: B approved"), "\(run.output)")
    #expect(run.lines[2].contains("older commits are missing"), "\(run.output)")
  }

  @Test func `The page of a check mentions the shallow clone and names no author`() throws {
    try clone(depth: 1)
    try write("B", in: "shallow")
    let run = try galley("check", "s.yaml", "--html", "page.html", in: "shallow")
    #expect(run.status == 1 && !run.errors.contains("fatal"), "\(run.errors)")
    let page = try place.text(of: "shallow/page.html")
    #expect(!page.contains("approves nothing") && !page.contains("Approved in"))
    #expect(page.contains("this clone is shallow"))
  }

  @Test func `bisect reports the shallow clone`() throws {
    let first = try SystemTool("git").output(of: ["-C", place.path + "/whole", "rev-parse", "HEAD~2"])
    try clone(depth: 1)
    for good in [first.trimmingCharacters(in: .whitespacesAndNewlines), "HEAD~1"] {
      let run = try galley("bisect", "s.yaml", "--good", good, in: "shallow")
      #expect(run.status == 2 && run.errors.contains("this clone is shallow"), "\(run.errors)")
      #expect(!run.errors.contains("fatal"), "\(run.errors)")
    }
  }

  @Test func `A full clone is not reported as shallow`() throws {
    let run = try galley("history", "s.yaml", in: "whole")
    #expect(run.output.contains("baselines by Ada") && !run.output.contains("shallow"), "\(run.output)")
  }

  @Test(arguments: ["^HEAD", "HEAD..HEAD", "HEAD^{tree}", ":/nothing", "@{u}", "HEAD:s.yaml", "", "..", "^"])
  func `git's errors are hidden for an unknown revision`(revision: String) throws {
    for command in [["check", "s.yaml", "--against=\(revision)"], ["bisect", "s.yaml", "--good=\(revision)"]] {
      let run = try CommandRun(command, in: place.path + "/whole", environment: ["TMPDIR": place.path])
      #expect(run.status == 2 || run.status == 64, "\(run.output)")
      #expect(!run.errors.contains("fatal") && run.errors.hasPrefix("error: "), "\(run.errors)")
    }
  }

  @Test func `git's errors are hidden outside a repository`() throws {
    try write("A", in: "alone")
    _ = try galley("check", "s.yaml", in: "alone")
    try write("B", in: "alone")
    let check = try galley("check", "s.yaml", "--record", "never", "--html", "r.html", in: "alone")
    let merge = try galley("merge", "output/check", "-o", "m", "--html", "m.html", in: "alone")
    let history = try galley("history", "s.yaml", in: "alone")
    for run in [check, merge, history] { #expect(!run.errors.contains("fatal"), "\(run.errors)") }
    #expect(history.status == 2 && history.errors.contains("is not in a git repository"), "\(history.errors)")
  }

  @Test func `git's errors are hidden in a repository without a commit`() throws {
    try write("A", in: "empty")
    try git("init", "-q", "-b", "main", "empty")
    _ = try galley("check", "s.yaml", in: "empty")
    let run = try galley("history", "s.yaml", in: "empty")
    #expect(run.status == 0 && run.output.contains("in no commit yet"), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("fatal"), "\(run.errors)")
  }

  @Test(arguments: [["history", "s.yaml"], ["check", "s.yaml", "--against", "HEAD"], ["bisect", "--good", "HEAD"]])
  func `A command that needs git exits with 69 if git is missing`(command: [String]) throws {
    try place.makeFolder("nothing")
    let run = try CommandRun(
      command, in: place.path + "/whole", environment: ["PATH": place.path + "/nothing", "TMPDIR": place.path])
    #expect(run.status == 69 && run.errors.hasPrefix("error: git is not installed"), "\(run.status) \(run.errors)")
  }

  @Test func `Comparing documents exits with 69 if pdftoppm is missing`() throws {
    for name in ["a", "b"] { try place.write("%PDF-1.4\n\(name)\n", to: "\(name).pdf") }
    try place.makeFolder("nothing")
    let run = try CommandRun(
      ["diff", "a.pdf", "b.pdf"], in: place.path, environment: ["PATH": place.path + "/nothing"])
    #expect(run.status == 69 && run.errors.contains("pdftoppm is not installed"), "\(run.status) \(run.errors)")
  }

  private func galley(_ arguments: String..., in folder: String) throws -> CommandRun {
    try CommandRun(arguments, in: place.path + "/" + folder, environment: ["TMPDIR": place.path])
  }

  private func commit(_ subject: String) throws {
    try git("-C", "whole", "add", "s.yaml", "baselines", ".")
    try git(
      "-C", "whole", "-c", "user.name=Ada", "-c", "user.email=a@example.com", "commit", "-q", "-m", subject)
  }

  private func git(_ arguments: String...) throws {
    _ = try SystemTool("git").output(of: ["-C", place.path] + arguments)
  }
}
