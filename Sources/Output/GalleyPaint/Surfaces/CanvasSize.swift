import GalleyGeometry

/// The size of a canvas in whole pixels, known to be one that can be held.
struct CanvasSize: Hashable {
  /// The longest side, in pixels: Cairo keeps image coordinates in 16 bits with a sign.
  static let sideLimit = 32_767
  /// The most pixels: 2²⁸, a gibibyte of memory.
  static let pixelLimit = 1 << 28

  /// Pixels in a row.
  let width: Int
  let height: Int

  /// `size` points at `scale` pixels each; part of a pixel gets a whole one.
  init(_ size: Size, scale: Double) throws(PaintError) {
    guard scale > 0, scale.isFinite else {
      throw .canvasWithoutArea(width: size.width * scale, height: size.height * scale)
    }
    let grid = PixelGrid(scale: scale)
    let width = (grid.roundUp(size.width) * scale).rounded()
    let height = (grid.roundUp(size.height) * scale).rounded()
    guard width > 0, height > 0 else { throw .canvasWithoutArea(width: width, height: height) }
    let limit = Double(CanvasSize.sideLimit)
    guard width <= limit, height <= limit else {
      throw .canvasTooLarge(width: width, height: height, limit: CanvasSize.sideLimit)
    }
    guard width * height <= Double(CanvasSize.pixelLimit) else {
      throw .tooManyPixels(width: width, height: height, limit: CanvasSize.pixelLimit)
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
