package import GalleyGeometry
import GalleyJSON
import GalleyNavigation
import GalleyPicture
import GalleySnapshot
package import GalleyViews

package enum CanvasAttributes {
  package static func all(
    background: Color, safeArea: EdgeInsets, _ environment: EnvironmentValues
  ) -> [String: String] {
    var attributes = [
      "safeArea": [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
        .map { JSONValue.number($0).text.filter { !$0.isWhitespace } }.joined(separator: ", "),
      "background": background.rgba(in: environment).hexText, "colorScheme": "\(environment.colorScheme)",
      "dynamicType": "\(environment.dynamicTypeSize)", "locale": environment.localeIdentifier,
      LayoutSnapshot.systemVersion.name: environment.systemVersion.name,
      "layoutDirection": "\(environment.layoutDirection)", LayoutSnapshot.marker.name: LayoutSnapshot.marker.value,
    ]
    let indicators = environment.verticalScrollIndicatorVisibility
    if indicators != .automatic { attributes["scrollIndicators"] = "\(indicators)" }
    return attributes
  }

  package static func system(
    _ statusBar: StatusBar?, showsHomeIndicator: Bool, keyboard: Double = 0
  ) -> [String: String] {
    var attributes: [String: String] = [:]
    attributes["statusBar"] = statusBar?.summary
    if showsHomeIndicator { attributes["homeIndicator"] = "shown" }
    if keyboard > 0 { attributes["keyboard"] = JSONValue.number(keyboard).text }
    return attributes
  }
}

extension StatusBar {
  fileprivate var summary: String {
    let usual = StatusBar()
    let parts: [String?] = [
      time, signal == usual.signal ? nil : "signal \(signal.map { "\($0)" } ?? "none")", wifi ? nil : "no wifi",
      battery == usual.battery ? nil : "battery \(JSONValue.number((battery * 100).rounded()).text) %",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
