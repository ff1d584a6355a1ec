public import GalleyMessages

extension Diagnostic {
  /// Describes an image error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The name of the file in the scene.
  ///   - place: The location in the scene; nil (the default) if there is none.
  public init(_ error: ImageError, name: String, at place: SourcePlace? = nil) {
    let words = error.words(name)
    self.init(words.message, at: place, help: words.help)
  }
}

extension ImageError: FileFault {
  package func words(_ name: String) -> Words {
    switch self {
    case .unknownFormat: Words("'\(name)' is not an image", help: "use a PNG or JPEG file")
    case .damaged(let format, let detail): Words("the \(format) image '\(name)' is damaged: \(detail)")
    case .tooLarge(let width, let height, let limit):
      Words(
        """
        the image '\(name)' is too large: it has \(Words.grouped(width)) by \(Words.grouped(height)) pixels, and \
        galley reads at most 
        """
          + "\(Words.grouped(limit)) pixels")
    case .tooLong(let frames, let width, let height, let limit):
      Words(
        "the animation '\(name)' is too large: \(Words.count(frames, "frame")) of \(Words.grouped(width)) by "
          + "\(Words.grouped(height)) pixels, and galley reads at most \(Words.grouped(limit)) pixels")
    case .tooManyFrames(let limit):
      Words(
        "the animation '\(name)' is too long: galley reads at most \(Words.count(limit, "frame"))",
        help: "split it into shorter animations")
    case .missingLibrary(let format, let library, let package):
      Words(
        "'\(name)' is \(format), and the library '\(library)', which reads this format, is not installed",
        help: "install it; the Debian package is \(package)")
    case .severalPictures(let format, let count):
      Words(
        "the \(format) image '\(name)' contains \(count > 1 ? Words.count(count, "image") : "an animation"), "
          + "but galley compares single images of this format")
    case .filterInDrawing:
      Words(
        "the drawing '\(name)' has a filter other than blurs, shadows and colours, which could take unlimited time",
        help: "convert it to PNG and compare that")
    case .outOfMemory(let format):
      Words(
        "there is not enough memory to encode '\(name)' as \(format)",
        help: "make the canvas or its scale smaller, or choose another format")
    case .textInDrawing:
      Words(
        "the drawing '\(name)' has text, which would use the fonts of this machine",
        help: "convert its text to outlines, or convert the drawing to PNG")
    }
  }
}
