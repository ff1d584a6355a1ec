import Foundation
import Testing

@Suite("galley bisect and galley history")
struct BisectTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList("app/scenes/list")
    try write(["Apples", "Bread"])
    try git("init", "-q", "-b", "main")
    try commit("first")
    try place.write("a", to: "app/note.txt")
    try commit("a note")
    try write(["Apples", "Brioche"])
    try commit("Brioche for bread")
    try place.write("b", to: "app/note.txt")
    try commit("another note")
  }

  @Test("bisect reports the commit that changed images, with its author and the changes")
  func bisect() throws {
    let run = try run("bisect", "app/scenes", "--good", "HEAD~3")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.first?.hasSuffix("Ada: Brioche for bread") == true, "\(run.output)")
    #expect(run.lines.contains("  list/top: row 1: \"Bread\" became \"Brioche\""), "\(run.output)")
    #expect(!place.files().contains { $0.hasPrefix("galley-") })
    let object = try self.run("bisect", "app/scenes", "--good", "HEAD~3", "--json").object()
    #expect(object["schema"] as? String == "galley-bisect/1")
  }

  @Test("bisect reports that no image differs between the good and the bad commit")
  func nothing() throws {
    let run = try run("bisect", "app/scenes", "--good", "HEAD~1")
    #expect(run.status == 0 && run.output == "no differences\n", "\(run.errors)")
  }

  @Test("Unknown revisions and revisions in the wrong order are errors")
  func errors() throws {
    #expect(try run("bisect", "app/scenes", "--good", "nowhere").errors.contains("has no revision 'nowhere'"))
    let turned = try run("bisect", "app/scenes", "--good", "HEAD", "--bad", "HEAD~1")
    #expect(turned.status == 2 && turned.errors.contains("'HEAD~1' is not a descendant of 'HEAD'"), "\(turned.errors)")
  }

  @Test("history lists the commits that changed baselines, newest first")
  func history() throws {
    _ = try run("check", "app/scenes", "--baseline", "app/baselines")
    let before = try run("history", "app/scenes", "--baseline", "app/baselines")
    #expect(before.lines.contains("list/top: in no commit yet"), "\(before.output)")
    try commit("baselines")
    try write(["Apples", "Cake"])
    _ = try run("check", "app/scenes", "--baseline", "app/baselines", "--record", "all")
    try commit("cake approved")
    let run = try run("history", "app/scenes", "--baseline", "app/baselines", "--only", "top")
    #expect(run.lines.first == "list/top:" && run.lines.count == 3, "\(run.output) \(run.errors)")
    #expect(run.lines[1].hasSuffix("Ada: cake approved") && run.lines[2].hasSuffix("Ada: baselines"))
  }

  @Test("For each failed image, the report page names the author who approved its baseline")
  func page() throws {
    _ = try run("check", "app/scenes", "--baseline", "app/baselines")
    try commit("baselines <first>")
    try write(["Apples", "Cake"])
    let run = try run("check", "app/scenes", "--baseline", "app/baselines", "--html", "page.html")
    #expect(run.status == 1, "\(run.errors)")
    let page = String(decoding: try place.bytes(of: "page.html"), as: UTF8.self)
    #expect(page.contains("Approved in 1 commit"))
    #expect(page.contains("Ada: baselines &lt;first&gt;"))
    // Outside a repository, the page cannot name an author.
    let other = try Workplace()
    try other.writeList()
    _ = try other.galley("check", "list.yaml")
    try other.write("name\nCake\n", to: "data/food.csv")
    let alone = try other.galley("check", "list.yaml", "--html", "page.html")
    #expect(alone.status == 1 && alone.errors.contains("accept with"), "\(alone.errors)")
    #expect(!String(decoding: try other.bytes(of: "page.html"), as: UTF8.self).contains("Approved in"))
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try place.galley(arguments, environment: ["TMPDIR": place.path])
  }

  private func write(_ names: [String]) throws {
    try place.write((["name"] + names).joined(separator: "\n") + "\n", to: "app/scenes/data/food.csv")
  }

  private func commit(_ subject: String) throws {
    try git("add", "app")
    try git("-c", "user.name=Ada", "-c", "user.email=a@example.com", "commit", "-q", "-m", subject)
  }

  private func git(_ arguments: String...) throws {
    _ = try SystemTool("git").output(of: ["-C", place.path] + arguments)
  }
}
