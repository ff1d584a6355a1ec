/// Why a picture could not be painted, as data.
public enum PaintError: Error, Hashable, Sendable {
  /// The canvas has more pixels, or a longer side, than can be held; sides in pixels.
  case canvasTooLarge(width: Double, height: Double, limit: Int)
  /// A side of the canvas is zero, negative or no number; sides in pixels.
  case canvasWithoutArea(width: Double, height: Double)
  /// A font file of a run could not be opened.
  case unreadableFont(path: String)
  /// Cairo refused; `status` is its own remark.
  case cairo(status: String)
}
