public struct HeaderJump: Hashable, Sendable {
  /// The last distance, in points, at which the header still has the height before the jump.
  public let distance: Double
  public let before: Double
  public let after: Double

  public var size: Double { after - before }
}

extension HeaderRule {
  /// Returns every jump of at least `tolerance` points at distances in `range`, in ascending order.
  ///
  /// Piecewise linear rules jump only at their corners. A custom function is sampled: intervals over which it changes
  /// are bisected until they turn out to be a slope or consist of two adjacent floating-point numbers. The search
  /// misses two jumps that cancel each other within half a point. It stops after a million bisections, because a
  /// function that needs more is steep everywhere.
  ///
  /// - Parameters:
  ///   - range: The distances to search, in points. An empty or extremely long range has no jumps.
  ///   - tolerance: The smallest change of height that counts as a jump, in points (default: 0.01).
  public func jumps(over range: ClosedRange<Double>, tolerance: Double = 0.01) -> [HeaderJump] {
    guard range.upperBound > range.lowerBound, range.upperBound - range.lowerBound < HeaderRule.longestRange else {
      return []
    }
    guard isFunction else { return jumpsAtCorners(in: range, tolerance) }
    let steps = Int(((range.upperBound - range.lowerBound) / HeaderRule.step).rounded(.up))
    let marks = (0...steps).map { min(range.lowerBound + Double($0) * HeaderRule.step, range.upperBound) }
    var halvings = HeaderRule.maximumHalvings
    return zip(marks, marks.dropFirst()).flatMap { jumps(from: $0, to: $1, tolerance, &halvings) }
  }

  private func jumpsAtCorners(in range: ClosedRange<Double>, _ tolerance: Double) -> [HeaderJump] {
    let marks = Set(corners.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter(range.contains)).sorted()
    return zip(marks, marks.dropFirst()).filter { $0.nextUp == $1 }.compactMap { jump(from: $0, to: $1, tolerance) }
  }

  private func jump(from start: Double, to end: Double, _ tolerance: Double) -> HeaderJump? {
    let jump = HeaderJump(distance: start, before: height(at: start), after: height(at: end))
    return abs(jump.size) >= tolerance ? jump : nil
  }

  /// The distance between two samples of a custom rule, in points.
  private static let step = 0.5
  /// The maximum length of a range, in points. No screen scrolls that far while a header moves.
  private static let longestRange = 1_000_000.0

  private static let maximumHalvings = 1_000_000

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
