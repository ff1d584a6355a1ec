import Testing

@Suite("What is said of everyday edits")
struct EverydayEditTests {
  @Test("An edit is told as a person would tell it, once, and nothing that only follows", arguments: EverydayEdit.all)
  func told(edit: EverydayEdit) throws {
    guard EverydayEdit.open.contains(edit.name) else {
      #expect(try edit.sentences() == edit.says)
      return
    }
    let sentences = try edit.sentences()
    withKnownIssue("a person would say it otherwise") { #expect(sentences == edit.says) }
  }

  @Test(
    "Taken back, an edit is told in as many sentences",
    arguments: EverydayEdit.all.filter { !EverydayEdit.open.contains($0.name) })
  func takenBack(edit: EverydayEdit) throws {
    let told = try edit.sentences(isReversed: true)
    #expect(told.count == edit.says.count, "\(told)")
  }

  @Test("A scene that was not edited has nothing to tell", arguments: EverydayScene.allCases)
  func unchanged(scene: EverydayScene) throws {
    #expect(try EverydayEdit("nothing", scene, [:]).sentences().isEmpty)
  }
}

extension EverydayEdit {
  /// Those that are not told as they should be yet.
  static let open: Set = ["clip shape", "rotation of a view", "scaleEffect", "sheet put away"]

  static let all = rows + spaces + texts + paints + screens + severalAtOnce
}
