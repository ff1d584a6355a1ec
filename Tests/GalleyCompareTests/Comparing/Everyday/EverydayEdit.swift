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

  /// The complete expected report: causes in order, without consequences.
  var expected: [String] { change.expected }

  /// The report of comparing the scene before and after the edit, optionally reversed.
  func sentences(isReversed: Bool = false) throws -> [String] { try change.sentences(isReversed: isReversed) }
}
