import GalleyGeometry

/// The whole pixels by which a shift in parts of pixels may move what is drawn.
///
/// Text and shapes are put on whole pixels one by one: a view that moved by 20.5 pixels shows some of them 20 pixels
/// farther, and the others 21.
struct PixelSteps {
  let x: ClosedRange<Int>
  let y: ClosedRange<Int>

  /// The steps nearest to `shift`; nil for what no picture is large enough for.
  init?(_ shift: Point) {
    guard let x = Self.steps(shift.x), let y = Self.steps(shift.y) else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// Whether everything moves by the same whole pixels.
  var isWhole: Bool { x.count == 1 && y.count == 1 }

  /// Less than this is rounding, in pixels.
  private static let tolerance = 1e-3

  private static func steps(_ length: Double) -> ClosedRange<Int>? {
    guard abs(length) < 1e9 else { return nil }
    let nearest = length.rounded()
    if abs(length - nearest) < tolerance { return Int(nearest)...Int(nearest) }
    return Int(length.rounded(.down))...Int(length.rounded(.up))
  }
}
