import ArgumentParser
import Galley

/// The options for comparing images and for the accepted differences.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Metric for comparing pixels. (default: exact)",
      discussion: """
        Metrics: exact, yiq-7, oklab-hyab, odiff-4, perceptual, ciede2000, ssim, ssim-cie94, channel.
        """,
      valueName: "name"),
    transform: { name in
      guard let metric = PixelMetric(rawValue: name) else {
        let known = PixelMetric.allCases.map(\.rawValue)
        let meant = Suggestion.closest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("'\(name)' is not a metric\(meant); use \(known.joined(separator: ", "))")
      }
      return metric
    })
  var metric = PixelMetric.exact

  @Option(
    help: ArgumentHelp(
      "Tolerated difference between two pixels, in units of the metric.",
      discussion: """
        Defaults: 0.1 for yiq-7, oklab-hyab and odiff-4; 2.3 for ciede2000; 0.05 for ssim; 1 for perceptual, \
        ssim-cie94 and channel.
        """,
      valueName: "amount"))
  var threshold: Double?

  @Flag(name: .customLong("include-aa"), help: "Also count pixels that differ only through anti-aliasing.")
  var includeAA = false

  @Option(
    name: .customLong("aa-tolerance"),
    help: ArgumentHelp(
      "Tolerated brightness difference beside anti-aliased edges, 0 to 255. (default: 0)",
      discussion: "Applies to ciede2000.",
      valueName: "amount"))
  var antialiasingTolerance: Double?

  @Option(
    name: .customLong("ignore-caret"),
    help: ArgumentHelp(
      "Ignore a text caret of this width, in pixels.",
      discussion: "Works even if only one of the images shows the caret.", valueName: "pixels"))
  var caretWidth: Int?

  @Option(
    help: ArgumentHelp(
      "Backdrop behind transparent pixels: pattern or white. (default: pattern)",
      discussion: "Applies to yiq-7 and oklab-hyab. pixelmatch 5.3 uses white.",
      valueName: "name"),
    transform: { name in
      guard let backdrop = Backdrop(rawValue: name) else {
        throw ValidationError("--backdrop must be pattern or white")
      }
      return backdrop
    })
  var backdrop: Backdrop?

  @Option(
    help: ArgumentHelp(
      "Area to ignore: \"x,y,width,height\" in pixels, or an image (repeatable).",
      discussion: "In a mask image, opaque pixels mark the area, or bright pixels if the image has no transparency.",
      valueName: "area"))
  var mask: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ignore the view with this id (repeatable).",
      discussion: "Needs layout files beside the images.",
      valueName: "id"))
  var maskID: [String] = []

  @Option(help: ArgumentHelp("Maximum number of differing pixels.", valueName: "count"))
  var limitPixels: Int?

  @Option(help: ArgumentHelp("Maximum ratio of differing pixels to all pixels, 0 to 1.", valueName: "ratio"))
  var limitRatio: Double?

  @Option(help: ArgumentHelp("Maximum number of differing pixels in any window.", valueName: "count"))
  var limitWindow: Int?

  @Option(
    help: ArgumentHelp(
      "Maximum number of differing pixels in any view with an id.",
      discussion: "Needs layout files beside the images.",
      valueName: "count"))
  var limitNode: Int?

  @Option(help: ArgumentHelp("Side length of the window for --limit-window, in pixels.", valueName: "pixels"))
  var windowSize = DiffLimits.defaultWindowSize

  func validate() throws {
    if let threshold, !(threshold >= 0 && threshold.isFinite) {
      throw ValidationError("--threshold must be at least 0")
    }
    if let antialiasingTolerance, !(0...255).contains(antialiasingTolerance) {
      throw ValidationError("--aa-tolerance must be a number from 0 to 255")
    }
    if let caretWidth, caretWidth < 1 { throw ValidationError("--ignore-caret must be at least 1") }
    if windowSize < 1 { throw ValidationError("--window-size must be at least 1") }
    if let limitRatio, !(0...1).contains(limitRatio) {
      throw ValidationError("--limit-ratio must be a number from 0 to 1")
    }
    for limit in [limitPixels, limitWindow, limitNode] {
      if let limit, limit < 0 {
        throw ValidationError("--limit-pixels, --limit-window and --limit-node must be at least 0")
      }
    }
  }

  /// The names of the options whose values differ from their defaults.
  var givenOptions: [String] {
    let options = [
      ("--metric", metric != .exact), ("--threshold", threshold != nil), ("--include-aa", includeAA),
      ("--aa-tolerance", antialiasingTolerance != nil), ("--ignore-caret", caretWidth != nil),
      ("--backdrop", backdrop != nil), ("--mask", !mask.isEmpty), ("--mask-id", !maskID.isEmpty),
      ("--limit-pixels", limitPixels != nil), ("--limit-ratio", limitRatio != nil),
      ("--limit-window", limitWindow != nil), ("--limit-node", limitNode != nil),
      ("--window-size", windowSize != DiffLimits.defaultWindowSize),
    ]
    return options.filter(\.1).map(\.0)
  }

  var limits: DiffLimits {
    DiffLimits(pixels: limitPixels, ratio: limitRatio, window: limitWindow, windowSize: windowSize, node: limitNode)
  }

  /// Returns the options for a comparison without difference images. Reads the mask images.
  func resolved() throws -> DiffOptions {
    DiffOptions(comparison: try comparison(), limits: limits, maskedIDs: maskID)
  }

  /// Reads the mask images. If that fails, prints the error before throwing the exit code.
  func comparison() throws -> PixelComparison {
    let misuses = PixelComparison.misuses(
      of: metric, threshold: threshold, backdrop: backdrop, antialiasingTolerance: antialiasingTolerance)
    guard misuses.isEmpty else { throw Failure(diagnostics: misuses).report() }
    var areas = PixelMask()
    for text in mask {
      do throws(MaskError) { try areas.add(text) } catch {
        throw Failure(diagnostics: [error.diagnostic]).report()
      }
    }
    return PixelComparison(
      metric: metric, threshold: threshold, countsAntialiasing: includeAA,
      antialiasingTolerance: antialiasingTolerance ?? 0, caretWidth: caretWidth, backdrop: backdrop ?? .pattern,
      mask: areas)
  }
}
