public struct AnimatedFile: Hashable, Sendable {
  public let path: String
  public let bytes: Int
  /// Whether the file already existed with the same bytes.
  public let isKept: Bool
  /// The number of outdated frames from earlier runs that were removed.
  public var removed = 0
  /// The reductions that the format or the byte limit made necessary.
  public var compromises: [QualityReduction] = []

  public enum QualityReduction: Hashable, Sendable {
    case rate(used: Double, asked: Double)
    case width(used: Int, asked: Int)
    /// The maximum number of colours per frame.
    case colors(Int)
    /// Even with all reductions, the file exceeds the limit, in bytes.
    case size(limit: Int)
  }
}

public struct AnimationProgress: Sendable {
  public let frames: Int
  /// The number of frames of the run; `nil` while it is unknown.
  public let total: Int?
}
