public import GalleyFiles
import GalleyImage
public import GalleyPaint
package import GalleyPicture
public import GalleySymbols
public import GalleyText
public import GalleyViews

/// The caches that stages share: the text engine, the painter and the images.
///
/// Stages that share a render context open each font, lay out each string and read each image only once. Use a render
/// context on one thread at a time.
///
/// ```swift
/// let renderContext = RenderContext(library: FontLibrary(adding: ["Fonts"]), imageFolder: "Images")
/// let stage = Stage(size: Size(width: 390, height: 844), renderContext: renderContext) { Inbox() }
/// ```
public final class RenderContext {
  public let engine: TextEngine
  let rowThreads: Int
  package internal(set) var sharedPortions = 0
  package let files: FileReader
  private var foreignSearch = FontSearch()
  private let imageFolder: String
  private let fontDigests: SharedFontDigests
  private let symbols: SymbolLibrary
  private(set) var images: [String: Result<PictureImage, ImageFailure>] = [:]
  private(set) var openPainter: Painter?
  package let memoryLimit: Int
  /// Whether stages give numbered names to scroll views without an identity, so that scripts can refer to them.
  package var numbersScrollers = false

  /// Creates a render context.
  ///
  /// - Parameters:
  ///   - library: The fonts (default: the system-wide font folders).
  ///   - imageFolder: The folder that relative image paths start from (default: the current folder).
  ///   - files: Reads images and symbols (default: from disk).
  ///   - symbols: The symbols that `Image(systemName:)` can draw.
  public convenience init(
    library: FontLibrary = FontLibrary(), imageFolder: String = ".", files: FileReader = .disk,
    symbols: SymbolCatalog = SymbolCatalog()
  ) {
    self.init(library: library, imageFolder: imageFolder, files: files, symbols: symbols, rowThreads: 1)
  }

  /// Results do not depend on `rowThreads`, the number of threads that measure long lists. Contexts that share
  /// `fontDigests` read each font file once.
  package init(
    library: FontLibrary, imageFolder: String = ".", files: FileReader = .disk,
    symbols: SymbolCatalog = SymbolCatalog(), rowThreads: Int, fontDigests: SharedFontDigests = SharedFontDigests(),
    memoryLimit: Int = PaintMemory.standardLimit
  ) {
    self.fontDigests = fontDigests
    self.memoryLimit = memoryLimit
    engine = TextEngine(library: library)
    self.symbols = SymbolLibrary(symbols, engine: engine, files: files)
    self.rowThreads = rowThreads
    self.imageFolder = imageFolder
    self.files = files
  }

  /// The font searches of this context, including those recorded with `note(_:)` for pictures that were made elsewhere.
  package var fontSearch: FontSearch { engine.fontSearch + foreignSearch }

  package func note(_ search: FontSearch) { foreignSearch = foreignSearch + search }

  /// Returns the painter, which is created on first use.
  public func painter() throws(PaintError) -> Painter {
    if let openPainter { return openPainter }
    let painter = try Painter(digests: fontDigests, memoryLimit: memoryLimit)
    openPainter = painter
    return painter
  }

  public var imageLoader: ImageLoader {
    ImageLoader { [self] name in try image(name).get() }
  }

  public var symbolLoader: SymbolLoader { symbols.loader }

  package func image(_ name: String) -> Result<PictureImage, ImageFailure> {
    if let known = images[name] { return known }
    let result = Result { try read(name) }.mapError { ImageFailure($0) }
    images[name] = result
    return result
  }

  /// The maximum size of an image file in bytes, so that a wrong file name cannot exhaust the memory.
  package static let imageByteLimit = 256 << 20

  package func path(of name: String) -> String {
    name.hasPrefix("/") || imageFolder == "." ? name : "\(imageFolder)/\(name)"
  }

  private func read(_ name: String) throws -> PictureImage {
    let bytes = try files.read(path(of: name), RenderContext.imageByteLimit)
    if name.contains(".imageset/"), AssetDrawing.isDrawing(bytes) {
      return PictureImage(try AssetDrawing.decode(bytes, scale: AssetImage.drawingScale))
    }
    return PictureImage(try ImageDecoder.decode(bytes))
  }
}
