import GalleyGeometry

/// The rectangle of one panel with its scales.
struct PlotFrame {
  var rect: Rect
  var along: PlotScale
  var values: PlotScale
  /// Whether positions run from top to bottom and values from left to right.
  var isHorizontal: Bool

  func place(_ along: Double) -> Double {
    let share = self.along.share(along)
    return isHorizontal ? rect.minY + share * rect.height : rect.minX + share * rect.width
  }

  func place(ofValue value: Double) -> Double {
    let share = values.share(value)
    return isHorizontal ? rect.minX + share * rect.width : rect.maxY - share * rect.height
  }

  func point(_ along: Double, _ value: Double) -> Point {
    let (first, second) = (place(along), place(ofValue: value))
    return isHorizontal ? Point(x: second, y: first) : Point(x: first, y: second)
  }

  /// Returns the rectangle in points on the page.
  func rect(places: ClosedRange<Double>, values: ClosedRange<Double>) -> Rect {
    let (across, deep) = isHorizontal ? (values, places) : (places, values)
    return Rect(
      x: across.lowerBound, y: deep.lowerBound, width: across.upperBound - across.lowerBound,
      height: deep.upperBound - deep.lowerBound)
  }

  /// The length of the axis that shows the positions, in points.
  var length: Double { isHorizontal ? rect.height : rect.width }

  /// The length of one position unit, in points on the page.
  var unit: Double { length / max(along.domain.upperBound - along.domain.lowerBound, .leastNormalMagnitude) }
}
