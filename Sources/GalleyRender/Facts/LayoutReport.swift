public import GalleyDiagnostics
import GalleyDiff
import GalleyGeometry
import GalleyPicture
import GalleyTemplate
import GalleyViews

/// The laid-out trees of some proofs as JSON: what `galley inspect --json` prints and a `layout` output holds.
public enum LayoutReport {
  /// One document about `proofs` of the scene `scene`.
  public static func json(scene: String, _ proofs: [Proof]) -> String {
    JSONValue.object([
      "schema": "galley-layout/1", "scene": .string(scene), "pictures": .array(proofs.map(picture)),
    ]).text
  }

  /// The document in the place of a scene that could not be laid out.
  public static func json(_ diagnostics: [Diagnostic]) -> String {
    JSONValue.object(["schema": "galley-layout/1", "errors": .array(diagnostics.map { $0.json() })]).text
  }

  private static func picture(_ proof: Proof) -> JSONValue {
    let canvas = proof.source.variant.canvas
    return .object([
      "state": .string(proof.source.state.name),
      "variant": proof.source.variant.json,
      "size": .pair(proof.picture.size.width, proof.picture.size.height),
      "scale": .number(canvas.scale),
      "attributes": .attributes(CanvasAttributes.all(canvas)),
      "view": view(proof.layout),
      "agreements": proof.agreements.isEmpty ? nil : .array(proof.agreements.map { $0.json }),
    ])
  }

  private static func view(_ view: InspectedView) -> JSONValue {
    .object([
      "kind": .string(view.kind),
      "id": view.id.map { .string($0) },
      "frame": rect(view.frame),
      "target": view.target.map(rect),
      "baseline": view.baseline.map { .number($0) },
      "lines": view.lines.isEmpty ? nil : .array(view.lines.map { .string($0) }),
      "truncated": view.isTruncated ? true : nil,
      "words": view.words.map { .string($0) },
      "style": ViewFacts.TextStyle.json(view.styles.map { ViewFacts.TextStyle($0) }),
      "attributes": .attributes(view.attributes),
      "fit": view.fit.map { $0.json },
      "syncWidth": view.syncWidth.map { $0.json },
      "scroll": view.scroll.map { $0.json },
      "header": view.header.map { $0.json },
      "row": view.row.map { .number(Double($0)) },
      "rows": view.rows.map { $0.json },
      "source": view.origin.map { $0.json },
      "children": view.children.isEmpty ? nil : .array(view.children.map(self.view)),
    ])
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
}
