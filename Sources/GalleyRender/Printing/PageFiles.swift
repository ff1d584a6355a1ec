public import GalleyFiles
package import GalleyPDF
import GalleyPaint
package import GalleyPicture
import GalleySVG

/// Where printed pages go: one PDF, or a file a page.
public struct PageFiles {
  private let folder: OutputFolder
  private let name: String
  private let kind: PrintKind
  private let scale: Double
  private let progress: (Int) -> Void

  /// Pixels a point of PNG files, unless another number is asked for.
  public static let scale = 2.0

  /// A file that was written.
  public struct File: Hashable, Sendable {
    /// Its name below the folder.
    public let name: String
    /// Its size, in bytes.
    public let bytes: Int
  }

  /// Pages that go to `name` below `folder`; several pictures are numbered behind the name.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - folder: where the files go.
  ///   - kind: what kind of files they are.
  ///   - scale: pixels a point, of PNG files.
  ///   - progress: hears how many pages are done.
  public init(
    _ name: String, in folder: OutputFolder, kind: PrintKind, scale: Double = PageFiles.scale,
    progress: @escaping (Int) -> Void = { _ in }
  ) {
    self.folder = folder
    self.name = name
    self.kind = kind
    self.scale = scale
    self.progress = progress
  }

  /// Writes `count` pages, as a PDF that `pdf` hands to a sink, or as the pictures that `picture` makes.
  ///
  /// Nothing half-written is left behind.
  package func write(
    _ count: Int, _ renderContext: RenderContext, pdf: (@escaping PDFWriter.Sink, (Int) -> Void) throws -> Void,
    picture: (Int) throws -> Picture
  ) throws(ProofError) -> [File] {
    do {
      if kind == .pdf { return [try writePDF(pdf)] }
      return try (0..<count).map { page in
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

  private func writePDF(_ pdf: (@escaping PDFWriter.Sink, (Int) -> Void) throws -> Void) throws -> File {
    let file = try folder.begin(name)
    try pdf({ bytes throws(OutputError) in try file.write(bytes) }, progress)
    try file.close()
    return File(name: name, bytes: file.byteCount)
  }

  /// `table.png` of the second of twelve pages is `table-02.png`.
  private func numbered(page: Int, of count: Int) -> String {
    guard count > 1 else { return name }
    let number = String(page + 1)
    let zeros = String(repeating: "0", count: String(count).count - number.count)
    let ending = FilePath.fileExtension(of: name)
    return "\(name.dropLast(ending.count + 1))-\(zeros)\(number).\(ending)"
  }
}
