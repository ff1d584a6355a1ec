/// A file that an animation was written to.
public struct AnimatedFile: Hashable, Sendable {
  public let path: String
  public let bytes: Int
  /// Whether it was there already, with the same bytes.
  public let isKept: Bool
  /// How many files of earlier runs went when it was written, because they are no part of it any more.
  public var removed = 0
  /// What it is not, although it was asked for.
  public var compromises: [Compromise] = []

  /// What a file gave up, because its format knows no more or because it had to become smaller.
  public enum Compromise: Hashable, Sendable {
    case rate(used: Double, asked: Double)
    /// The width in pixels.
    case width(used: Int, asked: Int)
    /// At most so many colours a frame.
    case colors(Int)
    /// It is larger than the limit in bytes even so.
    case size(limit: Int)
  }
}

/// How far an animation has come.
public struct AnimationProgress: Sendable {
  public let frames: Int
  /// All frames of the run; nil while that is not known.
  public let total: Int?
}
