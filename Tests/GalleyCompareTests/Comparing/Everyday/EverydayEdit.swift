import Testing

/// A common edit of a small scene, with the expected report.
struct EverydayEdit: Sendable, CustomTestStringConvertible {
  private let scene: EverydayScene
  private let change: NamedChange

  init(_ name: String, _ scene: EverydayScene, _ edits: KeyValuePairs<String, String>, expected: String...) {
    self.scene = scene
    change = NamedChange(name, scene.yaml, edits, expected: expected)
  }

  var testDescription: String { "\(change.name) (\(scene.rawValue))" }

  /// The complete expected report: the causes in order, without their consequences.
  var expected: [String] { change.expected }

  /// Returns the report of a comparison of the scene before and after the edit, or in reverse.
  func sentences(isReversed: Bool = false) throws -> [String] { try change.sentences(isReversed: isReversed) }
}
