import GalleyPaint
import GalleyPicture
import GalleyTemplate

/// Turns proofs into the bytes of a file of each kind.
struct SceneFileEncoder {
  let scene: Scene
  let press: Press

  /// The file that holds `proofs`; kinds that hold one picture get one.
  func bytes(of kind: OutputKind, _ proofs: [Proof]) throws(ProofError) -> [UInt8] {
    do throws(PaintError) {
      switch kind {
      case .png:
        return try first(proofs) { picture, scale throws(PaintError) in
          try press.painter().png(picture, scale: scale)
        }
      case .svg: return try first(proofs) { picture, _ throws(PaintError) in try press.painter().svg(picture) }
      case .pdf: return try pdf(proofs)
      case .layout: return Array(LayoutReport.json(scene: scene.name, proofs).utf8)
      }
    } catch { throw .paint(error) }
  }

  private func first(
    _ proofs: [Proof], _ encode: (Picture, Double) throws(PaintError) -> [UInt8]
  ) throws(PaintError) -> [UInt8] {
    guard let proof = proofs.first else { return [] }
    return try encode(proof.picture, proof.source.variant.canvas.scale)
  }

  private func pdf(_ proofs: [Proof]) throws(PaintError) -> [UInt8] {
    let metadata = PDFDocument.Metadata(title: scene.title ?? scene.name)
    let document = try PDFDocument(metadata, painter: try press.painter())
    for proof in proofs { try document.addPage(proof.picture, name: proof.title) }
    return try document.finish()
  }
}
