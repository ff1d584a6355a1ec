package import GalleyFiles
package import GalleyPDF
import GalleyPaint
package import GalleyPicture
package import GalleyRender
import GalleySVG
package import GalleyStage

/// The destination of printed pages: one PDF, or one file per page.
///
/// ```swift
/// let files = PageFiles("sales.png", in: OutputFolder("out"), kind: .png, scale: 3)  // out/sales-1.png, …
/// ```
public struct PageFiles {
  private let folder: OutputFolder
  private let name: String
  private let kind: PrintKind
  private let scale: Double
  private let part: DocumentPart?
  private let progress: (Int) -> Void

  /// The default scale of PNG files, in pixels per point.
  public static let scale = 2.0

  public struct File: Hashable, Sendable {
    public let name: String
    public let bytes: Int

    package init(name: String, bytes: Int) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Creates a destination for pages.
  ///
  /// - Parameters:
  ///   - name: The file name. If there is one file per page, the page number is added to it.
  ///   - folder: The output folder.
  ///   - kind: The file format.
  ///   - scale: The scale of PNG files, in pixels per point.
  ///   - part: The shard of the pages to write; `nil` writes all.
  ///   - progress: Called with the number of pages done so far.
  package init(
    _ name: String, in folder: OutputFolder, kind: PrintKind, scale: Double = PageFiles.scale,
    part: DocumentPart? = nil,
    progress: @escaping (Int) -> Void = { _ in }
  ) {
    self.folder = folder
    self.name = name
    self.kind = kind
    self.scale = scale
    self.part = part
    self.progress = progress
  }

  /// Writes the pages. If an error is thrown, no incomplete file remains.
  package func write(
    _ count: Int, _ renderContext: RenderContext, pdf: (PDFTarget, (Int) -> Void) throws -> Void,
    picture: (Int) throws -> Picture
  ) throws(ProofError) -> [File] {
    do {
      if kind == .pdf { return [try part.map { try writePart($0, of: count, pdf) } ?? writePDF(pdf)] }
      return try (part?.pages(of: count) ?? 0..<count).map { page in
        let drawn = try picture(page)
        let painter = try renderContext.painter()
        let bytes = try kind == .png ? painter.png(drawn, scale: scale) : painter.svg(drawn)
        let own = numbered(page: page, of: count)
        try folder.write(bytes, to: own)
        progress(page + 1)
        return File(name: own, bytes: bytes.count)
      }
    } catch {
      throw ProofError(anyOf: error)
    }
  }

  private func writePDF(_ pdf: (PDFTarget, (Int) -> Void) throws -> Void) throws -> File {
    let file = try folder.begin(name)
    try pdf(PDFTarget { bytes throws(OutputError) in try file.write(bytes) }, progress)
    try file.close()
    return File(name: name, bytes: file.byteCount)
  }

  private func writePart(
    _ part: DocumentPart, of count: Int, _ pdf: (PDFTarget, (Int) -> Void) throws -> Void
  ) throws -> File {
    let own = part.name(name, fileExtension: PageParts.fileExtension)
    let file = try folder.begin(own)
    let writer = try PartFile.Writer(file)
    var written = PDFFragment(first: 0, count: 0, objects: [])
    let stretch = PDFStretch(part.pages(of: count), isLast: part.shard.number == part.shard.count)
    let target = PDFTarget(stretch) { bytes throws(OutputError) in
      try writer.write(bytes)
    } note: {
      written = $0
    }
    try pdf(target, progress)
    let note = PagePartNote(name: name, pages: count, fragment: written)
    try writer.close(part.origin(showing: written.fonts), note.members)
    return File(name: own, bytes: file.byteCount)
  }

  /// Returns the name of a page, such as `table-02.png` for page 2 of 12.
  private func numbered(page: Int, of count: Int) -> String {
    guard count > 1 else { return name }
    let number = String(page + 1)
    let zeros = String(repeating: "0", count: String(count).count - number.count)
    let ending = FilePath.fileExtension(of: name)
    return "\(name.dropLast(ending.count + 1))-\(zeros)\(number).\(ending)"
  }
}
