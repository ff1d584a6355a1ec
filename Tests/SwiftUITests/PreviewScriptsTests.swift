import Foundation
import Testing

@testable import GalleyPreviewRunner

@MainActor
@Suite("Scripts that run on previews")
struct PreviewScriptsTests {
  @Test(
    "A filter selects previews and scripts by their names",
    arguments: [
      ("DiaryView", ["at rest", "turn"]), ("diary turn", ["turn"]), ("Kettle", []), ("turn over", []),
    ])
  func filters(_ filter: String, _ expected: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = #"{ "name": "turn", "paths": [], "names": ["diary"], "script": { "fps": 60, "steps": [] } }"#
    try Data(#"{ "variants": [], "rules": [], "scripts": [\#(script)] }"#.utf8).write(to: file)
    let options = try PreviewOptions(["--variants", file.path, "--filter", filter])
    let preview = try #require(FoundPreview.all().first { $0.name == "Diary/DiaryView/Diary" })
    #expect(options.runs(of: preview).map { $0?.name ?? "at rest" } == expected)
  }
}
