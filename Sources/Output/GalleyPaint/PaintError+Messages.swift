package import GalleyMessages

extension Diagnostic {
  /// Describes a painting error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - place: The location in the scene; nil (the default) if there is none.
  package init(_ error: PaintError, at place: SourcePlace? = nil) {
    let words = error.words
    self.init(words.message, at: place, help: words.help)
  }
}

extension PaintError {
  package var words: Words {
    switch self {
    case .canvasTooLarge(let width, let height, let limit):
      Words(
        "the canvas is too large: \(Words.number(width)) by \(Words.number(height)) pixels",
        help: "an image has at most \(limit) pixels per side; make the canvas or its scale smaller")
    case .tooManyPixels(let width, let height, let limit):
      Words(
        "the canvas is too large: \(Words.number(width)) by \(Words.number(height)) pixels",
        help: "an image has at most \(limit) pixels in total; make the canvas or its scale smaller")
    case .needsMemory(let bytes, let limit):
      Words(
        "the image needs about \(Words.gigabytes(bytes)) of memory, and the limit is \(Words.gigabytes(limit))",
        help: "make the canvas or its scale smaller, or raise the limit, for example --limit-memory 8GB")
    case .pageTooLarge(let width, let height, let limit):
      Words(
        "the page is too large: \(Words.number(width)) by \(Words.number(height)) points",
        help: "a PDF page has at most \(limit) points per side; make the canvas smaller, or write PNG only")
    case .canvasWithoutArea(let width, let height):
      Words("the canvas has no area: \(Words.number(width)) by \(Words.number(height)) pixels")
    case .unreadableFont(let path): Words("cannot read the font file '\(path)'")
    case .outOfMemory:
      Words(
        "there is not enough memory to draw this image",
        help: "make the canvas or its scale smaller, or nest fewer blurs, shadows and masks")
    case .cairo(let status):
      Words("cannot draw this image: Cairo reports \"\(status)\"", help: "please report it with the scene")
    }
  }
}
