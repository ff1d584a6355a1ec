import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleyRender
import GalleyTemplate

extension FigureSetter.Plate {
  /// The picture in a file at its own size: pixels are points, and no picture is enlarged.
  static func plate(of image: ReportImage, _ renderContext: RenderContext) throws(ProofError) -> Self {
    let source = try renderContext.picture(inFile: image.path)
    let size = Size(width: Double(source.bitmap.width), height: Double(source.bitmap.height))
    return Self(items: [.image(.init(source, in: Rect(origin: .zero, size: size)))], size: size)
  }

  /// The pictures of a scene, each with its state's name where there are several.
  static func plates(of shown: ReportScene, _ renderContext: RenderContext) throws(ProofError) -> [Self] {
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
