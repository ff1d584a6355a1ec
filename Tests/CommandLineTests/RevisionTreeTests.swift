import Foundation
import GalleyCompare
import Testing

@Suite("Checking out the files of a revision")
struct RevisionTreeTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("same\n", to: "app/kept.txt")
    try place.write("old\n", to: "app/changed.txt")
    try place.write("gone\n", to: "app/removed.txt")
    try git("init", "--quiet")
    try commit()
    try place.write("new\n", to: "app/changed.txt")
    try FileManager.default.removeItem(atPath: place.path + "/app/removed.txt")
    try commit()
  }

  @Test("Checking out another revision rewrites only files that differ, also after an interruption")
  func incremental() throws {
    try extract("HEAD~1")
    #expect(place.files(below: "revision/tree/app") == ["changed.txt", "kept.txt", "removed.txt"])
    let kept = try number(of: "kept.txt")
    try place.write("", to: "revision/index.lock")
    try extract("HEAD")
    #expect(place.files(below: "revision/tree/app") == ["changed.txt", "kept.txt"])
    #expect(try place.text(of: "revision/tree/app/changed.txt") == "new\n")
    #expect(try number(of: "kept.txt") == kept)
  }

  @Test("Checking out a revision leaves the index and the files of the repository unchanged")
  func repository() throws {
    try place.write("mine\n", to: "app/changed.txt")
    try extract("HEAD~1")
    let status = try SystemTool("git").output(of: ["-C", place.path, "status", "--porcelain", "app"])
    #expect(status == " M app/changed.txt\n")
    #expect(try place.text(of: "app/changed.txt") == "mine\n")
  }

  private func extract(_ revision: String) throws {
    _ = try RevisionTree(revision, around: place.path + "/app/kept.txt", in: place.path + "/revision")
  }

  private func number(of name: String) throws -> Int? {
    let path = place.path + "/revision/tree/app/" + name
    return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  private func commit() throws {
    try git("add", "-A", "app")
    try git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "commit", "--quiet", "-m", "A change")
  }

  private func git(_ arguments: String...) throws {
    _ = try SystemTool("git").output(of: ["-C", place.path] + arguments)
  }
}
