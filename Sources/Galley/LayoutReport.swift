public import GalleyDiagnostics
import GalleyGeometry
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
      "variant": labels(proof.source.variant),
      "size": pair(proof.picture.size.width, proof.picture.size.height),
      "scale": .number(canvas.scale),
      "view": view(proof.layout),
    ])
  }

  private static func labels(_ variant: Variant) -> JSONValue? {
    variant.labels.isEmpty
      ? nil : .object(variant.labels.map { JSONValue.Member(name: $0.axis, value: .string($0.value)) })
  }

  private static func view(_ view: InspectedView) -> JSONValue {
    .object([
      "kind": .string(view.kind),
      "id": view.id.map { .string($0) },
      "frame": rect(view.frame),
      "baseline": view.baseline.map { .number($0) },
      "lines": view.lines.isEmpty ? nil : .array(view.lines.map { .string($0) }),
      "truncated": view.isTruncated ? true : nil,
      "fit": view.fit.map(fit),
      "scroll": view.scroll.map(scroll),
      "source": view.origin.map { .string("\($0.file):\($0.line):\($0.column)") },
      "children": view.children.isEmpty ? nil : .array(view.children.map(self.view)),
    ])
  }

  private static func fit(_ fit: InspectedView.Fit) -> JSONValue {
    .object([
      "chosen": .number(Double(fit.chosen)),
      "ideals": .array(fit.ideals.map { pair($0.width, $0.height) }),
      "offered": .array([fit.offered.width, fit.offered.height].map { $0.map { .number($0) } ?? .null }),
    ])
  }

  private static func scroll(_ scroll: InspectedView.Scroll) -> JSONValue {
    .object([
      "offset": pair(scroll.offset.x, scroll.offset.y),
      "requested": scroll.requested.map { pair($0.x, $0.y) },
      "contentSize": pair(scroll.contentSize.width, scroll.contentSize.height),
      "viewport": rect(scroll.viewport),
    ])
  }

  private static func pair(_ first: Double, _ second: Double) -> JSONValue {
    .array([.number(first), .number(second)])
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
}
