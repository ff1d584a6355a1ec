public import GalleyFiles
import GalleyImage
public import GalleyPaint
package import GalleyPicture
public import GalleySymbols
public import GalleyText
public import GalleyViews

/// The render context of one thread: the text engine, the painter, and the images that were read.
///
/// Stages that share a render context share what it has learned: fonts are opened once, texts set once, images read once.
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
  /// The memory that a picture may take, in bytes.
  package let memoryLimit: Int

  /// A render context with the fonts of `library` and the symbols of `symbols`; images are read by `files`, relative
  /// paths from `imageFolder`.
  public convenience init(
    library: FontLibrary = FontLibrary(), imageFolder: String = ".", files: FileReader = .disk,
    symbols: SymbolCatalog = SymbolCatalog()
  ) {
    self.init(library: library, imageFolder: imageFolder, files: files, symbols: symbols, rowThreads: 1)
  }

  /// The same, which measures long lists on `rowThreads` threads; the results do not depend on how many.
  ///
  /// Contexts of several threads share `fontDigests`, so that each font file is read in full once.
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

  /// Which fonts were searched for, by its own text engine and by those of pictures that it shows.
  package var fontSearch: FontSearch { engine.fontSearch + foreignSearch }

  package func note(_ search: FontSearch) { foreignSearch = foreignSearch + search }

  /// Paints pictures; made when it is first wanted.
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

  /// Image files above this size are refused, so that a wrong name cannot fill the memory.
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

/// The former name of ``RenderContext``.
@available(*, deprecated, renamed: "RenderContext")
public typealias Press = RenderContext
