import GalleyJSON
package import GalleyMessages
import GalleySnapshot

/// The content of `layout` outputs, which `galley inspect --json` also prints.
package enum LayoutReport {
  /// Returns the layouts as JSON of the schema `galley-layout/2`.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - proofs: The drawn states and variants, in scene order.
  package static func json(scene: String, _ proofs: [Proof]) -> String {
    LayoutDocument(scene: scene, pictures: proofs.map { LayoutSnapshot($0) }).text
  }

  package static func json(_ diagnostics: [Diagnostic]) -> String {
    JSONValue.object([
      "schema": .string(LayoutDocument.schema), "errors": .array(diagnostics.map { $0.json() }),
    ]).text
  }
}
