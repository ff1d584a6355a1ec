extension PixelRect {
  /// A cut-out is at least and at most so large, in points.
  private static let (least, most) = ((width: 120.0, height: 90.0), (width: 200.0, height: 120.0))
  /// The room around a change, in points.
  private static let margin = 16.0

  /// What of a picture of `size` is shown of the change in this rectangle; `scale` is in pixels a point.
  public func cutOut(of size: PixelSize, scale: Double) -> PixelRect {
    // Layouts may come from files.
    let scale = scale.isFinite ? min(max(scale, 0.01), 100) : 1
    func span(_ start: Int, _ length: Int, _ whole: Int, _ least: Double, _ most: Double) -> (start: Int, length: Int) {
      let wanted = Double(length) + 2 * Self.margin * scale
      let taken = min(Int(min(max(wanted, least * scale), most * scale)), whole)
      // A change that is larger than a cut-out is shown from its beginning.
      let place = wanted > most * scale ? start - Int(Self.margin * scale) : start + length / 2 - taken / 2
      return (max(0, min(place, whole - taken)), taken)
    }
    let x = span(x, width, size.width, Self.least.width, Self.most.width)
    let y = span(y, height, size.height, Self.least.height, Self.most.height)
    return PixelRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
