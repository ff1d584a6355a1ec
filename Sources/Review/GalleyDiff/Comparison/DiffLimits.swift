/// How much two pictures may differ and still pass: every limit that is given must hold.
///
/// A picture of another size never passes.
public struct DiffLimits: Hashable, Sendable {
  /// The most pixels; nil for any number.
  public var pixels: Int?
  /// The greatest part of all pixels, 0 … 1; nil for any part.
  public var ratio: Double?
  /// The most pixels in any square of `windowSize`, so that a dense change cannot hide in a large picture; nil for
  /// any number.
  public var window: Int?
  /// The side of that square, in pixels.
  public var windowSize: Int
  /// The most pixels inside the frame of any view that has an id; nil for any number.
  public var node: Int?

  /// The side of the square in which density is measured unless another is asked for: a line of text at 2×.
  public static let defaultWindowSize = 32

  /// Limits that combine; without any, not one pixel may differ.
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

  /// A limit that does not hold, beside what was measured.
  public enum Excess: Hashable, Sendable {
    /// More pixels than `limit` differ.
    case pixels(measured: Int, limit: Int)
    case ratio(measured: Double, limit: Double)
    case window(measured: PixelSet.Window, limit: Int)
    case node(id: String, measured: Int, limit: Int)
  }

  /// The limits that `diff` does not keep; `frames` are those of the views with ids, in pixels.
  public func excesses(of diff: PixelDiff, frames: [(id: String, frame: PixelRect)] = []) -> [Excess] {
    excesses(of: diff, densest: diff.differences.densestWindow(side: windowSize), frames: frames)
  }

  /// The same where the densest window of ``windowSize`` is known.
  func excesses(
    of diff: PixelDiff, densest: PixelSet.Window, frames: [(id: String, frame: PixelRect)]
  ) -> [Excess] {
    var found: [Excess] = []
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
