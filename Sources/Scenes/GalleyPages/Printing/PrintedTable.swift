public import GalleyFiles
public import GalleyMessages
import GalleyPDF
import GalleyPaint
import GalleyPicture
public import GalleyPrint
public import GalleyRender
public import GalleyStage
public import GalleyTables
import GalleyTemplate
import GalleyText

/// A table laid out on pages, to be written as a PDF, as page images, and in other formats.
///
/// ```swift
/// let table = try DataFile("sales.csv").table()
/// let printed = try PrintedTable(table, TablePlan(title: "Sales"), file: "sales.csv")
/// let files = try printed.write(to: PageFiles("sales.pdf", in: OutputFolder("out"), kind: .pdf))
/// ```
public struct PrintedTable {
  public let document: TableDocument
  private let renderContext: RenderContext
  private let workers: Int
  private let helpers: [TextEngine]

  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - plan: The layout: paper, columns, style and so on.
  ///   - file: The name of the table's file, for page labels.
  ///   - renderContext: The fonts and images.
  ///   - place: The position to which errors refer.
  ///   - workers: The maximum number of threads for measuring and drawing. The files do not depend on it.
  /// - Throws: `ProofError.print(_:at:)` if the table does not fit the paper. `ProofError.problems(_:)` if the logo
  ///   cannot be read.
  public init(
    _ table: Table, _ plan: TablePlan, file: String, renderContext: RenderContext = RenderContext(),
    at place: SourcePlace? = nil, workers: Int = 1
  ) throws(ProofError) {
    self.renderContext = renderContext
    self.workers = workers
    let others = table.rowCount < Self.minimumRowsForThreads ? 0 : max(workers, 1) - 1
    helpers = (0..<others).map { _ in renderContext.engine.copy() }
    let logo = try renderContext.logo(of: plan.style)
    do {
      let first = try TableDocument(
        table, plan, file: file, logo: logo, engine: renderContext.engine, helpers: helpers)
      document = try Self.fitted(first, table, logo, renderContext.engine, helpers)
    } catch {
      throw .print(error, at: place)
    }
  }

  /// Tries these layouts in order: all columns side by side, a smaller font size, larger sheets, facing pages, and
  /// finally the record layout.
  private static func fitted(
    _ first: TableDocument, _ table: Table, _ logo: PictureImage?, _ engine: TextEngine, _ helpers: [TextEngine]
  ) throws(PrintError) -> TableDocument {
    if let denser = try first.denser(table, engine: engine, helpers: helpers) { return denser }
    guard first.fit.layout == .stacked, first.plan.stacking == .automatic else { return first }
    for sheet in first.plan.largerSheets {
      var plan = first.plan
      plan.paper.size = sheet
      let larger = try TableDocument(table, plan, file: first.file, logo: logo, engine: engine, helpers: helpers)
      if larger.fit.layout != .stacked { return larger }
      if let denser = try larger.denser(table, engine: engine, helpers: helpers) { return denser }
    }
    return try first.facing(table, engine: engine, helpers: helpers) ?? first
  }

  /// Writes the table to a single file without pages.
  ///
  /// - Parameters:
  ///   - kind: The format.
  ///   - name: The path of the file below `folder`.
  ///   - folder: The folder for results.
  /// - Throws: `ProofError.print(_:at:)` if the format cannot represent the table. `ProofError.output(_:)` and
  ///   `ProofError.problems(_:)`.
  /// - Returns: The file, with its size.
  public func write(
    _ kind: TableFile, to name: String, in folder: OutputFolder
  ) throws(ProofError) -> PageFiles.File {
    if let error = kind.problem(with: document) { throw .print(error, at: nil) }
    let logo = try renderContext.logoFile(of: document.plan.style)
    let fonts = kind == .html ? webFonts : ""
    do {
      let file = try folder.begin(name)
      try kind.write(document, logo: logo, fonts: fonts) { bytes throws(OutputError) in try file.write(bytes) }
      try file.close()
      return PageFiles.File(name: name, bytes: file.byteCount)
    } catch {
      throw .output(error)
    }
  }

  private var webFonts: String {
    var fonts = WebFonts()
    fonts.add(document)
    return fonts.rules(document.plan.style, renderContext, isTable: true)
  }

  /// Writes the pages.
  ///
  /// - Parameter files: The folder, the name and the format.
  /// - Returns: The written files, in order.
  /// - Throws: `ProofError.output(_:)` and `ProofError.paint(_:)`.
  public func write(to files: PageFiles) throws(ProofError) -> [PageFiles.File] {
    let printer = TablePrinter(document)
    return try files.write(document.pageCount, renderContext) { target, progress in
      let all = try TablePrinter(document, others: artists(like: printer))
      try all.writePDF(painter: renderContext.painter(), to: target, progress: progress)
    } picture: {
      try printer.picture(ofPage: $0)
    }
  }

  /// The minimum number of pages for several threads. For fewer pages, a second thread takes more time than it saves,
  /// because it must read the fonts and measure glyphs again.
  private static let minimumPagesForThreads = 48
  private static let minimumRowsForThreads = 20_000

  private func artists(like printer: TablePrinter) throws -> [PageArtist<TablePrinter>] {
    let useful = min(workers - 1, document.pageCount / Self.minimumPagesForThreads)
    return try (0..<max(0, useful)).map { index in
      let engine = index < helpers.count ? helpers[index] : renderContext.engine.copy()
      return PageArtist(try printer.copy(engine: engine), painter: try Painter())
    }
  }
}
