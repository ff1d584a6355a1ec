public enum ImageError: Error, Hashable, Sendable {
  case unknownFormat
  /// `detail` is the decoder's message.
  case damaged(format: String, detail: String)
  case outOfMemory(format: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  /// More pixels than `limit` in all frames together.
  case tooLong(frames: Int, width: Int, height: Int, limit: Int)
  /// A file may have millions, at a few bytes each.
  case tooManyFrames(limit: Int)
  /// `package` is the Debian package that contains it.
  case missingLibrary(format: String, library: String, package: String)
  /// The file contains several images, and only one can be compared. `count` is 0 if they were not counted.
  case severalPictures(format: String, count: Int)
  /// Text in an SVG would depend on the machine's fonts.
  case textInDrawing
  /// The filter may take unlimited time.
  case filterInDrawing
}
