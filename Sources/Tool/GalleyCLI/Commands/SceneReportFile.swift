import Galley

struct SceneReportFile {
  private enum Kind {
    case pdf
    case html
  }

  private let path: String
  private let kind: Kind

  init?(_ path: String) {
    self.path = path
    switch FilePath.fileExtension(of: path).lowercased() {
    case "pdf": kind = .pdf
    case "html", "htm": kind = .html
    default: return nil
    }
  }

  /// Writes the report. If that fails, prints the error before throwing the exit code.
  func write(_ book: SceneReport, _ renderContext: RenderContext = RenderContext()) throws {
    do {
      let bytes =
        switch kind {
        case .pdf: try SceneReportSheets(book, renderContext: renderContext).pdf()
        case .html: try book.html(renderContext: renderContext)
        }
      try OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts).write(bytes, to: FilePath.name(of: path))
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    } catch let error as OutputError {
      throw Failure(diagnostics: [Diagnostic(error)]).report()
    }
  }
}
