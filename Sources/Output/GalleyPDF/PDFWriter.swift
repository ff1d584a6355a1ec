public import GalleyFiles
package import GalleyGeometry
public import GalleyPaint
public import GalleyPicture

/// Writes a PDF file page by page, with vector shapes, text and embedded font subsets.
///
/// A page is passed to the sink when it is complete, so a file of any length needs no more memory than its largest page
/// and its fonts. Emoji and shadows are bitmaps. The text of emoji is placed below them, so that it can be found and
/// copied.
///
/// ```swift
/// let page = PDFPage(picture, outline: [PDFPage.OutlineEntry("Summary")])
/// let file = try PDFWriter.bytes(of: [page], PDFDocument.Metadata(title: "Report"), painter: Painter())
/// ```
public final class PDFWriter {
  public typealias Sink = ([UInt8]) throws(OutputError) -> Void

  private let target: PDFTarget
  private let objects: PDFObjects
  private let store: PDFStore
  private let metadata: PDFDocument.Metadata
  private var tree: PageTree
  private var outline = OutlineTree()
  private var destinations: [(name: String, page: PDFObjects.Reference, y: Double)] = []
  private var labels: [(page: Int, label: PDFPage.Label)] = []
  /// The number of pages that threads drew and that were discarded, because objects of the file were missing.
  package internal(set) var redrawnPages = 0
  private var first: Int?
  /// The largest number of artists that drew pages.
  var threads = 1

  /// Creates a file whose bytes are passed to a sink.
  ///
  /// - Parameters:
  ///   - metadata: The title, the author and the date of the file.
  ///   - painter: Draws the bitmaps of emoji and shadows, and provides the fonts.
  ///   - sink: Receives the bytes in portions, in order.
  /// - Throws: ``PDFError`` if the start of the file cannot be written.
  public convenience init(
    _ metadata: PDFDocument.Metadata = PDFDocument.Metadata(), painter: Painter, sink: @escaping Sink
  ) throws(PDFError) {
    try self.init(metadata, painter: painter, to: PDFTarget(sink))
  }

  package init(_ metadata: PDFDocument.Metadata, painter: Painter, to target: PDFTarget) throws(PDFError) {
    self.target = target
    let isBeginning = target.stretch.map { $0.pages.lowerBound == 0 } ?? true
    objects = PDFObjects(target.sink, compressor: try StreamCompressor(), isBeginning: isBeginning)
    store = PDFStore(objects, painter: painter)
    self.metadata = metadata
    tree = PageTree(objects)
  }

  /// Returns a file of `pages`.
  ///
  /// - Parameters:
  ///   - pages: The pages in order. There must be at least one.
  ///   - metadata: The title, the author and the date of the file.
  ///   - painter: Draws the bitmaps of emoji and shadows, and provides the fonts.
  /// - Throws: The errors of ``add(_:)``.
  public static func bytes(
    of pages: [PDFPage], _ metadata: PDFDocument.Metadata = PDFDocument.Metadata(), painter: Painter
  ) throws(PDFError) -> [UInt8] {
    var bytes: [UInt8] = []
    let writer = try PDFWriter(metadata, painter: painter) { piece throws(OutputError) in bytes += piece }
    for page in pages { try writer.add(page) }
    try writer.finish()
    return bytes
  }

  public var pageCount: Int { tree.count }

  package func pages(of count: Int) -> Range<Int> { target.pages(of: count) }

  /// Adds `page` as the next page.
  ///
  /// A failed page may leave content behind, so discard the file after an error.
  ///
  /// - Throws: ``PDFError/paint(_:)`` for a side above 14,400 points or a font file that cannot be opened, and
  ///   ``PDFError/output(_:)`` with the sink's error.
  public func add(_ page: PDFPage) throws(PDFError) {
    let canvas = try makeCanvas(page.picture.size)
    let picture: Picture
    do { picture = try store.painter.settlingBackdrops(in: page.picture) } catch { throw .paint(error) }
    try canvas.draw(picture.items)
    try add(canvas, page)
  }

  /// Adds a page without links.
  ///
  /// - Parameters:
  ///   - picture: The content of the page, which determines its size.
  ///   - name: The title of an outline entry for the page; nil (the default) for none.
  /// - Throws: The errors of ``add(_:)``.
  public func add(_ picture: Picture, name: String? = nil) throws(PDFError) {
    try add(PDFPage(picture, outline: name.map { [PDFPage.OutlineEntry($0)] } ?? []))
  }

  package func makeCanvas(_ size: Size) throws(PDFError) -> PDFCanvas {
    do { try PDFDocument.validate(size) } catch { throw .paint(error) }
    objects.isSilent = target.isSilent(at: tree.count)
    if !objects.isSilent, first == nil { first = objects.count }
    return PDFCanvas(height: size.height, visible: Rect(origin: .zero, size: size), store: store)
  }

