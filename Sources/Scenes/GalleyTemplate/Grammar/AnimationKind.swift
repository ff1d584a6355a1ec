/// A kind of file that `SceneAnimator` writes: frames, a filmstrip, a plot, a table, an animated image or a video.
public enum AnimationKind: String, Hashable, Sendable, CaseIterable {
  case frames
  /// A single PNG file with selected frames side by side. The captions show the time and the scroll state.
  case filmstrip
  /// A single PNG file with a plot of the offset and velocity of the scroll view that moves furthest.
  case plot
  case plotSVG = "plot-svg"
  case timeline
  case csv
  /// An animated PNG (default: 30 frames per second).
  case apng
  /// An animated GIF (default: 25 frames per second, at most 50).
  case gif
  /// An animated WebP (default: 30 frames per second). Lossless except for photographs.
  case webp
  case mp4
  case webm

  public static let animations: Set<AnimationKind> = [.apng, .gif, .webp, .mp4, .webm]

  public static let videos: Set<AnimationKind> = [.mp4, .webm]

  /// The kinds that a shard of a run can write, because they describe each frame individually.
  public static let ofParts: Set<AnimationKind> = [.frames, .timeline, .csv]

  package var doc: String {
    switch self {
    case .frames: "One PNG per frame, and one JSON file that describes the frames."
    case .filmstrip: "One PNG with several frames side by side."
    case .plot: "Plot of offset and velocity over time, as PNG."
    case .plotSVG: "The same plot as SVG."
    case .timeline: "Offset and velocity of every scroll view in each frame, as JSON."
    case .csv: "The same data as CSV."
    case .apng: "One animated PNG, 30 frames per second."
    case .gif: "One animated GIF, 25 frames per second."
    case .webp: "One animated WebP, 30 frames per second."
    case .mp4: "One H.264 video; needs ffmpeg."
    case .webm: "One VP9 video; needs ffmpeg."
    }
  }
}
