public enum PaintError: Error, Hashable, Sendable {
  /// A side of the canvas exceeds `limit`. All values are in pixels.
  case canvasTooLarge(width: Double, height: Double, limit: Int)
  /// The canvas has more than `limit` pixels in total. The sides are in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  case needsMemory(bytes: Int, limit: Int)
  /// A side of a PDF page exceeds `limit`. All values are in points.
  case pageTooLarge(width: Double, height: Double, limit: Int)
  /// A side of the canvas is zero, negative or not finite. The sides are in pixels.
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
