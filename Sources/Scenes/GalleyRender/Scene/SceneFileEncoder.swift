import GalleyPDF
import GalleyPaint
import GalleyPicture
import GalleySVG
import GalleyStage
import GalleyTemplate

struct SceneFileEncoder {
  let scene: Scene
  let renderContext: RenderContext

  func bytes(of kind: OutputKind, _ proofs: [Proof]) throws(ProofError) -> [UInt8] {
    if kind == .pdf { return try pdf(proofs) }
    do throws(PaintError) {
      switch kind {
      case .png:
        return try first(proofs) { picture, scale throws(PaintError) in
          try renderContext.painter().png(picture, scale: scale)
        }
      case .svg: return try first(proofs) { picture, _ throws(PaintError) in try renderContext.painter().svg(picture) }
      case .pdf, .layout: return Array(LayoutReport.json(scene: scene.name, proofs).utf8)
      }
    } catch { throw .paint(error) }
  }

  private func first(
    _ proofs: [Proof], _ encode: (Picture, Double) throws(PaintError) -> [UInt8]
  ) throws(PaintError) -> [UInt8] {
    guard let proof = proofs.first else { return [] }
    return try encode(proof.picture, proof.source.variant.canvas.scale)
  }

  private func pdf(_ proofs: [Proof]) throws(ProofError) -> [UInt8] {
    let pages = proofs.map { PDFPage($0.picture, outline: [PDFPage.OutlineEntry($0.title)]) }
    return try renderContext.pdf(pages, PDFDocument.Metadata(title: scene.title ?? scene.name))
  }
}
