import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleyRender
import GalleyStage
import GalleyTemplate

extension FigureSetter.Figure {
  static func figure(
    of image: ReportImage, width: Double, _ renderContext: RenderContext
  ) throws(ProofError) -> Self {
    let source = try renderContext.picture(inFile: image.path)
    var size = Size(width: Double(source.bitmap.width), height: Double(source.bitmap.height))
    if let share = image.widthShare, size.width > 0 {
      size = Size(width: width * share, height: size.height * width * share / size.width)
    }
    return Self(items: [.image(.init(source, in: Rect(origin: .zero, size: size)))], size: size)
  }

  static func figures(of shown: ReportScene, _ renderContext: RenderContext) throws(ProofError) -> [Self] {
    var scene = shown.scene
    if !shown.states.isEmpty {
      scene.states = shown.states.compactMap { name in scene.states.first { $0.name == name } }
    } else {
      scene.states = Array(scene.states.prefix(1))
    }
    let wanted = scene.variants.filter { variant in variant.labels.contains { shown.variants.contains($0.value) } }
    scene.variants = wanted.isEmpty ? Array(scene.variants.prefix(1)) : wanted
    let renderer = SceneRenderer(scene, files: renderContext.files)
    let proofs = try renderer.proofs()
    renderContext.note(renderer.fontSearch)
    return proofs.map { proof in
      Self(
        items: proof.picture.items, size: proof.picture.size, title: proofs.count > 1 ? proof.title : "",
        isFramed: true)
    }
  }
}