  package func add(_ canvas: PDFCanvas, _ page: PDFPage) throws(PDFError) {
    canvas.endText()
    let contents = objects.reserve()
    try objects.writeStream(contents, canvas.out.bytes)
    try add(page, contents: contents, canvas.resources)
  }

  /// Adds a page that a fork has drawn. Returns false without adding the page if its notes contradict the file.
  func add(_ drawn: ForkedPage) throws(PDFError) -> Bool {
    guard store.learn(drawn.notes) else { return false }
    let contents = objects.reserve()
    try objects.writePacked(contents, drawn.packed)
    try add(drawn.page, contents: contents, drawn.resources)
    return true
  }

  var programs: FontPrograms { store.programs }

  package var fontFilesRead: Int { programs.reads }

  func update(_ fork: PDFFork) { fork.update(from: store) }

  var isWhole: Bool { target.stretch == nil }

  private func add(_ page: PDFPage, contents: PDFObjects.Reference, _ resources: PageResources) throws(PDFError) {
    let height = page.picture.size.height
    let reference = try tree.add { out in
      out.put("/MediaBox[0 0 ")
      out.put(page.picture.size.width, height)
      out.put("]/Contents ")
      out.put(contents)
      resources.write(to: out)
      // Translucent colours are blended in RGB, as on screens.
      out.put("/Group<</S/Transparency/CS/DeviceRGB>>")
      LinkWriter(height: height).put(page.links, to: out)
    }
    for entry in page.outline { outline.add(entry, page: reference, top: height - entry.y) }
    for place in page.destinations { destinations.append((place.name, reference, height - place.y)) }
    if let label = page.label { labels.append((tree.count - 1, label)) }
  }

  /// Ends the file or the page range. A file must have at least one page.
  public func finish() throws(PDFError) {
    guard let stretch = target.stretch else { return try objects.finish(writeEnd()) }
    objects.isSilent = false
    let first = first ?? objects.count
    let roots = stretch.isLast ? try writeEnd() : nil
    let written = try objects.finishStretch()
    target.note(
      PDFFragment(first: first, count: objects.count, objects: written, roots: roots, fonts: store.faces))
  }

  private func writeEnd() throws(PDFError) -> PDFFragment.Roots {
    precondition(tree.count > 0, "a PDF file has at least one page")
    try store.finish(threads: threads)
    let pages = try tree.finish()
    let outlines = try outline.write(to: objects)
    let catalog = try objects.write { out in
      out.put("<</Type/Catalog/Pages ")
      out.put(pages)
      if let outlines {
        out.put("/Outlines ")
        out.put(outlines)
        out.put("/PageMode/UseOutlines")
      }
      putDestinations(to: out)
      putLabels(to: out)
      if !metadata.title.isEmpty { out.put("/ViewerPreferences<</DisplayDocTitle true>>") }
      out.put(">>")
    }
    return PDFFragment.Roots(catalog: catalog.number, information: try writeInformation().number)
  }

  /// Writes the named destinations, sorted by their bytes as readers require.
  private func putDestinations(to out: ByteBuffer) {
    guard !destinations.isEmpty else { return }
    out.put("/Names<</Dests<</Names[")
    for place in destinations.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      out.putBytes(place.name.utf8)
      out.put("[")
      out.put(place.page)
      out.put("/XYZ null ")
      out.put(place.y)
      out.put("null]")
    }
    out.put("]>>>>")
  }

  private func putLabels(to out: ByteBuffer) {
    guard !labels.isEmpty else { return }
    out.put("/PageLabels<</Nums[")
    // The list of labels must include the first page.
    if labels.first?.page != 0 { out.put("0<</S/D>>") }
    for (page, label) in labels {
      out.put(page)
      out.put("<<")
      switch label.style {
      case .decimal: out.put("/S/D")
      case .roman: out.put("/S/r")
      case .none: break
      }
      if !label.prefix.isEmpty {
        out.put("/P")
        out.putText(label.prefix)
      }
      out.put("/St ")
      out.put(label.number)
      out.put(">>")
    }
    out.put("]>>")
  }

  private func writeInformation() throws(PDFError) -> PDFObjects.Reference {
    try objects.write { out in
      out.put("<<")
      let words: [(StaticString, String)] = [
        ("/Title", metadata.title), ("/Author", metadata.author), ("/Subject", metadata.subject),
        ("/Producer", "Galley"), ("/CreationDate", PDFWriter.date(metadata.creationDate)),
      ]
      for (name, text) in words where !text.isEmpty {
        out.put(name)
        out.putText(text)
      }
      out.put(">>")
    }
  }

  /// Converts a date to the format of PDF (ISO 32000-1, 7.9.4).
  private static func date(_ text: String) -> String {
    let digits = text.filter { "0"..."9" ~= $0 }.prefix(14)
    return digits.isEmpty ? "" : "D:" + digits + (text.hasSuffix("Z") && digits.count == 14 ? "Z" : "")
  }
}
