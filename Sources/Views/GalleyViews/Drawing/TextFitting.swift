import GalleyGeometry

/// How a text makes itself fit: the pixels its size is rounded to, how far it may shrink, the room it keeps free.
struct TextFitting: Equatable {
  /// The pixels that sizes are rounded up to.
  let grid: PixelGrid
  /// The smallest share of its font's size that a text may shrink to before it is cut, 0 … 1; 1 never shrinks.
  let minimumScale: Double
  /// The lines whose height is kept even where fewer show, or nil.
  let reservedLines: Int?

  init(_ environment: borrowing EnvironmentValues) {
    grid = PixelGrid(scale: environment.displayScale)
    let scale = environment.minimumScaleFactor
    // What is no number lets nothing shrink.
    minimumScale = scale.isNaN ? 1 : min(max(scale, 0), 1)
    reservedLines = environment.reservedLines
  }
}
