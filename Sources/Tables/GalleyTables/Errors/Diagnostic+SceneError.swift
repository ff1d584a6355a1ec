import GalleyFiles
package import GalleyMessages

extension Diagnostic {
  package init(_ error: SceneError) {
    let words = error.kind.words
    var help = words.help
    // The user named this file directly, so its path is not relative to a scene.
    if case .file(.unreadableFile(error.place.file, .notFound, nearest: nil)) = error.kind {
      help = "paths are relative to the current folder"
    }
    self.init(words.message, at: error.place, excerpt: error.excerpt, help: help)
    excerptColumn = error.excerptColumn
    if case .table(.moreErrors) = error.kind { isRemainder = true }
  }
}
