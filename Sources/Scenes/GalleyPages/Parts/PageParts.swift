package import GalleyFiles
import GalleyMessages
import GalleyPDF
package import GalleyRender

/// The shards of a PDF from several machines. The merged document is identical, byte for byte, to one written by a
/// single machine.
package struct PageParts {
  package let name: String
  private let set: PartSet

  static let fileExtension = "pdfpart"

  /// Returns whether one of the files is a PDF shard.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - files: Reads the files (default: only regular files on disk).
  package static func areAmong(_ paths: [String], files: FileReader = .regularFiles) -> Bool {
    paths.contains { PartFile.isOne($0, files: files) && FilePath.fileExtension(of: $0) == fileExtension }
  }

  /// Reads the shards at `paths`, in any order. Duplicates are ignored.
  ///
  /// - Parameters:
  ///   - paths: The files of all shards.
  ///   - files: Reads the files (default: only regular files on disk).
  /// - Throws: `PartProblem` if a shard is missing, truncated, or drawn from different inputs or in a different
  ///   rendering environment.
  package init(_ paths: [String], files: FileReader = .regularFiles) throws(PartProblem) {
    var notes: [String: PagePartNote] = [:]
    set = try PartSet(paths, files: files) { file throws(PartProblem) in
      guard let note = PagePartNote(file.note) else { throw PartProblem(Diagnostic(damagedPages: file.path)) }
      notes[file.path] = note
    }
    let all = set.parts.compactMap { notes[$0.path] }
    name = all.first?.name ?? ""
    guard Set(all.map(\.pages)).count == 1, PDFJoiner.areWhole(all.map(\.fragment)) else {
      throw PartProblem(Diagnostic(pagesThatDoNotFit: set.parts.map(\.path)))
    }
  }

  /// Writes the merged document to `name` below `folder`.
  ///
  /// - Parameters:
  ///   - name: The path of the document below `folder`.
  ///   - folder: The folder for results.
  /// - Throws: `PartProblem` if a shard has changed since it was read, or if the document cannot be written.
  package func write(to name: String, in folder: OutputFolder) throws(PartProblem) {
    do {
      let file = try folder.begin(name)
      var joiner = PDFJoiner { bytes throws(OutputError) in try file.write(bytes) }
      for part in set.parts {
        let own = try set.file(of: part)
        guard let note = PagePartNote(own.note) else { throw PartProblem(Diagnostic(damagedPages: part.path)) }
        try joiner.add(note.fragment, own.content)
      }
      try joiner.finish()
      try file.close()
    } catch let problem as PartProblem { throw problem } catch {
      throw PartProblem(ProofError(anyOf: error).diagnostics[0])
    }
  }
}
