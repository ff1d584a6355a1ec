import GalleyGeometry

struct TextFitting: Equatable {
  /// The grid to which sizes are rounded up.
  let grid: PixelGrid
  /// The minimum scale, from 0 to 1; 1 prevents shrinking.
  let minimumScale: Double
  let reservedLines: Int?

  init(_ environment: borrowing EnvironmentValues) {
    grid = PixelGrid(scale: environment.displayScale)
    let scale = environment.minimumScaleFactor
    // NaN prevents shrinking.
    minimumScale = scale.isNaN ? 1 : min(max(scale, 0), 1)
    reservedLines = environment.reservedLines
  }
}
