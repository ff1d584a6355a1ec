import GalleyGeometry

/// The whole-pixel offsets that a fractional offset allows. In a view that moved by 20.5 pixels, text and shapes move
/// by 20 or 21 pixels.
struct PixelSteps {
  let x: ClosedRange<Int>
  let y: ClosedRange<Int>

  /// Fails for values too large for an image.
  init?(_ shift: Point) {
    guard let x = Self.steps(shift.x), let y = Self.steps(shift.y) else { return nil }
    (self.x, self.y) = (x, y)
  }

  var isWhole: Bool { x.count == 1 && y.count == 1 }

  private static let tolerance = 1e-3

  private static func steps(_ length: Double) -> ClosedRange<Int>? {
    guard abs(length) < 1e9 else { return nil }
    let nearest = length.rounded()
    if abs(length - nearest) < tolerance { return Int(nearest)...Int(nearest) }
    return Int(length.rounded(.down))...Int(length.rounded(.up))
  }
}
