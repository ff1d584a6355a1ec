/// How the extents of rows are put together.
protocol RowWhole {
  static func whole(_ extents: [Double]) -> Double

  static func whole(of count: Int, _ extent: Double) -> Double
}

/// Rows one after another: their extents add up.
enum RowSum: RowWhole {
  static func whole(_ extents: [Double]) -> Double { extents.reduce(0, +) }
  static func whole(of count: Int, _ extent: Double) -> Double { Double(count) * extent }
}

/// Rows under each other: the greatest extent holds them all.
enum RowGreatest: RowWhole {
  static func whole(_ extents: [Double]) -> Double { extents.reduce(0, max) }
  static func whole(of count: Int, _ extent: Double) -> Double { count > 0 ? extent : 0 }
}

/// What an extent can say beside a number.
enum RowExtent {
  /// The extent of a row that shows nothing: it takes no room, not even spacing. The sign of this zero tells it from
  /// a row that is 0 long.
  static let void = -0.0

  static func isVoid(_ extent: Double) -> Bool { extent == 0 && extent.sign == .minus }
}
