/// A kind of file that an animated scene is written to.
public enum AnimationKind: String, Hashable, Sendable, CaseIterable {
  case frames
  /// One PNG with a few frames side by side, each with its time and how the scroller stands.
  case filmstrip
  /// One PNG with the offset and the velocity of the scroller that moves furthest, over time.
  case plot
  case plotSVG = "plot-svg"
  case timeline
  case csv
  /// One animated PNG: 30 frames a second unless another rate is asked for.
  case apng
  /// One animated GIF: 25 frames a second unless another rate is asked for, 50 at most.
  case gif
  /// One animated WebP: 30 frames a second unless another rate is asked for, without loss but for photographs.
  case webp
  /// One H.264 video, by ffmpeg.
  case mp4
  /// One VP9 video, by ffmpeg.
  case webm

  /// The kinds that hold all frames in one file.
  public static let animations: Set<AnimationKind> = [.apng, .gif, .webp, .mp4, .webm]

  public static let videos: Set<AnimationKind> = [.mp4, .webm]

  /// The kinds that a part of a run can write, because they tell of each frame by itself.
  public static let ofParts: Set<AnimationKind> = [.frames, .timeline, .csv]

  package var doc: String {
    switch self {
    case .frames: "A PNG for each frame, and what is known of them."
    case .filmstrip: "One PNG with a few frames side by side."
    case .plot: "Offset and velocity over time, as a PNG."
    case .plotSVG: "The same as an SVG."
    case .timeline: "How every scroller stands in each frame, as JSON."
    case .csv: "The same as CSV."
    case .apng: "One animated PNG, 30 frames a second."
    case .gif: "One animated GIF, 25 frames a second."
    case .webp: "One animated WebP, 30 frames a second."
    case .mp4: "One H.264 video, by ffmpeg."
    case .webm: "One VP9 video, by ffmpeg."
    }
  }
}
