import Testing

@Suite("Reports on common edits")
struct EverydayEditTests {
  @Test(
    "A common edit is reported once in the expected sentences, and its consequences are omitted",
    arguments: EverydayEdit.all)
  func told(edit: EverydayEdit) throws {
    let sentences = try edit.sentences()
    #expect(sentences == edit.expected)
  }

  @Test("The report on reverting an edit has as many sentences as the report on the edit", arguments: EverydayEdit.all)
  func takenBack(edit: EverydayEdit) throws {
    let told = try edit.sentences(isReversed: true)
    #expect(told.count == edit.expected.count, "\(told)")
  }

  @Test("A scene without edits has an empty report", arguments: EverydayScene.allCases)
  func unchanged(scene: EverydayScene) throws {
    #expect(try EverydayEdit("nothing", scene, [:]).sentences().isEmpty)
  }
}

extension EverydayEdit {
  static let all = rows + spaces + texts + paints + effects + screens + lists + severalAtOnce
}
