/// The positions of the pen between items. As in Pango, the width of a line is the distance from the leftmost to the
/// rightmost position, because marks without a letter may move the pen backwards.
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

  var points: Double { PangoUnits.points(right) - PangoUnits.points(left) }
}
