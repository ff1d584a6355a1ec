import ArgumentParser
import Galley

/// The options for comparing images and for the accepted differences.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pixels are compared: exact, yiq-7, oklab-hyab, odiff-4, perceptual, ciede2000, ssim, ssim-cie94 or channel.",
      valueName: "name"),
    transform: { name in
      guard let metric = PixelMetric(rawValue: name) else {
        let known = PixelMetric.allCases.map(\.rawValue)
        let meant = Suggestion.closest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
        throw ValidationError("'\(name)' is no metric\(meant); known are \(known.joined(separator: ", "))")
      }
      return metric
    })
  var metric = PixelMetric.exact

  @Option(
    help: ArgumentHelp(
      "How much two pixels may differ, in the metric's terms (0.1 for yiq-7, oklab-hyab and odiff-4, 2.3 for "
        + "ciede2000, 0.05 for ssim, 1 for perceptual, ssim-cie94 and channel unless given).", valueName: "amount"))
  var threshold: Double?

  @Flag(name: .customLong("include-aa"), help: "Count pixels too that only smooth an edge.")
  var includeAA = false

  @Option(
    name: .customLong("aa-tolerance"),
    help: ArgumentHelp(
      "How much brightness beside a smoothed edge may differ for ciede2000, 0 to 255 (0 unless given).",
      valueName: "amount"))
  var antialiasingTolerance: Double?

  @Option(
    name: .customLong("ignore-caret"),
    help: ArgumentHelp(
      "Leave out a text caret so many pixels wide that one of the pictures shows.", valueName: "pixels"))
  var caretWidth: Int?

  @Option(
    help: ArgumentHelp(
      "What lies behind transparent pixels for yiq-7 and oklab-hyab: pattern, or white as in pixelmatch 5.3.",
      valueName: "name"),
    transform: { name in
      guard let backdrop = Backdrop(rawValue: name) else { throw ValidationError("--backdrop is pattern or white") }
      return backdrop
    })
  var backdrop: Backdrop?

  @Option(
    help: ArgumentHelp(
      "Leave out a rectangle \"x,y,width,height\" in pixels, or what is marked in a picture; may be repeated.",
      valueName: "area"))
  var mask: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out the view with this id, where pictures have their layouts beside them; may be repeated.",
      valueName: "id"))
  var maskID: [String] = []

  @Option(help: ArgumentHelp("The most pixels that may differ.", valueName: "count"))
  var limitPixels: Int?

  @Option(help: ArgumentHelp("The greatest part of all pixels that may differ, 0 to 1.", valueName: "ratio"))
  var limitRatio: Double?

  @Option(help: ArgumentHelp("The most pixels that may differ in any window.", valueName: "count"))
  var limitWindow: Int?

  @Option(
    help: ArgumentHelp(
      "The most pixels that may differ inside any view with an id; needs the layouts beside the pictures.",
      valueName: "count"))
  var limitNode: Int?

  @Option(help: ArgumentHelp("The side of that window, in pixels.", valueName: "pixels"))
  var windowSize = DiffLimits.defaultWindowSize

  func validate() throws {
    if let threshold, !(threshold >= 0 && threshold.isFinite) {
      throw ValidationError("--threshold must be a number of at least 0")
    }
    if let antialiasingTolerance, !(0...255).contains(antialiasingTolerance) {
      throw ValidationError("--aa-tolerance must be from 0 to 255")
    }
    if let caretWidth, caretWidth < 1 { throw ValidationError("--ignore-caret must be at least 1") }
    if windowSize < 1 { throw ValidationError("--window-size must be at least 1") }
    if let limitRatio, !(0...1).contains(limitRatio) { throw ValidationError("--limit-ratio must be from 0 to 1") }
    for limit in [limitPixels, limitWindow, limitNode] {
      if let limit, limit < 0 { throw ValidationError("a limit must be at least 0") }
    }
  }

  var limits: DiffLimits {
    DiffLimits(pixels: limitPixels, ratio: limitRatio, window: limitWindow, windowSize: windowSize, node: limitNode)
  }

  /// Returns the options of a comparison without difference images, and reads the images of masks.
  func resolved() throws -> DiffOptions {
    DiffOptions(comparison: try comparison(), limits: limits, maskedIDs: maskID)
  }

  /// Reads the images of masks. Prints the error before throwing the exit code.
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
