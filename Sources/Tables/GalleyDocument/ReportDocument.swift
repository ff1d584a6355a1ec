public import GalleyFiles
public import GalleyMessages
import GalleyPDF
public import GalleyPages
import GalleyPaint
public import GalleyRender
public import GalleyStage
public import GalleyTables
public import GalleyTemplate
import GalleyText

/// A report with text, tables, charts and scenes, ready to be written as PDF, HTML or Markdown.
///
/// ```swift
/// let report = try ReportFile(contentsOf: "report.yaml")
/// let document = try ReportDocument(report)
/// let files = try document.write(.html, to: "report.html", in: OutputFolder("output"))
/// ```
public struct ReportDocument {
  public let report: ReportFile
  public var warnings: [SceneError] { report.warnings + outline.warnings }
  /// The positions of HTML in the report's Markdown, which is not rendered.
  public var htmlPlaces: [SourcePlace] { outline.htmlPlaces }
  /// The positions of references to page numbers. In web pages and Markdown, labels replace the numbers.
  public var pagePlaces: [SourcePlace] { outline.pagePlaces }
  var fontSearch: FontSearch { renderContext.fontSearch }
  var isSilent: Bool {
    warnings.isEmpty && htmlPlaces.isEmpty && report.notes.isEmpty && report.foreignKeys.isEmpty
  }
  private let outline: DocumentOutline
  private let renderContext: RenderContext

  /// Prepares the document of `report`.
  ///
  /// - Parameters:
  ///   - report: The report with its data and scenes.
  ///   - files: Reads images (default: from disk). Ignored if `renderContext` is given.
  ///   - renderContext: The context for drawing; nil (the default) creates one with the fonts of the report.
  /// - Throws: `SceneErrors` for references to missing names and files.
  public init(
    _ report: ReportFile, files: FileReader = .disk, renderContext: RenderContext? = nil
  ) throws(SceneErrors) {
    self.report = report
    self.renderContext =
      renderContext
      ?? RenderContext(library: FontLibrary(adding: report.fonts + report.style.fonts.files), files: files)
    outline = DocumentOutline(report)
    guard outline.errors.isEmpty else { throw SceneErrors(outline.errors) }
  }

  /// Writes the report as a file without pages.
  ///
  /// - Parameters:
  ///   - kind: The format.
  ///   - name: The path of the file inside `folder`. For Markdown, images are written to a folder next to the file.
  ///   - folder: The folder to which the file is written.
  /// - Returns: The written files.
  /// - Throws: `ProofError` for content that cannot be drawn or written.
  public func write(
    _ kind: DocumentFile, to name: String, in folder: OutputFolder
  ) throws(ProofError) -> [PageFiles.File] {
    // Drawing errors must be reported before any file is started.
    var page = kind == .html ? try DocumentWebPage(report, outline, renderContext) : nil
    let place = FilePath.folder(of: name)
    let stem = FilePath.stem(of: FilePath.name(of: name))
    var text = DocumentMarkdown(report, outline, pictureFolder: "\(stem)-pictures", renderContext)
    var pictures: [PageFiles.File] = []
    let file = try Self.output { () throws(OutputError) in try folder.begin(name) }
    func sink(_ bytes: [UInt8]) throws(ProofError) {
      try Self.output { () throws(OutputError) in try file.write(bytes) }
    }
    if page == nil {
      try text.write(to: sink) { bytes, picture throws(ProofError) in
        let path = FilePath.join(place, picture)
        try Self.output { () throws(OutputError) in try folder.write(bytes, to: path) }
        pictures.append(PageFiles.File(name: path, bytes: bytes.count))
      }
    } else {
      try page?.write(to: sink)
    }
    try Self.output { () throws(OutputError) in try file.close() }
    return [PageFiles.File(name: name, bytes: file.byteCount)] + pictures
  }

  private static func output<Value>(_ body: () throws(OutputError) -> Value) throws(ProofError) -> Value {
    do { return try body() } catch { throw .output(error) }
  }

  /// Writes the pages.
  ///
  /// - Parameter files: The folder, the name and the format.
  /// - Returns: The files in page order, and the layouts of tables that are wider than the text.
  /// - Throws: `ProofError` for content that cannot be drawn or written.
  public func write(
    to files: PageFiles
  ) throws(ProofError) -> (files: [PageFiles.File], wideTables: [WideTable]) {
    let document = try DocumentPages(report, outline, renderContext)
    return (try write(document.pages(), to: files), document.wideTables)
  }

  private func write(_ pages: [PDFPage], to files: PageFiles) throws(ProofError) -> [PageFiles.File] {
    let metadata = PDFDocument.Metadata(title: report.title, author: report.author)
    return try files.write(pages.count, renderContext) { target, progress in
      let writer = try PDFWriter(metadata, painter: renderContext.painter(), to: target)
      for index in writer.pages(of: pages.count) {
        try writer.add(pages[index])
        progress(index + 1)
      }
      try writer.finish()
    } picture: {
      pages[$0].picture
    }
  }
}
