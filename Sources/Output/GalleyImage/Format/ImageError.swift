/// Why bytes are not an image that can be shown, or an image could not be written, as data.
public enum ImageError: Error, Hashable, Sendable {
  /// The first bytes are of no known image format.
  case unknownFormat
  /// The format is known but the data is broken; `detail` is the decoder's own remark.
  case damaged(format: String, detail: String)
  case outOfMemory(format: String)
  /// The image has more pixels than `limit`.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The animation promises so many frames that all together have more pixels than `limit`.
  case tooLong(frames: Int, width: Int, height: Int, limit: Int)
  /// The animation has more frames than `limit`; a file of a few bytes a frame can hold millions.
  case tooManyFrames(limit: Int)
  /// The library that reads the format is not on this machine; `package` is Debian's that brings it.
  case missingLibrary(format: String, library: String, package: String)
  /// The file holds several pictures, and one can be compared; 0 where they were not counted.
  case severalPictures(format: String, count: Int)
  case textInDrawing
  case filterInDrawing
}
