import GalleyGeometry

struct TextFitting: Equatable {
  /// The pixel grid to which sizes are rounded up.
  let grid: PixelGrid
  /// The smallest fraction of the font size before the text is truncated, 0 … 1; 1 prevents shrinking.
  let minimumScale: Double
  /// The minimum number of lines to reserve height for, or nil.
  let reservedLines: Int?

  init(_ environment: borrowing EnvironmentValues) {
    grid = PixelGrid(scale: environment.displayScale)
    let scale = environment.minimumScaleFactor
    // NaN prevents shrinking.
    minimumScale = scale.isNaN ? 1 : min(max(scale, 0), 1)
    reservedLines = environment.reservedLines
  }
}
