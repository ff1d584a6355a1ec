import GalleyTemplate

struct VideoKind {
  let fileExtension: String
  private let codec: [String]

  init?(_ kind: AnimationKind) {
    switch kind {
    case .mp4:
      fileExtension = "mp4"
      // H.264 plays everywhere. CRF 18 keeps text sharp, but the default of 23 does not. The preset `fast` takes 10 to
      // 20 % less time than `medium`. The file has 1 to 4 % more bytes, at the same quality within 0.3 dB (measured
      // with lists of text and photographs).
      codec = ["-c:v", "libx264", "-preset", "fast", "-crf", "18", "-tune", "animation", "-movflags", "+faststart"]
    case .webm:
      fileExtension = "webm"
      codec = ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4"]
    default: return nil
    }
  }

  /// The BT.709 primaries, which sRGB shares, and the BT.709 matrix, with the sRGB transfer curve.
  private static let colors = [
    "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709", "-color_range", "tv",
    "-chroma_sample_location", "left",
  ]

  /// Returns the arguments for ffmpeg, which reads raw frames (planar YUV 4:2:0) from standard input and writes the
  /// file `name` in its working folder.
  func arguments(width: Int, height: Int, framesPerSecond: Double, name: String) -> [String] {
    // With a fixed number of threads and no metadata, the bytes are reproducible. Input is limited to the pipe and
    // output to files, and the name has the prefix `file:`. Otherwise, a name "tcp:…" would open a connection, and a
    // name "-y" would be an option.
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
