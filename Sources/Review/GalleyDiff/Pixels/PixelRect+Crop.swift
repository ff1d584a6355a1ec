extension PixelRect {
  /// The minimum and the maximum size of a crop, in points.
  private static let (minimum, maximum) = ((width: 120.0, height: 90.0), (width: 200.0, height: 120.0))
  private static let margin = 16.0

  /// Returns the crop of an image of `size` that shows the change in this rectangle.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in pixels.
  ///   - scale: Pixels per point, clamped to 0.01 … 100.
  public func crop(of size: PixelSize, scale: Double) -> PixelRect {
    // The scale may come from a layout file, so it is limited to a valid range.
    let scale = scale.isFinite ? min(max(scale, 0.01), 100) : 1
    func span(_ start: Int, _ length: Int, _ whole: Int, _ minimum: Double, _ maximum: Double) -> (
      start: Int, length: Int
    ) {
      let wanted = Double(length) + 2 * Self.margin * scale
      let taken = min(Int(min(max(wanted, minimum * scale), maximum * scale)), whole)
      // A change that is larger than a crop is shown from its beginning.
      let place = wanted > maximum * scale ? start - Int(Self.margin * scale) : start + length / 2 - taken / 2
      return (max(0, min(place, whole - taken)), taken)
    }
    let x = span(x, width, size.width, Self.minimum.width, Self.maximum.width)
    let y = span(y, height, size.height, Self.minimum.height, Self.maximum.height)
    return PixelRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
