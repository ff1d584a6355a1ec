import ArgumentParser
import Galley

struct PrintTarget {
  private let path: String
  private let scale: Double
  private let part: DocumentPart?

  init(_ path: String, scale: Double, part: DocumentPart? = nil) {
    self.path = path
    self.scale = scale
    self.part = part
  }

  static func validate(_ output: String?, others: String = "") throws {
    guard let output, PrintKind(pathExtensionOf: output) == nil else { return }
    throw ValidationError("'\(output)' must end in .pdf, \(others.isEmpty ? "" : others + ", ").png or .svg")
  }

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
