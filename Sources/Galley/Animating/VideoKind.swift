/// How a kind of video is made by ffmpeg.
struct VideoKind {
  /// The extension of the file's name.
  let fileExtension: String
  /// What ffmpeg is told about the codec.
  private let codec: [String]

  /// The video of an animation's `kind`; nil for other files.
  init?(_ kind: AnimationKind) {
    switch kind {
    case .mp4:
      fileExtension = "mp4"
      // Plays everywhere; sharp text wants more than the usual 23.
      codec = ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-tune", "animation", "-movflags", "+faststart"]
    case .webm:
      fileExtension = "webm"
      codec = ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4"]
    default: return nil
    }
  }

  /// ffmpeg's arguments for frames of `width` × `height` pixels, red, green, blue and alpha, written to `path`.
  func arguments(width: Int, height: Int, framesPerSecond: Double, path: String) -> [String] {
    // Colours are those of HD television, and a side is even, because the formats want that. A fixed number of threads,
    // no dates and no names of programs: the same bytes each time.
    let size = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white"
    return [
      "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size", "\(width)x\(height)",
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0", "-vf",
      "\(size),scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+bicubic,format=yuv420p", "-colorspace",
      "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv", "-threads", "4",
    ] + codec + [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f",
      fileExtension, "-y", path,
    ]
  }
}
