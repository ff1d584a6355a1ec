public import GalleyFiles
import GalleyGeometry
import GalleyMessages
import GalleyPDF
import GalleyPaint
import GalleyPicture
import GalleyPrint
public import GalleyRender
public import GalleySnapshot
public import GalleyStage
import GalleySymbols
public import GalleyTables
public import GalleyTemplate
import GalleyText
import GalleyViews

/// A scene divided into pages. Each row is printed exactly once, and completely.
///
/// ```swift
/// let scene = try Scene(contentsOf: "inbox.yaml")
/// let pages = try PrintedScene(scene)
/// let files = try pages.write(to: PageFiles("inbox.pdf", in: OutputFolder("out"), kind: .pdf))
/// ```
///
/// Each page is the scene on a screen with the size of the paper, scrolled to the start of the page. Therefore, views
/// around the list and pinned headers are repeated on every page.
public final class PrintedScene {
  public let print: ScenePrint
  public var pageCount: Int { pages.count }
  /// The size of the sheet in the orientation of the page.
  var sheetSize: Size { frame.size }
  /// The size of the screen in its own points, before it is scaled to the paper.
  private let screen: Size
  private let frame: SheetFrame
  private let stage: Stage
  private let renderContext: RenderContext
  private let file: String
  private let list: PagedList?
  private let pages: [ScenePage]
  public let sharedSizes: [InspectedSharedSize]
  /// The identities of other lists that have more rows than are visible.
  public let otherLists: [String]

  /// Lays out `scene` and finds the page breaks.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - renderContext: The render context; `nil` creates one with the fonts and symbols of the scene.
  ///   - files: Reads the images if this initializer creates the render context.
  /// - Throws: `ProofError.problems(_:)` for problems of the views. `ProofError.print(_:at:)` if the pages are too
  ///   small, or if the list is covered or has no identity. `ProofError.lostRows(_:)` if a row would be on no page.
  public init(_ scene: Scene, renderContext: RenderContext? = nil, files: FileReader = .disk) throws(ProofError) {
    print = scene.print
    self.renderContext =
      renderContext
      ?? RenderContext(
        library: FontLibrary(adding: scene.fonts), files: files, symbols: SymbolCatalog(of: scene), rowThreads: 1,
        memoryLimit: scene.memoryLimit ?? PaintMemory.standardLimit)
    file = FilePath.name(of: scene.file)
    do throws(PrintError) { frame = try SheetFrame(scene.print) } catch { throw .print(error, at: scene.print.place) }
    screen = Size(width: frame.body.width / print.scale, height: frame.body.height / print.scale)
    var canvas = scene.canvas
    (canvas.width, canvas.height, canvas.safeArea) = (screen.width, screen.height, .zero)
    stage = Stage(scene, on: canvas, renderContext: self.renderContext)
    stage.isPaper = true
    list = try PagedList(on: stage, scene.print, file: scene.file)
    pages = try PrintedScene.pages(of: list, on: stage, scene)
    otherLists = list?.otherLists ?? []
    sharedSizes = stage.sharedSizes
  }

  private static func pages(of list: PagedList?, on stage: Stage, _ scene: Scene) throws(ProofError) -> [ScenePage] {
    let only = [ScenePage(offset: 0, extents: [:], section: "", headers: [])]
    guard let list else {
      let content = stage.contentBeyondScreen
      guard content == nil else {
        throw .print(.beyondPage(content ?? "", height: stage.size.height), at: SourcePlace(file: scene.file))
      }
      return only
    }
    var breaker = PageBreaker(list)
    var pages = try breaker.find()
    if list.dependsOnVisibleRows {
      // Shared sizes that grow with the visible rows are final only now, so the pages are computed again.
      breaker = PageBreaker(list)
      pages = try breaker.find()
    }
    return pages.isEmpty ? only : pages
  }

  /// Writes the pages.
  ///
  /// - Parameter files: The folder, the name and the format.
  /// - Returns: The written files, in order.
  /// - Throws: `ProofError.output(_:)`, `ProofError.paint(_:)` and `ProofError.problems(_:)`.
  public func write(to files: PageFiles) throws(ProofError) -> [PageFiles.File] {
    try files.write(pageCount, renderContext) { target, progress in
      let writer = try PDFWriter(.init(title: print.plan.title), painter: renderContext.painter(), to: target)
      for index in writer.pages(of: pageCount) {
        try writer.add(page(index))
        progress(index + 1)
      }
      try writer.finish()
    } picture: {
      try page($0).picture
    }
  }

  // MARK: Pages

  func page(_ index: Int) throws(ProofError) -> PDFPage {
    let own = pages[index]
    let picture = if let list { try list.picture(of: own) } else { try ProofError.rethrowing(stage.picture) }
    let shown = Rect(size: screen)
    let place = AffineTransform(scaleX: print.scale, y: print.scale)
      .followed(by: AffineTransform(translationX: frame.body.minX, y: frame.body.minY))
    let paper = Picture.Fill(.rect(Rect(origin: .zero, size: frame.size)), .color(RGBA(255, 255, 255)))
    let items =
      [.fill(paper), .group(Picture.Group(picture.items, transform: place, clip: .rect(shown)))]
      + edges(ofPage: index)
    let top = print.plan.title.isEmpty ? 0 : 1
    var outline = own.headers.map { header in
      PDFPage.OutlineEntry(header.title, level: top, y: frame.body.minY + header.y * print.scale)
    }
    if index == 0, top == 1 { outline.insert(PDFPage.OutlineEntry(print.plan.title), at: 0) }
    return PDFPage(Picture(size: frame.size, items: items), outline: outline)
  }

  private func edges(ofPage index: Int) -> [Picture.Item] {
    let words = PageLabels(
      page: index + 1, pages: pageCount, title: print.plan.title, section: pages[index].section, file: file)
    return RunningLines(print.plan, frame: frame, engine: renderContext.engine).items(words)
  }
}
