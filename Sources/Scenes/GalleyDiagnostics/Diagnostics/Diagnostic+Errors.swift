public import GalleyFiles
public import GalleyImage
public import GalleyPaint
public import GalleyTemplate
public import GalleyText
public import GalleyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Diagnostic {
  public init(_ error: SceneError) {
    let words = error.kind.words
    var help = words.help
    // The file that was named itself: no scene's folder matters.
    if case .file(.unreadableFile(error.place.file, .notFound, nearest: nil)) = error.kind {
      help = "paths start from the current folder"
    }
    self.init(words.message, at: error.place, excerpt: error.excerpt, help: help)
    excerptColumn = error.excerptColumn
    if case .table(.moreMistakes) = error.kind { saysMore = true }
  }

  public init(_ problem: TextProblem, at place: SourcePlace? = nil) {
    let words = problem.words
    self.init(words.message, at: place, help: words.help)
  }

  /// An image that cannot be shown, in words; `name` is the file as the scene calls it.
  public init(_ error: ImageError, name: String, at place: SourcePlace? = nil) {
    let words = error.words(name)
    self.init(words.message, at: place, help: words.help)
  }

  public init(_ error: PaintError, at place: SourcePlace? = nil) {
    let words = error.words
    self.init(words.message, at: place, help: words.help)
  }

  /// A file that cannot be written, in words; `option` is the one that chooses where, nil where none does.
  public init(_ error: OutputError, option: String? = "--output") {
    let words = error.words(option)
    self.init(words.message, help: words.help)
  }

  public init(_ problem: ViewProblem) {
    let words = problem.kind.words
    let row = problem.origin?.row.map { " (row \(Words.grouped($0)) of the data)" } ?? ""
    self.init(words.message + row, at: problem.origin.map(SourcePlace.init), help: words.help)
  }
}

extension Diagnostic {
  /// The diagnostic with the line that its place is on, as `files` reads it now.
  ///
  /// Only files are read by default: of a stream the line is gone, and its next one would be quoted instead.
  public func quoting(_ files: FileReader = .regularFiles) -> Diagnostic {
    guard excerpt == nil, let place, let line = place.line, let text = SourceLine.read(line, of: place.file, files)
    else { return self }
    var quoted = self
    quoted.excerpt = text
    return quoted
  }
}

extension SourcePlace {
  fileprivate init(_ origin: ViewOrigin) {
    self.init(file: origin.file, line: origin.line, column: origin.column, length: origin.length)
  }
}

extension TextProblem {
  var words: Words {
    switch self {
    case .missingGlyph(let scalar, let text, let family, let package):
      let code = String(scalar, radix: 16, uppercase: true)
      let point = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      let character = Unicode.Scalar(scalar).map { " '\($0)'" } ?? ""
      return Words(
        "no font has a glyph for \(point)\(character) in \"\(text.prefix(60))\" (set in \(family))",
        help: package.map { "install the package \($0), or allow boxes with 'missingGlyph: box'" }
          ?? "add a font file under 'fonts:', or allow boxes with 'missingGlyph: box'")
    case .missingFamily(let family, let known, let package):
      return Words(
        "the font family '\(family)' is not installed",
        help: package.map { "install the package \($0)" }
          ?? Words.suggestion(Suggestion.closest(to: family, among: known), known: known, noun: "installed families")
          ?? "add a font file under 'fonts:'")
    case .unreadableFont(let path): return Words("the font file '\(path)' cannot be read")
    }
  }
}

extension OutputError {
  func words(_ option: String?) -> Words {
    let choice = option.map { " with \($0)" } ?? ""
    return switch reason {
    case .leavesFolder(let target):
      Words(
        "'\(path)' cannot be written: it leads out of the output folder, to '\(target)'",
        help: "remove the symbolic link, or choose another folder\(choice)")
    case .notRegular:
      Words(
        "'\(path)' cannot be written: a pipe or a device is there, and only files are written",
        help: "remove it, or choose another place\(choice)")
    case .hidden(let name):
      Words(
        "'\(path)' is not written: '\(name)' is a folder of a tool, and nobody here has chosen it",
        help: option.map { "if it is meant, name the folder with \($0)" })
    case .isInput:
      Words("'\(path)' is not overwritten: this command reads it", help: "choose another place\(choice)")
    case .leavesCurrentFolder(let target, let option):
      Words(
        "nothing is written to '\(path)': a symbolic link leads out of the current folder, to '\(target)'",
        help: "remove the symbolic link, or name the folder with \(option)")
    case .foreign:
      Words(
        "'\(path)' is not replaced: no check has written it",
        help: "move it away if a baseline is to be there, or choose another folder\(choice)")
    case .system(let code):
      Words("'\(path)' cannot be written: \(String(cString: strerror(code)))", help: Self.wayOut(code, choice))
    }
  }

  private static func wayOut(_ code: Int32, _ choice: String) -> String? {
    switch code {
    case EACCES, EPERM, EROFS, ENOENT:
      "choose a folder that may be written to" + (choice.isEmpty ? "" : ",\(choice)")
    case ENOSPC, EDQUOT: "make room on the disk; files that were there before are unchanged"
    case ENOTDIR, EEXIST: "a file stands where a folder is meant: remove it, or choose another folder\(choice)"
    case EISDIR: "a folder stands where the file is meant: remove it, or choose another folder\(choice)"
    default: nil
    }
  }
}

