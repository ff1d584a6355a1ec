import CPangoCairo
import GalleyGeometry
package import GalleyImage
public import GalleyPicture

/// Renders pictures to pixels with Cairo and FreeType, independently of the machine's settings.
///
/// Identical pictures produce identical bytes, regardless of what was drawn before. Use a painter on only one thread at
/// a time.
///
/// ```swift
/// let painter = try Painter()
/// let bitmap = try painter.paint(picture, scale: 2)
/// let file = try painter.png(picture, scale: 2, background: .white)
/// ```
public final class Painter {
  let store: PaintStore
  private var frame: ImageSurface? { didSet { repeats = [] } }
  /// For each row of the encoded frame, whether it is identical to the row above.
  private var repeats: [Bool] = []
  let segmenter = PNGSegmenter()

  private let memoryLimit: Int

  public convenience init() throws(PaintError) { try self.init(digests: SharedFontDigests()) }

  /// Creates a painter. `memoryLimit` is the approximate limit for one picture, in bytes.
  package init(digests: SharedFontDigests, memoryLimit: Int = PaintMemory.standardLimit) throws(PaintError) {
    store = try PaintStore(digests: digests)
    self.memoryLimit = memoryLimit
  }

  package func checkMemory(of picture: Picture, scale: Double) throws(PaintError) {
    let bytes = PaintMemory.bytes(of: picture, scale: scale)
    guard bytes <= memoryLimit else { throw .needsMemory(bytes: bytes, limit: memoryLimit) }
  }

  /// Renders `picture` to a bitmap.
  ///
  /// - Parameters:
  ///   - picture: The display list to draw.
  ///   - scale: The pixels per point. A partial pixel at the right or bottom edge becomes a whole one.
  ///   - background: The background colour; transparent if nil (the default).
  /// - Returns: The bitmap.
  /// - Throws: ``PaintError/canvasTooLarge(width:height:limit:)`` above 32,767 pixels per side,
  ///   ``PaintError/tooManyPixels(width:height:limit:)`` above 2²⁸ pixels, ``PaintError/needsMemory(bytes:limit:)`` or
  ///   ``PaintError/unreadableFont(path:)``. Limits are checked before memory is allocated.
  public func paint(
    _ picture: Picture, scale: Double, background: RGBA? = nil
  ) throws(PaintError) -> Bitmap {
    try frame(of: picture, scale: scale, background: background).pixelRows().bitmap()
  }

  /// Renders `picture` to a PNG file, with the same pixels as ``paint(_:scale:background:)`` but without an
  /// intermediate bitmap.
  ///
  /// - Parameters:
  ///   - picture: The display list to draw.
  ///   - scale: The pixels per point, which the file stores as its resolution.
  ///   - background: The background colour; nil (the default) leaves the background transparent.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: ``PaintError`` if the image is too large or a font cannot be read.
  public func png(
    _ picture: Picture, scale: Double, background: RGBA? = nil
  ) throws(PaintError) -> [UInt8] {
    let rows = try frame(of: picture, scale: scale, background: background).pixelRows()
    repeats = rows.repeats()
    return PNG.encode(rows, repeats: repeats, scale: scale)
  }

  /// Draws `picture` and returns its pixels, which are valid until the next picture is drawn.
  package func rows(of picture: Picture, scale: Double) throws(PaintError) -> PixelRows {
    try frame(of: picture, scale: scale, background: nil).pixelRows()
  }

  /// Returns the rows of the last PNG file, which are valid until the next picture is drawn. Returns nil if there is no
  /// such file or if the last one could not be created.
  package func lastRows() -> DrawnRows? {
    guard let rows = try? frame?.pixelRows(), rows.height == repeats.count else { return nil }
    return DrawnRows(rows, repeats: repeats)
  }

  private func frame(
    of picture: Picture, scale: Double, background: RGBA?
  ) throws(PaintError) -> ImageSurface {
    let size = try CanvasSize(picture.size, scale: scale)
    try checkMemory(of: picture, scale: scale)
    let surface = try surface(size)
    // A surface is unusable after a failure, so it is kept for the next picture only if drawing succeeds.
    frame = nil
    let canvas = try CairoCanvas(
      surface.handle, medium: .pixels, scale: scale, transform: AffineTransform(scale: scale),
      visible: Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height)), store: store)
    canvas.clear(to: background ?? .clear)
    try canvas.draw(picture.items)
    try canvas.finish()
    frame = surface
    return surface
  }

  /// Draws the rows in `ranges`. All other rows keep their old content.
  func paint(
    _ ranges: [Range<Int>], of picture: Picture, _ plan: StripPlan, scale: Double
  ) throws(PaintError) -> PixelRows {
    let size = try CanvasSize(picture.size, scale: scale)
    try checkMemory(of: picture, scale: scale)
    let surface = try surface(size)
    frame = nil
    for rows in plan.needsAllRows ? [0..<surface.height] : ranges {
      let band = Rect(
        x: 0, y: Double(rows.lowerBound), width: Double(surface.width), height: Double(rows.count))
      let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
      let canvas = try CairoCanvas(
        surface.handle, medium: .pixels, scale: scale, transform: AffineTransform(scale: scale),
        visible: plan.needsWholeCanvas ? whole : band, store: store)
      canvas.keep(to: band)
      // If every pixel is covered, the old content is not visible and need not be cleared.
      if !plan.isOpaque { canvas.clear(to: .clear) }
      try canvas.draw(picture.items)
      try canvas.finish()
    }
    frame = surface
    return try surface.pixelRows()
  }

  private func surface(_ size: CanvasSize) throws(PaintError) -> ImageSurface {
    if let frame, frame.width == size.width, frame.height == size.height { return frame }
    frame = nil
    return try ImageSurface(width: size.width, height: size.height)
  }
}

extension CairoCanvas {
  func keep(to band: Rect) {
    trace(.rect(band), through: .identity)
    cairo_clip(context)
  }

  func clear(to color: RGBA) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
