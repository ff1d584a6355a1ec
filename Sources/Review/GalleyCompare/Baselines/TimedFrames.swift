import GalleyImage
import GalleyPicture
import GalleyRender

/// The frames of a baseline that moves, by their numbers: in the file, equal frames are one that stays longer.
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

  /// The frames of the file `bytes`, that follow each other as `motion` says.
  init(_ bytes: [UInt8], _ motion: MotionRecord) {
    frames = AnimationFrames(bytes)
    rate = motion.framesPerSecond
  }

  /// The frame with the number `index`, which is no lower than in the call before; nil behind the last.
  mutating func frame(_ index: Int) throws(ImageError) -> Frame? {
    let isRepeated = asked >= 0 && range.contains(asked) && range.contains(index)
    while !isOver, index >= range.upperBound {
      guard let next = try frames.next() else {
        isOver = true
        break
      }
      // How long it stays is rounded, never by half a frame.
      let count = max(1, min((next.duration * rate).rounded(), 1e9))
      range = range.upperBound..<(range.upperBound + Int(count))
      current = next.bitmap
    }
    asked = index
    guard !isOver, let current else { return nil }
    return Frame(bitmap: current, isRepeated: isRepeated)
  }
}
