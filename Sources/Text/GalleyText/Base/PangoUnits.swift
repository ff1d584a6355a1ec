/// Lengths as Pango keeps them: whole numbers of 1/1024 point.
enum PangoUnits {
  static let scale = 1024.0

  static func points(_ units: Int32) -> Double { Double(units) / scale }

  /// `points` in units, to the nearest one; what Pango's numbers do not hold is the largest or the smallest of them,
  /// and what is no number is 0.
  static func nearest(_ points: Double) -> Int32 {
    points.isNaN ? 0 : Int32(max(-limit, min(limit, (points * scale).rounded())))
  }

  private static let limit = Double(Int32.max)

  /// The width lines may take, in units, or nil for no limit.
  ///
  /// Rounded up, so that a width that is below a text's own by less than a unit still holds it. Widths of 2²¹ points
  /// and more overflow Pango's numbers and mean no limit.
  static func wrapWidth(_ points: Double?) -> Int32? {
    // What is no number is no limit either.
    guard let points, points < 2_097_152 else { return nil }
    return Int32(min(limit, (max(0, points) * scale).rounded(.up)))
  }

  /// `points`, kept within what Pango's numbers hold; 0 for what is no number.
  static func withinBounds(_ points: Double) -> Double {
    points.isNaN ? 0 : max(-limit / scale, min(limit / scale, points))
  }

  /// The least width in points that ``wrapWidth(_:)`` makes at least `units` of.
  static func leastWidth(holding units: Int) -> Double {
    // Any width above the whole number of units before is rounded up.
    units <= 0 ? 0 : (Double(units - 1) / scale).nextUp
  }
}

extension Int32 {
  func addingWithinBounds(_ other: Int32) -> Int32 {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }
}
