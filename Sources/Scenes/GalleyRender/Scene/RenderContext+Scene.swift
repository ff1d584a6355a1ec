package import GalleyFiles
package import GalleyStage
import GalleySymbols
package import GalleyTemplate
import GalleyText

extension RenderContext {
  package convenience init(of scene: Scene, files: FileReader = .disk) {
    self.init(library: FontLibrary(adding: scene.fonts), files: files, symbols: SymbolCatalog(of: scene))
  }
}
