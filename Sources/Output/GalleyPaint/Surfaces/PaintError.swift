public enum PaintError: Error, Hashable, Sendable {
  /// A side of the canvas exceeds `limit`; all in pixels.
  case canvasTooLarge(width: Double, height: Double, limit: Int)
  /// In total; the sides are in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  case needsMemory(bytes: Int, limit: Int)
  /// A side of a PDF page exceeds `limit`; all in points.
  case pageTooLarge(width: Double, height: Double, limit: Int)
  /// A side, in pixels, is zero, negative or not finite.
  case canvasWithoutArea(width: Double, height: Double)
  case unreadableFont(path: String)
  case outOfMemory
  case cairo(status: String)
}

extension PaintError {
  package var isAboutSize: Bool {
    switch self {
    case .canvasTooLarge, .tooManyPixels, .needsMemory, .pageTooLarge, .canvasWithoutArea: true
    case .unreadableFont, .outOfMemory, .cairo: false
    }
  }
}
