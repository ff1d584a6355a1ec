public import GalleyMessages

extension Diagnostic {
  /// Describes an image error. `name` is the file name in the scene.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The name of the file in the scene.
  ///   - place: The place in the scene; nil (the default) if there is none.
  public init(_ error: ImageError, name: String, at place: SourcePlace? = nil) {
    let words = error.words(name)
    self.init(words.message, at: place, help: words.help)
  }
}

extension ImageError: FileFault {
  package func words(_ name: String) -> Words {
    switch self {
    case .unknownFormat: Words("'\(name)' is not an image", help: "PNG and JPEG can be shown")
    case .damaged(let format, let detail): Words("the \(format) image '\(name)' is damaged: \(detail)")
    case .tooLarge(let width, let height, let limit):
      Words(
        "the image '\(name)' is too large: \(Words.grouped(width)) by \(Words.grouped(height)) pixels, and at most "
          + "\(Words.grouped(limit)) pixels are read")
    case .tooLong(let frames, let width, let height, let limit):
      Words(
        "the animation '\(name)' is too large: \(Words.count(frames, "frame")) of \(Words.grouped(width)) by "
          + "\(Words.grouped(height)) pixels, and at most \(Words.grouped(limit)) pixels are read")
    case .tooManyFrames(let limit):
      Words(
        "the animation '\(name)' is too long: at most \(Words.count(limit, "frame")) are read",
        help: "cut it into shorter ones")
    case .missingLibrary(let format, let library, let package):
      Words(
        "'\(name)' is \(format), and '\(library)', which reads it, is not on this machine",
        help: "install it, with Debian's package \(package) for instance")
    case .severalPictures(let format, let count):
      Words(
        "the \(format) image '\(name)' holds \(count > 1 ? Words.count(count, "picture") : "an animation"), "
          + "and one picture can be compared")
    case .filterInDrawing:
      Words(
        "the drawing '\(name)' has a filter other than blurs, shadows and colours, which may take any time",
        help: "compare a PNG file of it")
    case .outOfMemory(let format):
      Words(
        "there is not enough memory to encode '\(name)' as \(format)",
        help: "make the canvas or its scale smaller, or choose another format")
    case .textInDrawing:
      Words(
        "the drawing '\(name)' has text, whose letters would be those of this machine's fonts",
        help: "turn its text into outlines, or compare pictures of it")
    }
  }
}
