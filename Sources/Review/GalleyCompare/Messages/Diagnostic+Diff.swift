package import GalleyDiff
package import GalleyFiles
package import GalleyMessages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Errors of a comparison.
extension Diagnostic {
  package init(comparing first: String, _ kind: String, with second: String, _ other: String) {
    self.init(
      "'\(first)' is \(kind) and '\(second)' is \(other), so they cannot be compared",
      help: "compare two images, two PDFs, two layouts or two folders")
  }

  package init(incomparable path: String) {
    self.init(
      "galley cannot compare this kind of file: '\(path)'",
      help:
        """
        use PNG, JPEG, animated PNG, GIF, WebP, PDF or layout JSON; inside folders, all other files are compared by \
        bytes
        """
    )
  }

  package init(largeFilePointer path: String) {
    self.init(
      "'\(path)' is only a git-lfs pointer: its content was not fetched",
      help: "run 'git lfs pull', or fetch with lfs in the workflow's checkout")
  }

  package init(damagedLayout path: String, at part: String) {
    self.init(
      "the layout '\(path)' is damaged at \(part)",
      help: "write it again with 'galley render' or 'galley inspect --json'")
  }

  package init(unknownLayoutVersion version: String, path: String) {
    self.init(
      "the layout '\(path)' has version '\(version)', and this galley reads versions 1 and 2",
      help: "read it with a newer galley, or write it again with this version")
  }

  package init(noLayoutBeside path: String) {
    self.init(
      "'\(path)' has no layout file beside it, so the frames of its views are unknown",
      help: "write a layout with the same name: '- layout: \"{scene}/{state}.json\"' under 'output:'")
  }

  package init(emptyMask text: String) {
    self.init("the mask '\(text)' contains no pixel", help: "write x,y,width,height with a width and height above 0")
  }

  package init(unknownMaskID id: String, suggestion: String?) {
    self.init(
      "no view of the compared images has the id '\(id)', so the mask has no effect",
      help: suggestion.map { "did you mean '\($0)'?" } ?? "'galley inspect' lists the ids of a scene")
  }

  package init(maskOutside rect: PixelRect) {
    self.init(
      "the mask \(rect.words) is outside every image",
      help: "masks are in pixels from the upper left corner: x,y,width,height")
  }

  package static let maskWithoutPictures = Diagnostic(
    "masks apply to images, and none was compared", help: "leave out --mask and --mask-id")

  package static let nothingUnmasked = Diagnostic(
    "the masks cover a whole image, so there is no pixel to compare", help: "mask only areas that may differ")

  package init(emptyMaskPicture path: String) {
    self.init(
      "the mask '\(path)' marks no pixel",
      help: "opaque pixels are ignored, or bright pixels if the image has no transparency")
  }

  /// A threshold for a metric that has none.
  ///
  /// - Parameters:
  ///   - metric: The metric that the user chose.
  ///   - known: The metrics that have a threshold, which the help lists.
  package init(noThresholdOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no threshold: two pixels are either identical or different",
      help: "choose a metric that has one (\(Words.alternatives(known.map(\.rawValue)))), or set a limit")
  }

  /// A threshold that no two pixels can exceed.
  ///
  /// - Parameters:
  ///   - threshold: The threshold, in the unit of the metric.
  ///   - metric: The metric that the user chose.
  ///   - greatest: The largest difference that the metric can measure.
  package init(threshold: Double, of metric: PixelMetric, atMost greatest: Double) {
    self.init(
      "'\(metric.rawValue)' differences are at most \(Words.number(greatest)), so a threshold of "
        + "\(Words.number(threshold)) accepts every pixel",
      help: "the default threshold is \(Words.number(metric.defaultThreshold))")
  }

  package init(noBackdropOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no backdrop",
      help: "use --backdrop with \(Words.alternatives(known.map(\.rawValue)))")
  }

  package init(noAntialiasingToleranceOf metric: PixelMetric, known: [PixelMetric]) {
    self.init(
      "'\(metric.rawValue)' has no tolerance beside anti-aliased edges",
      help: "use --aa-tolerance with \(Words.alternatives(known.map(\.rawValue)))")
  }

  /// An output path that would overwrite an input.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - option: The option that sets the path, such as "--output".
  package init(overwriting path: String, option: String) {
    self.init(
      "'\(path)' is not overwritten: this command reads it", help: "choose another path with \(option)")
  }

  /// Two options that name the same output.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - first: The first option.
  ///   - second: The second option.
  package init(sharing path: String, options first: String, _ second: String) {
    self.init(
      "'\(path)' is used by both \(first) and \(second); no file was written", help: "use a different file for each")
  }

  package init(nothingIn first: String, and second: String) {
    self.init("'\(first)' and '\(second)' contain no files to compare")
  }
}

extension Diagnostic {
  package init(drawing path: String, _ problem: ExternalTool.Problem) {
    switch problem {
    case .missing:
      self.init(
        "cannot compare '\(path)': pdftoppm is not installed",
        help: "install the package poppler-utils (on macOS: brew install poppler)")
    case .failed, .incomplete: self.init("the PDF '\(path)' is damaged: its pages cannot be drawn")
    case .system(let code): self.init("cannot start pdftoppm: \(String(cString: strerror(code)))")
    }
  }
}
