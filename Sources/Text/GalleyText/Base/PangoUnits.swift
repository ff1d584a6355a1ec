/// Pango's units of 1/1024 point.
enum PangoUnits {
  static let scale = 1024.0

  static func points(_ units: Int32) -> Double { Double(units) / scale }

  static func nearest(_ points: Double) -> Int32 {
    points.isNaN ? 0 : Int32(max(-limit, min(limit, (points * scale).rounded())))
  }

  private static let limit = Double(Int32.max)

  /// Returns a maximum line width. It is rounded up, so that text fits into its own width. A width of 2²¹ points or
  /// more would overflow Pango's numbers, and means no limit.
  static func wrapWidth(_ points: Double?) -> Int32? {
    // NaN means no limit.
    guard let points, points < 2_097_152 else { return nil }
    return Int32(min(limit, (max(0, points) * scale).rounded(.up)))
  }

  static func withinBounds(_ points: Double) -> Double {
    points.isNaN ? 0 : max(-limit / scale, min(limit / scale, points))
  }

  static func minimumWidth(holding units: Int) -> Double {
    units <= 0 ? 0 : (Double(units - 1) / scale).nextUp
  }
}

extension Int32 {
  func addingWithinBounds(_ other: Int32) -> Int32 {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? (other < 0 ? .min : .max) : sum
  }
}
