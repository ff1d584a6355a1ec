/// A place at which a header's height is not continuous.
public struct HeaderJump: Hashable, Sendable {
  /// The last distance, in points, at which the height before the jump holds.
  public let distance: Double
  /// The height up to the jump, in points.
  public let before: Double
  /// The height behind it.
  public let after: Double

  /// How far the height jumps, in points; negative where the header gets lower.
  public var size: Double { after - before }
}

extension HeaderRule {
  /// Every jump of at least `tolerance` points where the scroller is scrolled by a distance in `range`, from the least
  /// distance on.
  ///
  /// The function itself is asked: pieces over which it changes are halved until they show a slope or are two
  /// neighbouring numbers. Two jumps that undo each other within half a point are only seen at the rule's own corners.
  public func jumps(over range: ClosedRange<Double>, tolerance: Double = 0.01) -> [HeaderJump] {
    guard range.upperBound > range.lowerBound, range.upperBound - range.lowerBound < HeaderRule.longestRange else {
      return []
    }
    let steps = Int(((range.upperBound - range.lowerBound) / HeaderRule.step).rounded(.up))
    var marks = (0...steps).map { min(range.lowerBound + Double($0) * HeaderRule.step, range.upperBound) }
    marks += corners.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter(range.contains)
    let sorted = Set(marks).sorted()
    return zip(sorted, sorted.dropFirst()).flatMap { jumps(from: $0, to: $1, tolerance) }
  }

  /// How far apart the function is asked before anything is halved, in points.
  private static let step = 0.5
  /// Where no jump is looked for: further than any screen is scrolled while a header moves.
  private static let longestRange = 1_000_000.0

  private func jumps(from start: Double, to end: Double, _ tolerance: Double) -> [HeaderJump] {
    let (before, after) = (height(at: start), height(at: end))
    let middle = start + (end - start) / 2
    guard middle > start, middle < end else {
      return abs(after - before) >= tolerance ? [HeaderJump(distance: start, before: before, after: after)] : []
    }
    let inside = height(at: middle)
    guard max(abs(inside - before), abs(after - inside)) >= tolerance else { return [] }
    return jumps(from: start, to: middle, tolerance) + jumps(from: middle, to: end, tolerance)
  }
}
