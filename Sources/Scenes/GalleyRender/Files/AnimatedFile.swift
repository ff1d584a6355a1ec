package struct AnimatedFile: Hashable, Sendable {
  package let path: String
  package let bytes: Int
  /// Whether the file already existed with the same bytes.
  package let isKept: Bool
  /// The number of outdated frames of earlier runs that were removed.
  package var removed = 0
  /// The reductions that the format or the byte limit made necessary.
  package var compromises: [QualityReduction] = []

  package enum QualityReduction: Hashable, Sendable {
    case rate(used: Double, asked: Double)
    case width(used: Int, asked: Int)
    /// The maximum number of colours per frame.
    case colors(Int)
    /// Even with all reductions, the file exceeds the limit in bytes.
    case size(limit: Int)
  }
}

public struct AnimationProgress: Sendable {
  public let frames: Int
  /// The number of frames of the run; `nil` while it is unknown.
  public let total: Int?
}
