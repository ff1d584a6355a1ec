import Testing

@Suite("Reports of common edits")
struct EverydayEditTests {
  @Test("An edit is reported once, as expected, without its consequences", arguments: EverydayEdit.all)
  func told(edit: EverydayEdit) throws {
    let sentences = try edit.sentences()
    #expect(sentences == edit.expected)
  }

  @Test("Reverting an edit is reported in as many sentences as the edit", arguments: EverydayEdit.all)
  func takenBack(edit: EverydayEdit) throws {
    let told = try edit.sentences(isReversed: true)
    #expect(told.count == edit.expected.count, "\(told)")
  }

  @Test("An unedited scene has an empty report", arguments: EverydayScene.allCases)
  func unchanged(scene: EverydayScene) throws {
    #expect(try EverydayEdit("nothing", scene, [:]).sentences().isEmpty)
  }
}

extension EverydayEdit {
  static let all = rows + spaces + texts + paints + effects + screens + lists + severalAtOnce
}
