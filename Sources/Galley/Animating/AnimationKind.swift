/// A kind of file that an animated scene is written to.
public enum AnimationKind: String, Hashable, Sendable, CaseIterable {
  /// A PNG for each frame, and `frames.json` about them.
  case frames
  /// One PNG with a few frames side by side, each with its time and how the scroller stands.
  case filmstrip
  /// One PNG with the offset and the velocity of the scroller that moves furthest, over time.
  case plot
  /// The same as SVG.
  case plotSVG = "plot-svg"
  /// How every scroller stands in each frame, as JSON.
  case timeline
  /// The same as CSV: a line for each scroller of each frame.
  case csv
  /// One animated PNG.
  case apng
  /// One animated GIF: 25 frames a second unless another rate is asked for, 50 at most.
  case gif
  /// One animated WebP, without loss.
  case webp
  /// One H.264 video, by ffmpeg.
  case mp4
  /// One VP9 video, by ffmpeg.
  case webm

  /// The kinds that hold all frames in one file.
  public static let animations: Set<AnimationKind> = [.apng, .gif, .webp, .mp4, .webm]

  /// The kinds that tell of each frame what its views decided.
  static let detailed: Set<AnimationKind> = [.timeline, .csv]
}

/// A file that an animation was written to.
public struct AnimatedFile: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// Its size.
  public let bytes: Int
  /// Whether it was there already, with the same bytes.
  public let isKept: Bool
  /// What it is not, although it was asked for.
  public var compromises: [Compromise] = []

  /// What a file gave up, because its format knows no more or because it had to become smaller.
  public enum Compromise: Hashable, Sendable {
    /// Frames a second.
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
  /// The frames that are done.
  public let frames: Int
  /// All frames of the run; nil while that is not known.
  public let total: Int?
}
