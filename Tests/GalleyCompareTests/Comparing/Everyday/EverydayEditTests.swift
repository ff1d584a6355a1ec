import Testing

@Suite("What is said of everyday edits")
struct EverydayEditTests {
  @Test("An edit is told as a person would tell it, once, and nothing that only follows", arguments: EverydayEdit.all)
  func told(edit: EverydayEdit) throws {
    #expect(try edit.sentences() == edit.says)
  }

  @Test("Taken back, an edit is told in as many sentences", arguments: EverydayEdit.all)
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
}
