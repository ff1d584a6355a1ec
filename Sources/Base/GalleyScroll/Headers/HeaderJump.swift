/// A place at which a header's height is not continuous.
public struct HeaderJump: Hashable, Sendable {
  /// The last distance, in points, at which the height before the jump holds.
  public let distance: Double
  /// The height up to the jump, in points.
  public let before: Double
  public let after: Double

  /// How far the height jumps, in points; negative where the header gets lower.
  public var size: Double { after - before }
}

extension HeaderRule {
  /// Every jump of at least `tolerance` points where the scroller is scrolled by a distance in `range`, from the least
  /// distance on.
  ///
  /// Rules made of lines jump at their corners only. A function is asked: pieces over which it changes are halved until
  /// they show a slope or are two neighbouring numbers. Two jumps of a function that undo each other within half a point
  /// are not seen, nor what follows a million halvings: such a function is steep everywhere.
  public func jumps(over range: ClosedRange<Double>, tolerance: Double = 0.01) -> [HeaderJump] {
    guard range.upperBound > range.lowerBound, range.upperBound - range.lowerBound < HeaderRule.longestRange else {
      return []
    }
    guard asksFunction else { return jumpsAtCorners(in: range, tolerance) }
    let steps = Int(((range.upperBound - range.lowerBound) / HeaderRule.step).rounded(.up))
    let marks = (0...steps).map { min(range.lowerBound + Double($0) * HeaderRule.step, range.upperBound) }
    var halvings = HeaderRule.mostHalvings
    return zip(marks, marks.dropFirst()).flatMap { jumps(from: $0, to: $1, tolerance, &halvings) }
  }

  private func jumpsAtCorners(in range: ClosedRange<Double>, _ tolerance: Double) -> [HeaderJump] {
    let marks = Set(corners.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter(range.contains)).sorted()
    return zip(marks, marks.dropFirst()).filter { $0.nextUp == $1 }.compactMap { jump(from: $0, to: $1, tolerance) }
  }

  /// The jump between two neighbouring numbers; nil where there is none.
  private func jump(from start: Double, to end: Double, _ tolerance: Double) -> HeaderJump? {
    let jump = HeaderJump(distance: start, before: height(at: start), after: height(at: end))
    return abs(jump.size) >= tolerance ? jump : nil
  }

  /// How far apart the function is asked before anything is halved, in points.
  private static let step = 0.5
  /// Where no jump is looked for: further than any screen is scrolled while a header moves.
  private static let longestRange = 1_000_000.0

  /// How often pieces are halved, so that a steep function takes no more than a moment.
  private static let mostHalvings = 1_000_000

  private func jumps(
    from start: Double, to end: Double, _ tolerance: Double, _ halvings: inout Int
  ) -> [HeaderJump] {
    let middle = start + (end - start) / 2
    guard middle > start, middle < end else { return jump(from: start, to: end, tolerance).map { [$0] } ?? [] }
    let (before, inside, after) = (height(at: start), height(at: middle), height(at: end))
    guard max(abs(inside - before), abs(after - inside)) >= tolerance, halvings > 0 else { return [] }
    halvings -= 1
    return jumps(from: start, to: middle, tolerance, &halvings) + jumps(from: middle, to: end, tolerance, &halvings)
  }
}
