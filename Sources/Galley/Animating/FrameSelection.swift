/// Which frames of an animation are wanted.
public struct FrameSelection: Hashable, Sendable {
  /// The numbers of the frames; nil for all.
  public var range: ClosedRange<Int>?
  /// Moments in seconds instead of frames.
  public var times: [Double] = []
  /// Which part of the frames this run draws, where several machines share them.
  public var shard: Shard?

  /// A part of the frames.
  public struct Shard: Hashable, Sendable {
    /// The part's number, from 1.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// The part `number` of `count`; nil where there is no such part.
    public init?(_ number: Int, of count: Int) {
      guard count >= 1, 1...count ~= number else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// All frames.
  public init() {}

  /// Whether the frame with number `index` is wanted.
  public func contains(_ index: Int) -> Bool {
    guard times.isEmpty, range?.contains(index) ?? true else { return false }
    return shard.map { index % $0.count == $0.number - 1 } ?? true
  }

  /// Whether all frames of a part, or of the whole, are wanted.
  var isOfAllFrames: Bool { range == nil && times.isEmpty }

  /// Whether nothing after the frame with number `index`, at `time`, is wanted any more.
  func isOver(after index: Int, at time: Double) -> Bool {
    if let last = times.max() { return time >= last }
    return range.map { index >= $0.upperBound } ?? false
  }
}
