/// Lengths as Pango keeps them: whole numbers of 1/1024 point.
enum PangoUnits {
  /// Units in a point.
  static let scale = 1024.0

  /// `units` in points.
  static func points(_ units: Int32) -> Double { Double(units) / scale }

  /// `points` in units, to the nearest one.
  static func nearest(_ points: Double) -> Int32 { Int32((points * scale).rounded()) }

  /// The width lines may take, in units, or nil for no limit.
  ///
  /// Rounded up, so that a width that is below a text's own by less than a unit still holds it. Widths of 2²¹ points
  /// and more overflow Pango's numbers and mean no limit.
  static func wrapWidth(_ points: Double?) -> Int32? {
    guard let points, points < 2_097_152 else { return nil }
    return Int32((max(0, points) * scale).rounded(.up))
  }

  /// The least width in points that ``wrapWidth(_:)`` makes at least `units` of.
  static func leastWidth(holding units: Int) -> Double {
    // Any width above the whole number of units before is rounded up.
    units <= 0 ? 0 : (Double(units - 1) / scale).nextUp
  }
}
