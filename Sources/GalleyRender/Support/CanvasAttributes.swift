import GalleyGeometry
import GalleyJSON
import GalleyPicture
package import GalleyTemplate
import GalleyViews

/// What a whole screen is shown on and under, by names, as layouts tell it.
package enum CanvasAttributes {
  /// The attributes of a screen on `background` under `environment`, of which the system keeps `safeArea`.
  static func all(
    background: Color, safeArea: EdgeInsets, _ environment: EnvironmentValues
  ) -> [String: String] {
    var attributes = [
      "safeArea": [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
        .map { JSONValue.number($0).text.filter { !$0.isWhitespace } }.joined(separator: ", "),
      "background": background.rgba(in: environment).hexText, "colorScheme": "\(environment.colorScheme)",
      "dynamicType": "\(environment.dynamicTypeSize)", "locale": environment.localeIdentifier,
      "layoutDirection": "\(environment.layoutDirection)",
    ]
    let indicators = environment.verticalScrollIndicatorVisibility
    if indicators != .automatic { attributes["scrollIndicators"] = "\(indicators)" }
    return attributes
  }

  /// The attributes of a scene's canvas.
  package static func all(_ canvas: SceneCanvas) -> [String: String] {
    all(background: canvas.background, safeArea: canvas.safeArea, canvas.environment)
  }
}
