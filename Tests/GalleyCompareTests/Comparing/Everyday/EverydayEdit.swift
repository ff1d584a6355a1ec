import Testing

/// An edit of a small scene that somebody makes every day, and what a person would say of the two pictures.
struct EverydayEdit: Sendable, CustomTestStringConvertible {
  private let scene: EverydayScene
  private let change: NamedChange

  init(_ name: String, _ scene: EverydayScene, _ edits: KeyValuePairs<String, String>, says: String...) {
    self.scene = scene
    change = NamedChange(name, scene.yaml, edits, says: says)
  }

  var testDescription: String { "\(change.name) (\(scene.rawValue))" }

  /// All that is reported, causes first, and nothing that only follows.
  var says: [String] { change.says }

  /// What is reported of the scene before and after the edit, or the other way round.
  func sentences(isReversed: Bool = false) throws -> [String] { try change.sentences(isReversed: isReversed) }
}
