import GalleyTemplate

/// How a kind of video is made by ffmpeg.
struct VideoKind {
  let fileExtension: String
  private let codec: [String]

  /// The video of an animation's `kind`; nil for other files.
  init?(_ kind: AnimationKind) {
    switch kind {
    case .mp4:
      fileExtension = "mp4"
      // Plays everywhere; sharp text wants more than the usual 23. What scrolls is found by a short search: against
      // x264's own preset, medium, this one takes a tenth to a fifth less time for 1 to 4 % more bytes, at a quality
      // that is the same within 0.3 dB (measured with lists of text, and of text with photographs).
      codec = ["-c:v", "libx264", "-preset", "fast", "-crf", "18", "-tune", "animation", "-movflags", "+faststart"]
    case .webm:
      fileExtension = "webm"
      codec = ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4"]
    default: return nil
    }
  }

  /// The colours of frames and of the video: the matrix and primaries of HD television, which are those of sRGB, and
  /// sRGB's own curve.
  private static let colors = [
    "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709", "-color_range", "tv",
    "-chroma_sample_location", "left",
  ]

  /// ffmpeg's arguments for frames of `width` × `height` pixels, planar YUV 4:2:0, written to the file `name` in the
  /// folder it works in.
  func arguments(width: Int, height: Int, framesPerSecond: Double, name: String) -> [String] {
    // A fixed number of threads, no dates and no names of programs: the same bytes each time. Nothing but its input
    // and files may be opened, and the file is named as one: elsewhere "tcp:" would be a connection, "-y" an option.
    return [
      "-nostdin", "-loglevel", "error", "-protocol_whitelist", "pipe", "-f", "rawvideo", "-pix_fmt", "yuv420p",
      "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)",
    ] + VideoKind.colors + ["-i", "pipe:0"] + VideoKind.colors + ["-threads", "4"] + codec + [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-protocol_whitelist", "file", "-f",
      fileExtension, "-y",
      "file:\(name)",
    ]
  }
}
