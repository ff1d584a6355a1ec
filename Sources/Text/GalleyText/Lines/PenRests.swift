/// Where the pen rests between the items of a line, in Pango units.
///
/// A line's width is Pango's: from the leftmost of these places to the rightmost. Marks without a letter, drawn together,
/// move the pen backwards.
struct PenRests {
  private(set) var pen: Int32 = 0
  private var left: Int32 = 0
  private var right: Int32 = 0

  mutating func move(by width: Int32) {
    left = min(left, pen)
    pen = pen.addingWithinBounds(width)
    right = max(right, pen)
  }

  var width: Int32 { Int32(clamping: Int(right) - Int(left)) }

  /// The line's width in points.
  var points: Double { PangoUnits.points(right) - PangoUnits.points(left) }
}
