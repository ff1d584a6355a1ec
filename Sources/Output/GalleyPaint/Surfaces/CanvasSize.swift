import GalleyGeometry

struct CanvasSize: Hashable {
  /// The maximum side in pixels, because Cairo has signed 16-bit image coordinates.
  static let sideLimit = 32_767
  /// The maximum number of pixels, which take 1 GiB of memory.
  static let pixelLimit = 1 << 28

  let width: Int
  let height: Int

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
