import GalleyImage
import GalleyPicture

/// The frames of an animated baseline, accessed by index. In the file, a run of identical frames is a single frame with
/// a longer duration.
struct TimedFrames {
  private var frames: AnimationFrames
  private let rate: Double
  private var current: Bitmap?
  private var range = 0..<0
  private var isOver = false
  private var asked = -1

  struct Frame {
    let bitmap: Bitmap
    let isRepeated: Bool
  }

  init(_ bytes: [UInt8], _ motion: MotionRecord) {
    frames = AnimationFrames(bytes)
    rate = motion.framesPerSecond
  }

  /// Returns the frame at an index, which must not decrease between calls.
  mutating func frame(_ index: Int) throws(ImageError) -> Frame? {
    let isRepeated = asked >= 0 && range.contains(asked) && range.contains(index)
    while !isOver, index >= range.upperBound {
      guard let next = try frames.next() else {
        isOver = true
        break
      }
      // The duration in the file is rounded, but the rounding error is less than half a frame.
      let count = max(1, min((next.duration * rate).rounded(), 1e9))
      range = range.upperBound..<(range.upperBound + Int(count))
      current = next.bitmap
    }
    asked = index
    guard !isOver, let current else { return nil }
    return Frame(bitmap: current, isRepeated: isRepeated)
  }
}
