import GalleyGeometry
import GalleyPicture
package import GalleyTemplate
import GalleyViews

/// What a whole screen is shown on and under, by names, as layouts tell it.
package enum CanvasAttributes {
  /// The attributes of a screen on `background` under `environment`, of which the system keeps `safeArea`.
  static func all(
    background: Color, safeArea: EdgeInsets, _ environment: EnvironmentValues
  ) -> [String: String] {
    [
      "safeArea": [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
        .map { JSONValue.number($0).text.filter { !$0.isWhitespace } }.joined(separator: ", "),
      "background": background.rgba(in: environment).hexText, "colorScheme": "\(environment.colorScheme)",
      "dynamicType": "\(environment.dynamicTypeSize)", "locale": environment.localeIdentifier,
      "layoutDirection": "\(environment.layoutDirection)",
    ]
  }

  /// The attributes of a scene's canvas.
  package static func all(_ canvas: SceneCanvas) -> [String: String] {
    all(background: canvas.background, safeArea: canvas.safeArea, canvas.environment)
  }
}

extension JSONValue {
  /// Attributes in the order of their names; nil where there is none.
  package static func attributes(_ attributes: [String: String]) -> JSONValue? {
    guard !attributes.isEmpty else { return nil }
    return .object(
      attributes.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: .string($0.value)) })
  }

  /// The attributes that an object tells of.
  package var attributes: [String: String] {
    Dictionary((members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } }) { first, _ in
      first
    }
  }
}
