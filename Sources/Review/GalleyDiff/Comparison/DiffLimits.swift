/// The differences that a comparison accepts. A comparison passes if it exceeds none of the limits that are set.
///
/// Images of different sizes never pass.
///
/// ```swift
/// let limits = DiffLimits(ratio: 0.001, window: 40)
/// let passes = PixelSummary(diff, limits: limits).passes
/// ```
public struct DiffLimits: Hashable, Sendable {
  public var pixels: Int?
  public var ratio: Double?
  public var window: Int?
  public var windowSize: Int
  public var node: Int?

  /// The default side of the square: approximately the height of a line of text at 2×, in pixels.
  public static let defaultWindowSize = 32

  /// Creates limits. Without any argument, no pixel may differ.
  ///
  /// - Parameters:
  ///   - pixels: The maximum number of differing pixels; nil for no limit.
  ///   - ratio: The maximum fraction of differing pixels, from 0 to 1; nil for no limit.
  ///   - window: The maximum number of differing pixels in any square of `windowSize`; nil for no limit.
  ///   - windowSize: The side of the square for `window`, in pixels (default: 32).
  ///   - node: The maximum number of differing pixels inside the frame of any view with an id; nil for no limit.
  public init(
    pixels: Int? = nil, ratio: Double? = nil, window: Int? = nil, windowSize: Int = defaultWindowSize, node: Int? = nil
  ) {
    let isExact = pixels == nil && ratio == nil && window == nil && node == nil
    self.pixels = isExact ? 0 : pixels
    self.ratio = ratio
    self.window = window
    self.windowSize = windowSize
    self.node = node
  }

  public enum LimitViolation: Hashable, Sendable {
    case pixels(measured: Int, limit: Int)
    case ratio(measured: Double, limit: Double)
    case window(measured: PixelSet.Window, limit: Int)
    case node(id: String, measured: Int, limit: Int)
  }

  /// Returns the limits that `diff` exceeds.
  ///
  /// - Parameters:
  ///   - diff: The result of the comparison.
  ///   - frames: The frames of the views with ids, in pixels. They are needed for ``node``.
  public func excesses(of diff: PixelDiff, frames: [(id: String, frame: PixelRect)] = []) -> [LimitViolation] {
    excesses(of: diff, densest: diff.differences.densestWindow(side: windowSize), frames: frames)
  }

  func excesses(
    of diff: PixelDiff, densest: PixelSet.Window, frames: [(id: String, frame: PixelRect)]
  ) -> [LimitViolation] {
    var found: [LimitViolation] = []
    if let pixels, diff.different > pixels { found.append(.pixels(measured: diff.different, limit: pixels)) }
    if let ratio, diff.ratio > ratio { found.append(.ratio(measured: diff.ratio, limit: ratio)) }
    if let window, densest.count > window { found.append(.window(measured: densest, limit: window)) }
    guard let node else { return found }
    return found
      + frames.compactMap { id, frame in
        let count = diff.differences.count(in: frame)
        return count > node ? .node(id: id, measured: count, limit: node) : nil
      }
  }
}
