public import GalleyRender
public import GalleyStage
import GalleyTemplate
import GalleyText

extension FileCache.Run {
  /// Keeps what came of the run that wrote `book`, set with `renderContext`, unless one of its scenes warns of
  /// something, which has to be told every time.
  public func keep(_ outcome: FileCache.Outcome, of book: ProofBook, setWith renderContext: RenderContext) {
    guard book.chapters.allSatisfy({ $0.scene.warnings.isEmpty }) else { return }
    let search = book.chapters.reduce(renderContext.fontSearch) { $0 + $1.fontSearch }
    // A book tells of the standard fonts, wherever they are.
    keep(outcome, search + Fingerprint.fontSearch)
  }
}
