import GalleyGeometry
import GalleyMessages
import GalleyTables
import GalleyText
import GalleyViews

/// Warns about text without a translation. The text is known only after building, so the scene is laid out in all its
/// languages and states.
package struct UntranslatedTexts {
  private(set) var warnings: [SceneError] = []
  private var reported: Set<Key> = []

  private struct Key: Hashable {
    let text: String
    let language: String
  }

  private static let limit = 20

  init(in scene: Scene, printed: [String]) {
    guard scene.strings != nil else { return }
    for canvas in UntranslatedTexts.canvases(of: scene) { visit(scene, on: canvas) }
    for key in printed { warn(key, scene.canvas.locale, at: scene.print.place ?? scene.canvasPlace) }
  }

  private static func canvases(of scene: Scene) -> [SceneCanvas] {
    var canvases: [SceneCanvas] = []
    let drawn = scene.variants.isEmpty ? [scene.canvas] : scene.variants.map(\.canvas)
    for canvas in drawn where !canvases.contains(where: { $0.locale == canvas.locale }) { canvases.append(canvas) }
    return Array(canvases.prefix(limit))
  }

  private mutating func visit(_ scene: Scene, on canvas: SceneCanvas) {
    let engine = TextEngine(library: FontLibrary(adding: scene.fonts))
    let images = ImageLoader { _ in throw UnreadImage() }
    let context = BuildContext(measurer: engine.measurer, images: images, scrollPositions: ScrollPositions())
    let tree = ViewTree(SceneView(scene), environment: canvas.environment, context: context)
    for state in [nil] + scene.states.prefix(Self.limit).map(Optional.some) {
      if let state {
        context.scrollPositions.all = state.scroll.reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
      }
      tree.place(on: ProposedViewSize(width: canvas.width, height: canvas.height), safeArea: canvas.safeArea)
    }
    for problem in tree.warnings {
      guard case .string(let key, let language) = problem.kind else { continue }
      let place = problem.origin.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column, length: $0.length) }
      warn(key, language, at: place ?? scene.canvasPlace)
    }
  }

  private mutating func warn(_ key: String, _ language: String, at place: SourcePlace) {
    guard reported.insert(Key(text: key, language: language)).inserted else { return }
    warnings.append(SceneError(.name(.untranslated(key, language: language)), at: place))
  }
}

private struct UnreadImage: Error {}
