import ArgumentParser
import Galley
import GalleyTables

struct ReportWriter {
  private let file: String
  private let title: String?
  private let options: SceneOptions
  private let shard: FrameSelection.Shard?
  private let run: FileCache.Run?

  init(_ file: String, title: String?, _ options: SceneOptions, in run: FileCache.Run) {
    (self.file, self.title, self.options) = (file, title, options)
    (self.run, shard) = (run, nil)
  }

  init(_ file: String, title: String?, _ options: SceneOptions, shard: FrameSelection.Shard) {
    (self.file, self.title, self.options) = (file, title, options)
    (run, self.shard) = (nil, shard)
  }

  private func warn(of document: ReportDocument) {
    for warning in document.warnings { Terminal.report(Diagnostic(warning), as: .warning) }
    if let key = document.report.foreignKeys.first {
      let others = document.report.foreignKeys.count - 1
      Terminal.report(
        "note: galley ignores '\(key)'\(others > 0 ? " and \(others) more keys" : "") of the front matter")
    }
    guard let first = document.htmlPlaces.first else { return }
    let count = document.htmlPlaces.count
    let line = first.line.map { ":\($0)" } ?? ""
    Terminal.report(
      """
      note: HTML in the text is not shown: \(count) \(count == 1 ? "place" : "places"), first at \(first.file)\(line)
      """)
  }

  private static func note(_ table: WideTable) -> String {
    "note: the table at \(table.place.file)\(table.place.line.map { ":\($0)" } ?? ""): \(table.words)"
  }

  private static func kind(of output: String) -> DocumentFile? {
    DocumentFile(pathExtension: FilePath.fileExtension(of: output))
  }

  private func warnOfPages(_ document: ReportDocument) {
    guard let first = document.pagePlaces.first else { return }
    let count = document.pagePlaces.count
    let line = first.line.map { ":\($0)" } ?? ""
    Terminal.report(
      """
      note: this format has no pages, so {page} shows the name of its target: \(count) \
      \(count == 1 ? "place" : "places"), 
      """
        + "first at \(first.file)\(line)")
  }

  func write(to outputs: [String]) throws {
    do {
      let inputs = PartInputs(Inputs.files)
      let reader = run?.files ?? inputs.files
      var report = try options.readReport(file, files: reader)
      report.title = title ?? report.title
      ImportNotes.report(report.notes)
      let document = try ReportDocument(report, files: reader)
      let words = ["report", FilePath.name(of: file)] + PagePartOptions.words(without: [file])
      warn(of: document)
      if outputs.contains(where: { Self.kind(of: $0) != nil }) { warnOfPages(document) }
      var (written, notes): ([String], [String]) = ([], [])
      let outputs = outputs.isEmpty ? [FilePath.stem(of: FilePath.name(of: file)) + ".pdf"] : outputs
      try Inputs.check(outputs, option: "--output")
      for output in outputs {
        let folder = FilePath.folder(of: output)
        let target = OutputFolder(folder, drafts: Interruption.drafts)
        if let kind = Self.kind(of: output) {
          written += try document.write(kind, to: FilePath.name(of: output), in: target).map {
            FilePath.join(folder, $0.name)
          }
          continue
        }
        let files = PageFiles(
          FilePath.name(of: output), in: target,
          kind: PrintKind(pathExtensionOf: output) ?? .pdf, scale: options.scale ?? PageFiles.scale,
          part: shard.map { DocumentPart($0, of: inputs, options: words) })
        let (pages, wide) = try document.write(to: files)
        written += pages.map { FilePath.join(folder, $0.name) }
        notes += wide.map(Self.note).filter { !notes.contains($0) }
      }
      notes.forEach { Terminal.report($0) }
      try Terminal.print(lines: written)
      run?.keep(FileCache.Outcome(paths: written, notes: notes), of: document)
    } catch let error as SceneErrors {
      throw Failure(diagnostics: error.errors.map { Diagnostic($0) }).report()
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    }
  }
}
