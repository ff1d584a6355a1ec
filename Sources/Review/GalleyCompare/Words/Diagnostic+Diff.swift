public import GalleyDiff
package import GalleyFiles
public import GalleyMessages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Errors of a comparison.
extension Diagnostic {
  public init(comparing first: String, _ kind: String, with second: String, _ other: String) {
    self.init(
      "'\(first)' is \(kind) and '\(second)' is \(other): they cannot be compared",
      help: "compare two pictures, two PDFs, two layouts or two folders")
  }

  public init(incomparable path: String) {
    self.init(
      "'\(path)' is of no kind that can be compared",
      help:
        "PNG, JPEG, animated PNG, GIF, WebP, PDF and layout JSON can be; inside folders all other files are compared by bytes"
    )
  }

  public init(largeFilePointer path: String) {
    self.init(
      "'\(path)' is only a pointer of git-lfs: its content was not fetched",
      help: "run 'git lfs pull', or fetch with lfs in the workflow's checkout")
  }

  public init(damagedLayout path: String, at part: String) {
    self.init(
      "the layout '\(path)' is damaged at \(part)",
      help: "write it again with 'galley render' or 'galley inspect --json'")
  }

  public init(unknownLayoutVersion version: String, path: String) {
    self.init(
      "the layout '\(path)' is of version '\(version)', and this program reads versions 1 and 2",
      help: "read it with a newer galley, or write it again with this one")
  }

  public init(noLayoutBeside path: String) {
    self.init(
      "'\(path)' has no layout beside it, so nobody knows where its views lie",
      help: "let the scene write one of the same name: '- layout: \"{scene}/{state}.json\"' under 'output:'")
  }

  public init(emptyMask text: String) {
    self.init("the mask '\(text)' holds no pixel", help: "write x,y,width,height with a width and height above 0")
  }

  public init(unknownMaskID id: String, suggestion: String?) {
    self.init(
      "no view of the compared pictures has the id '\(id)', so nothing was left out",
      help: suggestion.map { "did you mean '\($0)'?" } ?? "'galley inspect' tells the ids of a scene")
  }

  public init(maskOutside rect: PixelRect) {
    self.init(
      "the mask \(rect.words) lies outside of every picture",
      help: "masks are in pixels from the upper left corner: x,y,width,height")
  }

  public static let maskWithoutPictures = Diagnostic(
    "masks are about pictures, and none was compared", help: "leave out --mask and --mask-id")

  public static let nothingUnmasked = Diagnostic(
    "the masks cover a whole picture: nothing is left to compare", help: "mask only what may differ")

  public init(emptyMaskPicture path: String) {
    self.init(
      "the mask '\(path)' marks no pixel",
      help: "what is opaque, or in a picture without transparency what is bright, is left out")
  }

  /// A threshold for a metric that has none.
  ///
  /// - Parameters:
  ///   - metric: The metric that the user chose.
  ///   - known: The metrics that have a threshold, which the help lists.
  public init(noThresholdOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no threshold: two pixels are equal, or they are not",
      help: "choose a metric that has one (\(Words.alternatives(known.map(\.rawValue)))), or set a limit")
  }

  /// A threshold that no two pixels can exceed.
  ///
  /// - Parameters:
  ///   - threshold: The threshold, in the unit of the metric.
  ///   - metric: The metric that the user chose.
  ///   - greatest: The largest difference that the metric can measure.
  public init(threshold: Double, of metric: PixelMetric, atMost greatest: Double) {
    self.init(
      "no two pixels differ by more than \(Words.number(greatest)) in '\(metric.rawValue)', so a threshold of "
        + "\(Words.number(threshold)) lets everything pass",
      help: "the threshold is \(Words.number(metric.defaultThreshold)) unless given")
  }

  public init(noBackdropOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no backdrop",
      help: "\(Words.alternatives(known.map(\.rawValue))) lay transparent pixels on one")
  }

  public init(noAntialiasingToleranceOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no tolerance beside smoothed edges",
      help: "--aa-tolerance belongs to \(Words.alternatives(known.map(\.rawValue)))")
  }

  /// An output path, given with `option`, that would overwrite an input.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - option: The option that sets the path, such as "--output".
  public init(overwriting path: String, option: String) {
    self.init(
      "'\(path)' is not overwritten: this command reads it", help: "choose another place with \(option)")
  }

  /// Two options that name the same output.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - first: The first option.
  ///   - second: The second option.
  public init(sharing path: String, options first: String, _ second: String) {
    self.init(
      "'\(path)' is named by \(first) and by \(second); nothing was written", help: "give each a file of its own")
  }

  public init(nothingIn first: String, and second: String) {
    self.init("neither '\(first)' nor '\(second)' holds a file: there is nothing to compare")
  }
}

extension Diagnostic {
  package init(drawing path: String, _ problem: ExternalTool.Problem) {
    switch problem {
    case .missing:
      self.init(
        "'\(path)' cannot be compared: pdftoppm is not installed",
        help: "install the package poppler-utils (on macOS: brew install poppler)")
    case .failed, .incomplete: self.init("the PDF '\(path)' is damaged: its pages cannot be drawn")
    case .system(let code): self.init("pdftoppm could not be started: \(String(cString: strerror(code)))")
    }
  }
}
