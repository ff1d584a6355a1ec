package import GalleySymbols
package import GalleyTemplate
import GalleyText
import GalleyViews

extension SymbolCatalog {
  /// The symbols of `scene`: its own first. A name that nothing has is told, unless the canvas lets boxes stand for
  /// characters without a glyph.
  package init(of scene: Scene) {
    self.init(adding: scene.symbols, missing: scene.canvas.missingGlyph == .box ? .box : .error)
  }
}