extension ImageError {
  func words(_ name: String) -> Words {
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

extension PaintError {
  var words: Words {
    switch self {
    case .canvasTooLarge(let width, let height, let limit):
      Words(
        "the canvas is too large: \(Words.number(width)) by \(Words.number(height)) pixels",
        help: "a picture has at most \(limit) pixels a side; make the canvas or its scale smaller")
    case .tooManyPixels(let width, let height, let limit):
      Words(
        "the canvas is too large: \(Words.number(width)) by \(Words.number(height)) pixels",
        help: "a picture has at most \(limit) pixels in all; make the canvas or its scale smaller")
    case .needsMemory(let bytes, let limit):
      Words(
        "the picture needs about \(Words.gigabytes(bytes)) of memory, and at most \(Words.gigabytes(limit)) may be used",
        help: "make the canvas or its scale smaller, or allow more with --limit-memory, for example --limit-memory 8GB")
    case .pageTooLarge(let width, let height, let limit):
      Words(
        "the page is too large: \(Words.number(width)) by \(Words.number(height)) points",
        help: "a PDF page has at most \(limit) points a side; make the canvas smaller, or write PNG only")
    case .canvasWithoutArea(let width, let height):
      Words("the canvas has no area: \(Words.number(width)) by \(Words.number(height)) pixels")
    case .unreadableFont(let path): Words("the font file '\(path)' cannot be read")
    case .outOfMemory:
      Words(
        "there is not enough memory to draw this picture",
        help: "make the canvas or its scale smaller, or nest fewer blurs, shadows and masks")
    case .cairo(let status):
      Words("this picture cannot be drawn: Cairo reports \"\(status)\"", help: "please report it with the scene")
    }
  }
}

extension ViewProblem.Kind {
  var words: Words {
    switch self {
    case .text(let problem): return problem.words
    case .image(let name, let reason): return reason.words(name)
    case .symbol(let name, let failure): return failure.words(name)
    case .string(let key, let locale):
      return Words(
        "no catalogue of texts has the key '\(key)' in '\(locale)' or in the language of the source",
        help: "the key stands for its text: add it, or write Text(verbatim:) where nothing is to be translated")
    case .systemWords(let language):
      return Words(
        "buttons and fields have no words of their own in the language '\(language)': they say English ones",
        help: "give them labels, or choose one of the languages that the article on differences lists")
    case .scrollTarget(let scroller, let target):
      return Words("the scroller '\(scroller)' holds nothing called '\(target)'")
    case .scroller(let name, let known):
      return Words("no ScrollView has the id '\(name)'", help: Words.suggestion(nil, known: known, noun: "ids"))
    case .length(let name): return Words("'\(name)' is not a finite length")
    case .cycle(let binding, let path, let old, let new):
      return Words(
        "\(binding) tried to update multiple times per frame",
        help: "in \(path) it went from \(old) to \(new) and on: let the action write only what it does not follow, "
          + "or only when the value really differs")
    case .unsettled(let passes):
      return Words(
        "the views still change after \(CountedNoun.text(passes, "pass", plural: "passes")) of one frame",
        help: "something writes a new value each time it is shown: look for a body or an action that always writes")
    case .nothingToTap(let name):
      return Words("nothing called '\(name)' shows that could be tapped", help: "a disabled button cannot be tapped")
    case .nothingToTapAt(let x, let y):
      return Words(
        "nothing can be tapped at [\(Words.number(x)), \(Words.number(y))]",
        help: "places are points from the upper left corner of the screen, as it is at this step")
    case .nothingToTouch(let name):
      return Words(
        "nothing called '\(name)' shows that answers to this finger",
        help: "rows with swipeActions are drawn aside, views with a contextMenu are pressed")
    case .unpullable(let name, let edge):
      return Words(
        "'\(name)' cannot be pulled beyond its \(edge) edge",
        help: "it has to scroll that way, and to bounce (scrollBounce, scrollBounceBehavior)")
    case .pulledTooFar(let name, let distance, let extent):
      return Words(
        "\(Words.number(distance)) points cannot show beyond an edge of '\(name)', whose window has "
          + Words.number(extent), help: "a pull always leaves some content in sight: ask for less")
    case .outOfReach(let name, let offset, let lower, let upper, let extent):
      return Words(
        "nothing of '\(name)' shows at an offset of \(Words.number(offset)): it rests from \(Words.number(lower)) to "
          + Words.number(upper),
        help: "go less than the \(Words.number(extent)) points of its window beyond an end, or write 'clamp: true'")
    case .endless:
      return Words("something moves for ever, and nothing can settle", help: "hold for a time instead")
    case .tooManyRows(let count, let limit):
      return Words(
        "\(Words.count(count, "row")) would be built at once, and at most \(Words.count(limit, "row")) are",
        help: "put the ForEach into a List or a LazyVStack, which build only the rows that show")
    case .task(let problem): return problem.words
    case .unseenTarget(let name): return Words("nothing called '\(name)' shows")
    case .duplicateID(let id, let path):
      return Words(
        "two elements of a ForEach have the id '\(id)'\(path.isEmpty ? "" : " in \(path)")",
        help: "state follows the id: give every element its own")
    }
  }
}

extension ImageFailure {
  /// The failure of the image door may be wrapped by whoever passed it on.
  func words(_ name: String) -> Words {
    switch error {
    case let inner as ImageFailure: inner.words(name)
    case let error as ImageError: error.words(name)
    case let problem as FileProblem: Words(problem.sentence(name), help: problem.help)
    default: Words("the image '\(name)' cannot be read")
    }
  }
}
