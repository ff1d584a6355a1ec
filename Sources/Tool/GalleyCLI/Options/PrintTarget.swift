import ArgumentParser
import Galley

/// The file that pages are printed to, as it was named on the command line.
struct PrintTarget {
  private let path: String
  private let scale: Double
  private let part: DocumentPart?

  /// - Parameter part: the part of the pages that is written; nil writes all.
  init(_ path: String, scale: Double, part: DocumentPart? = nil) {
    self.path = path
    self.scale = scale
    self.part = part
  }

  /// Refuses names whose extension tells no kind of file.
  ///
  /// - Parameter others: the extensions of other files that may be named.
  static func validate(_ output: String?, others: String = "") throws {
    guard let output, PrintKind(pathExtensionOf: output) == nil else { return }
    throw ValidationError("'\(output)' must end in .pdf, \(others.isEmpty ? "" : others + ", ").png or .svg")
  }

  /// The paths of the files that `write` wrote; says on a terminal how far it has come.
  func write(
    _ pages: Int, _ write: (PageFiles) throws(ProofError) -> [PageFiles.File]
  ) throws(ProofError) -> [String] {
    let bar = ProgressBar(total: pages)
    defer { bar.finish() }
    let folder = FilePath.folder(of: path)
    let files = PageFiles(
      FilePath.name(of: path), in: OutputFolder(folder, drafts: Interruption.drafts),
      kind: PrintKind(pathExtensionOf: path) ?? .pdf, scale: scale, part: part,
      progress: bar.show)
    return try write(files).map { FilePath.join(folder, $0.name) }
  }
}
