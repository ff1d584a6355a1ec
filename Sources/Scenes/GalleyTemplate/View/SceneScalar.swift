/// What a value of a scene can be read as.
protocol SceneScalar: Sendable {
  /// The value that a text stands for; nil where it stands for none.
  init?(sceneText: String)
  var sceneText: String { get }
  /// What is read where a text stands for nothing.
  static var fallback: Self { get }
}

extension Bool: SceneScalar {
  init?(sceneText: String) {
    guard sceneText == "true" || sceneText == "false" else { return nil }
    self = sceneText == "true"
  }

  var sceneText: String { self ? "true" : "false" }
  static var fallback: Bool { false }
}

extension Double: SceneScalar {
  init?(sceneText: String) {
    guard let number = Double(sceneText), number.isFinite else { return nil }
    self = number
  }

  /// Whole numbers have no ".0".
  var sceneText: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  static var fallback: Double { 0 }
}

extension String: SceneScalar {
  init?(sceneText: String) { self = sceneText }

  var sceneText: String { self }
  static var fallback: String { "" }
}

extension [String]: SceneScalar {
  init?(sceneText: String) {
    self = sceneText.isEmpty ? [] : sceneText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var sceneText: String { joined(separator: "\n") }
  static var fallback: [String] { [] }
}
