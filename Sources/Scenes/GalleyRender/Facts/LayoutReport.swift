import GalleyJSON
public import GalleyMessages
import GalleySnapshot

/// The laid-out trees of some proofs as JSON: what `galley inspect --json` prints and a `layout` output holds.
public enum LayoutReport {
  public static func json(scene: String, _ proofs: [Proof]) -> String {
    LayoutDocument(scene: scene, pictures: proofs.map { LayoutSnapshot($0) }).text
  }

  /// The document in the place of a scene that could not be laid out.
  public static func json(_ diagnostics: [Diagnostic]) -> String {
    JSONValue.object([
      "schema": .string(LayoutDocument.schema), "errors": .array(diagnostics.map { $0.json() }),
    ]).text
  }
}
