import Testing

@Suite("What is said of everyday edits")
struct EverydayEditTests {
  @Test("An edit is told as a person would tell it, once, and nothing that only follows", arguments: EverydayEdit.all)
  func told(edit: EverydayEdit) throws {
    let sentences = try edit.sentences()
    guard EverydayEdit.open.contains(edit.name) else {
      #expect(sentences == edit.says)
      return
    }
    withKnownIssue("a person would say it otherwise", isIntermittent: true) { #expect(sentences == edit.says) }
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
  /// All of them.
  static let all = rows + spaces + texts + paints + effects + screens + lists + severalAtOnce

  /// Those that are not told as they should be yet: one more sentence tells what only follows.
  static let open: Set = [
    "header removed", "the row that the state scrolls to changed places with another", "overlay at the top",
    "last row of a list removed", "last row removed behind a sheet",
  ]
}
