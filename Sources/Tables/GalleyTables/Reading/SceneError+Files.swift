package import GalleyFiles
import GalleyMessages

extension SceneError.Kind {
  package func naming(_ path: String) -> SceneError.Kind {
    switch self {
    case .file(.unreadableFile("", let problem, let nearest)):
      .file(.unreadableFile(path: path, problem, nearest: nearest))
    case .file(.unknownFileType("", let known)): .file(.unknownFileType(path: path, known: known))
    case .file(.notText("", let offset, let isUTF16)): .file(.notText(path: path, offset: offset, isUTF16: isUTF16))
    default: self
    }
  }
}

extension SceneError {
  /// Creates an error about a file that the user named. It suggests a file with a similar name in the same folder.
  package init(unreadable path: String, _ problem: FileProblem, files: FileReader) {
    let folder = FilePath.folder(of: path)
    let names = problem == .notFound ? files.list(folder).sorted() : []
    let nearest = Suggestion.closest(to: FilePath.name(of: path), among: names)
    self.init(
      .file(.unreadableFile(path: path, problem, nearest: nearest.map { FilePath.join(folder, $0) })),
      at: SourcePlace(file: path))
  }
}
