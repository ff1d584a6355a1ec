import GalleyMotion
import GalleyScroll

/// How the keyboard comes and goes: its height follows from the time alone, so no frame depends on those before it.
struct KeyboardMotion {
  private var heights = Trajectory(restingAt: 0)
  private var start = 0.0

  /// How high the keyboard is at `time`, in points; 0 if there is none.
  func height(at time: Double) -> Double { max(0, heights.offset(at: time - start)) }

  /// When the keyboard comes to rest after `time`; nil if it rests already.
  func end(after time: Double) -> Double? {
    let end = start + heights.duration
    return end > time ? end : nil
  }

  mutating func move(to height: Double, animation: Animation?, at time: Double) {
    heights = heights.moved(to: height, animation: animation, at: time - start)
    start = time
  }
}
