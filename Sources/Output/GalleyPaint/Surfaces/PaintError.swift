/// Why a picture could not be painted, as data.
public enum PaintError: Error, Hashable, Sendable {
  /// A side of the canvas is longer than `limit`; all in pixels.
  case canvasTooLarge(width: Double, height: Double, limit: Int)
  /// The canvas has more than `limit` pixels in all; sides in pixels.
  case tooManyPixels(width: Double, height: Double, limit: Int)
  /// The picture needs about so many bytes of memory, and at most `limit` may be used.
  case needsMemory(bytes: Int, limit: Int)
  /// A side of a PDF page is longer than `limit`; all in points.
  case pageTooLarge(width: Double, height: Double, limit: Int)
  /// A side of the canvas is zero, negative or no number; sides in pixels.
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
