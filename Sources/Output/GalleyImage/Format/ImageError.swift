/// A reason why an image cannot be read or written.
public enum ImageError: Error, Hashable, Sendable {
  case unknownFormat
  /// The data is damaged. `detail` is the decoder's message.
  case damaged(format: String, detail: String)
  case outOfMemory(format: String)
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The frames of the animation have more pixels than `limit` in total.
  case tooLong(frames: Int, width: Int, height: Int, limit: Int)
  /// The animation has more frames than `limit`. A file may have millions, at a few bytes each.
  case tooManyFrames(limit: Int)
  /// The library for the format is not installed. `package` is the Debian package that contains it.
  case missingLibrary(format: String, library: String, package: String)
  /// The file contains several images, and only one can be compared. `count` is 0 if they were not counted.
  case severalPictures(format: String, count: Int)
  /// The SVG drawing contains text, which would depend on the machine's fonts.
  case textInDrawing
  /// The SVG drawing contains a filter that may take unlimited time.
  case filterInDrawing
}
