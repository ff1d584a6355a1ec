import GalleyGeometry
import GalleyStage
package import GalleyTemplate

extension CanvasAttributes {
  package static func all(_ canvas: SceneCanvas) -> [String: String] {
    var attributes = all(background: canvas.background, safeArea: canvas.safeArea, canvas.environment)
      .merging(system(canvas.statusBar, showsHomeIndicator: canvas.showsHomeIndicator)) { $1 }
    attributes["device"] = canvas.device?.name
    return attributes
  }
}
