import CPangoCairo
import GalleyGeometry
package import GalleyImage
public import GalleyPicture

/// Turns pictures into pixels, with Cairo and FreeType and nothing of the machine's settings.
///
/// A painter keeps the fonts and images it has met and the memory of its last frame, so the next picture costs less.
/// Equal pictures give equal bytes, whatever was painted before. Use one painter on one thread at a time.
public final class Painter {
  let store: PaintStore
  private var frame: ImageSurface?
  let segmenter = PNGSegmenter()

  /// The memory that a picture may take, in bytes.
  private let memoryLimit: Int

  public convenience init() throws(PaintError) { try self.init(digests: SharedFontDigests()) }

  /// A painter that has met no font yet, shares `digests` with others, and paints pictures that take at most about
  /// `memoryLimit` bytes of memory.
  package init(digests: SharedFontDigests, memoryLimit: Int = PaintMemory.standardLimit) throws(PaintError) {
    store = try PaintStore(digests: digests)
    self.memoryLimit = memoryLimit
  }

  /// Refuses `picture` if it takes more memory than is allowed, before any is taken.
  package func checkMemory(of picture: Picture, scale: Double) throws(PaintError) {
    let bytes = PaintMemory.bytes(of: picture, scale: scale)
    guard bytes <= memoryLimit else { throw .needsMemory(bytes: bytes, limit: memoryLimit) }
  }

  /// `picture` in pixels, `scale` of them to a point, over `background` or over nothing.
  ///
  /// Part of a pixel at the right or lower side gets a whole one.
  ///
  /// - Throws: ``PaintError/canvasTooLarge(width:height:limit:)`` above 32,767 pixels a side and
  ///   ``PaintError/tooManyPixels(width:height:limit:)`` above 2²⁸ in all, and
  ///   ``PaintError/needsMemory(bytes:limit:)``, before memory is taken;
  ///   ``PaintError/unreadableFont(path:)`` when a run's font file cannot be opened.
  public func paint(
    _ picture: Picture, scale: Double, background: RGBA? = nil
  ) throws(PaintError) -> Bitmap {
    try frame(of: picture, scale: scale, background: background).pixelRows().bitmap()
  }

  /// The PNG file of `picture`: the same pixels as ``paint(_:scale:background:)``, without a bitmap between.
  public func png(
    _ picture: Picture, scale: Double, background: RGBA? = nil
  ) throws(PaintError) -> [UInt8] {
    PNG.encode(try frame(of: picture, scale: scale, background: background).pixelRows(), scale: scale)
  }

  /// The pixels of the last picture, valid until the next one is painted; nil if there is none, or if it failed.
  ///
  /// A caller that has just written a PNG file need not decode it.
  package func lastRows() -> PixelRows? {
    do { return try frame?.pixelRows() } catch { return nil }
  }

  private func frame(
    of picture: Picture, scale: Double, background: RGBA?
  ) throws(PaintError) -> ImageSurface {
    let size = try CanvasSize(picture.size, scale: scale)
    try checkMemory(of: picture, scale: scale)
    let surface = try surface(size)
    // A surface that failed stays failed: it is kept for the next picture only when all went well.
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

  /// The pixels of `picture` in `ranges` of rows; what the other rows hold is left over.
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
      // Where every pixel is covered, what was there before is not seen.
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
