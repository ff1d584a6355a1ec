public import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// What stands in the way of a comparison.
extension Diagnostic {
  /// A file that cannot be read, in words.
  public init(_ problem: FileProblem, path: String) {
    let help = problem == .notFound ? "paths start from the current folder" : problem.help
    self.init(problem.sentence(path), help: help)
  }

  /// Two files of which one is `kind` and the other `other`.
  public init(comparing first: String, _ kind: String, with second: String, _ other: String) {
    self.init(
      "'\(first)' is \(kind) and '\(second)' is \(other): they cannot be compared",
      help: "compare two pictures, two PDFs, two layouts or two folders")
  }

  /// A file that is of no kind that can be compared.
  public init(incomparable path: String) {
    self.init(
      "'\(path)' is of no kind that can be compared",
      help:
        "PNG, JPEG, animated PNG, GIF, WebP, PDF and layout JSON can be; inside folders all other files are compared by bytes"
    )
  }

  /// A file that holds a pointer of git-lfs where its content is meant to be.
  public init(largeFilePointer path: String) {
    self.init(
      "'\(path)' is only a pointer of git-lfs: its content was not fetched",
      help: "run 'git lfs pull', or fetch with lfs in the workflow's checkout")
  }

  /// A file of layouts that is no such file from `part` on.
  public init(damagedLayout path: String, at part: String) {
    self.init(
      "the layout '\(path)' is damaged at \(part)",
      help: "write it again with 'galley render' or 'galley inspect --json'")
  }

  /// A picture whose views have to be known but are not.
  public init(noLayoutBeside path: String) {
    self.init(
      "'\(path)' has no layout beside it, so nobody knows where its views lie",
      help: "let the scene write one of the same name: '- layout: \"{scene}/{state}.json\"' under 'output:'")
  }

  /// A rectangle to be left out that holds no pixel.
  public init(emptyMask text: String) {
    self.init("the mask '\(text)' holds no pixel", help: "write x,y,width,height with a width and height above 0")
  }

  /// Folders without a file to compare.
  public init(nothingIn first: String, and second: String) {
    self.init("neither '\(first)' nor '\(second)' holds a file: there is nothing to compare")
  }
}

extension Diagnostic {
  /// A document whose pages the tool `pdftoppm` did not draw.
  package init(drawing path: String, _ problem: ExternalTool.Problem) {
    switch problem {
    case .missing:
      self.init(
        "'\(path)' cannot be compared: pdftoppm is not installed",
        help: "install the package poppler-utils (on macOS: brew install poppler)")
    case .failed: self.init("the PDF '\(path)' is damaged: its pages cannot be drawn")
    case .system(let code): self.init("pdftoppm could not be started: \(String(cString: strerror(code)))")
    }
  }
}
