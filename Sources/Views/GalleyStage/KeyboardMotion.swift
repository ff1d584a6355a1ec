import GalleyMotion
import GalleyScroll

/// Depends only on the time, so no frame depends on earlier ones.
struct KeyboardMotion {
  private var heights = Trajectory(restingAt: 0)
  private var start = 0.0

  func height(at time: Double) -> Double { max(0, heights.offset(at: time - start)) }

  /// Returns the time at which the keyboard comes to rest, or nil if it rests at `time`.
  func end(after time: Double) -> Double? {
    let end = start + heights.duration
    return end > time ? end : nil
  }

  mutating func move(to height: Double, animation: Animation?, at time: Double) {
    heights = heights.moved(to: height, animation: animation, at: time - start)
    start = time
  }
}
