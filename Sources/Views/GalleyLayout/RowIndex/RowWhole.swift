protocol RowWhole {
  static func whole(_ extents: [Double]) -> Double

  static func whole(of count: Int, _ extent: Double) -> Double
}

enum RowSum: RowWhole {
  static func whole(_ extents: [Double]) -> Double { extents.reduce(0, +) }
  static func whole(of count: Int, _ extent: Double) -> Double { Double(count) * extent }
}

enum RowGreatest: RowWhole {
  static func whole(_ extents: [Double]) -> Double { extents.reduce(0, max) }
  static func whole(of count: Int, _ extent: Double) -> Double { count > 0 ? extent : 0 }
}

enum RowExtent {
  /// A hidden row takes no spacing. The sign distinguishes it from a row of length 0.
  static let void = -0.0

  static func isVoid(_ extent: Double) -> Bool { extent == 0 && extent.sign == .minus }
}
