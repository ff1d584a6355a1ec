extension ResolvedFont {
  /// The size that is set, in points: what is asked for, to the nearest of Pango's units and within what its numbers
  /// hold (1/64 … 16,384 points).
  var layoutSize: Double {
    let size = size >= 1.0 / 64 ? min(size, 16_384) : 1.0 / 64
    return (size * PangoUnits.scale).rounded() / PangoUnits.scale
  }
}
