package protocol SceneScalar: Sendable {
  init?(sceneText: String)
  var sceneText: String { get }
  static var fallback: Self { get }
}

extension Bool: SceneScalar {
  package init?(sceneText: String) {
    guard sceneText == "true" || sceneText == "false" else { return nil }
    self = sceneText == "true"
  }

  package var sceneText: String { self ? "true" : "false" }
  package static var fallback: Bool { false }
}

extension Double: SceneScalar {
  package init?(sceneText: String) {
    guard let number = Double(sceneText), number.isFinite else { return nil }
    self = number
  }

  /// The number as text, without ".0" if it is whole.
  package var sceneText: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  package static var fallback: Double { 0 }
}

extension String: SceneScalar {
  package init?(sceneText: String) { self = sceneText }

  package var sceneText: String { self }
  package static var fallback: String { "" }
}

extension [String]: SceneScalar {
  package init?(sceneText: String) {
    self = sceneText.isEmpty ? [] : sceneText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  package var sceneText: String { joined(separator: "\n") }
  package static var fallback: [String] { [] }
}
