import GalleyFiles
import GalleyGeometry
import GalleyPDF
import GalleyPaint
import GalleyPicture
import GalleyPrint
public import GalleyTemplate
import GalleyText
public import GalleyViews

/// A scene on pages: its rows as it draws them, page after page, none of them cut.
///
/// A page is a moment of the scene: the screen is as large as the paper, scrolled to where the page begins. What
/// stands around the list, and headers that stay at its top, so stand on every page.
public final class PrintedScene {
  /// How the scene is printed.
  public let print: ScenePrint
  /// How many pages there are.
  public var pageCount: Int { breaks.count }
  /// A sheet as it lies, in points.
  var sheetSize: Size { frame.size }
  /// The screen on the paper, in points of the screen.
  private let screen: Size
  private let frame: SheetFrame
  private let stage: Stage
  private let press: Press
  private let scroller: String?
  private let file: String
  private var breaks: [Break] = []
  /// What rows and views agreed upon, with the evidence.
  public private(set) var agreements: [InspectedAgreement] = []

  /// Where a page begins and ends.
  struct Break {
    /// How far the list is scrolled, in points.
    var offset: Double
    /// Where the page ends on the screen, in points.
    var end: Double
    /// The header under which the page begins.
    var section: String
    /// The headers that come into view.
    var headers: [PageBlocks.Block]
  }

  /// Lays out the first screen of `scene`, and finds every page.
  ///
  /// - Throws: ``ProofError/problems(_:)`` for what cannot be shown, ``ProofError/print(_:at:)`` for a list without an
  ///   identity, and for pages that are too small.
  public init(_ scene: Scene, press: Press? = nil) throws(ProofError) {
    print = scene.print
    self.press = press ?? Press(library: FontLibrary(adding: scene.fonts))
    file = FilePath.name(of: scene.file)
    do throws(PrintError) { frame = try SheetFrame(scene.print) } catch { throw .print(error, at: scene.print.place) }
    screen = Size(width: frame.body.width / print.scale, height: frame.body.height / print.scale)
    var canvas = scene.canvas
    (canvas.width, canvas.height, canvas.safeArea) = (screen.width, screen.height, .zero)
    stage = Stage(scene, on: canvas, press: self.press)
    stage.indicatorsFade = true
    guard let first = PageBlocks(in: stage.layout, scroller: scene.print.scroller) else {
      if let id = scene.print.scroller { throw .print(.unknownList(id), at: scene.print.place) }
      scroller = nil
      breaks = [Break(offset: 0, end: screen.height, section: "", headers: [])]
      return
    }
    scroller = first.scroller.id
    if scroller == nil, first.contentEnd > first.scroll.viewport.maxY + 0.01 {
      throw .print(.listWithoutIdentity, at: scene.print.place ?? SourcePlace(file: scene.file))
    }
    try findPages()
    agreements = stage.agreements
  }

  /// Writes the pages, and gives the files in their order.
  ///
  /// - Throws: ``ProofError/output(_:)``, ``ProofError/paint(_:)`` and ``ProofError/problems(_:)``.
  public func write(to files: PageFiles) throws(ProofError) -> [PageFiles.File] {
    try files.write(pageCount, press) { sink, progress in
      let writer = try PDFWriter(.init(title: print.plan.title), painter: press.painter(), sink: sink)
      for index in 0..<pageCount {
        try writer.add(page(index))
        progress(index + 1)
      }
      try writer.finish()
    } picture: {
      try page($0).picture
    }
  }

  // MARK: Pages

  /// Each page begins where the one before it ends, below the header that stays at the top.
  private func findPages() throws(ProofError) {
    var offset = 0.0
    var section = ""
    while let blocks = blocks(at: offset) {
      let problems = stage.problems
      guard problems.isEmpty else { throw .problems(problems) }
      let end = blocks.pageEnd
      let headers = blocks.headers(until: end)
      section = blocks.pinned?.title ?? section
      let first = breaks.isEmpty && section.isEmpty ? headers.first?.title ?? "" : section
      breaks.append(Break(offset: offset, end: blocks.drawnEnd(until: end), section: first, headers: headers))
      section = headers.last?.title ?? section
      // A window without height shows nothing, however far it is scrolled.
      if blocks.isLast || end <= blocks.scroll.viewport.minY + 0.01 { return }
      var next = offset + end - blocks.scroll.viewport.minY
      if let after = self.blocks(at: next) { next -= after.pinnedHeight }
      // A header as tall as the page would keep the pages from getting on.
      offset = next > offset + 0.01 ? next : offset + end - blocks.scroll.viewport.minY
    }
  }

  private func blocks(at offset: Double) -> PageBlocks? {
    if let scroller { stage.scrollPositions[scroller] = .offset(Point(x: 0, y: offset)) }
    return PageBlocks(in: stage.layout, scroller: print.scroller)
  }

  /// The page at `index`, from 0: its picture, and what of it stands in the outline.
  ///
  /// - Throws: ``ProofError/problems(_:)``.
  func page(_ index: Int) throws(ProofError) -> PDFPage {
    let own = breaks[index]
    if let scroller { stage.scrollPositions[scroller] = .offset(Point(x: 0, y: own.offset)) }
    let picture = try stage.picture()
    let problems = stage.problems
    guard problems.isEmpty else { throw .problems(problems) }
    let shown = Rect(x: 0, y: 0, width: screen.width, height: own.end)
    let place = AffineTransform(scaleX: print.scale, y: print.scale)
      .followed(by: AffineTransform(translationX: frame.body.minX, y: frame.body.minY))
    let paper = Picture.Fill(.rect(Rect(origin: .zero, size: frame.size)), .color(RGBA(255, 255, 255)))
    let items =
      [.fill(paper), .group(Picture.Group(picture.items, transform: place, clip: .rect(shown)))]
      + edges(ofPage: index)
    let top = print.plan.title.isEmpty ? 0 : 1
    var outline = own.headers.filter { !$0.title.isEmpty }.map { header in
      PDFPage.OutlineEntry(
        header.title, level: top, y: frame.body.minY + header.frame.minY * print.scale)
    }
    if index == 0, top == 1 { outline.insert(PDFPage.OutlineEntry(print.plan.title), at: 0) }
    return PDFPage(Picture(size: frame.size, items: items), outline: outline)
  }

  /// The lines at the page's upper and lower edge.
  private func edges(ofPage index: Int) -> [Picture.Item] {
    let words = PageWords(
      page: index + 1, pages: pageCount, title: print.plan.title, section: breaks[index].section, file: file)
    return RunningLines(print.plan, frame: frame, engine: press.engine).items(words)
  }
}
