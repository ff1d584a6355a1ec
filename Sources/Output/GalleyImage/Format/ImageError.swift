public enum ImageError: Error, Hashable, Sendable {
  case unknownFormat
  /// `detail` is the decoder's message.
  case damaged(format: String, detail: String)
  case outOfMemory(format: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  /// All frames together have more pixels than `limit`.
  case tooLong(frames: Int, width: Int, height: Int, limit: Int)
  /// The file has too many frames. A file can contain millions of frames of a few bytes each.
  case tooManyFrames(limit: Int)
  /// A library is not installed. `package` is the Debian package that contains it.
  case missingLibrary(format: String, library: String, package: String)
  /// The file contains several images, and only one can be compared. `count` is 0 if they were not counted.
  case severalPictures(format: String, count: Int)
  /// The drawing contains text, whose appearance would depend on the machine's fonts.
  case textInDrawing
  /// The drawing contains a filter that may take unlimited time.
  case filterInDrawing
}
