/// A kind of file that an animated scene is written to.
public enum AnimationKind: String, Hashable, Sendable, CaseIterable {
  /// A PNG for each frame, and `frames.json` about them.
  case frames
  /// One PNG with a few frames side by side, each with its time and how the scroller stands.
  case filmstrip
  /// How every scroller stands in each frame, as JSON.
  case timeline
  /// The same as CSV: a line for each scroller of each frame.
  case csv
  /// One animated PNG.
  case apng
}

/// A file that an animation was written to.
public struct AnimatedFile: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// Its size.
  public let bytes: Int
  /// Whether it was there already, with the same bytes.
  public let isKept: Bool
}

/// How far an animation has come.
public struct AnimationProgress: Sendable {
  /// The frames that are done.
  public let frames: Int
  /// All frames of the run; nil while that is not known.
  public let total: Int?
}
