extension ResolvedFont {
  /// The size that is set: what is asked for, within what Pango's numbers hold (1/64 … 16,384 points).
  var layoutSize: Double { size >= 1.0 / 64 ? min(size, 16_384) : 1.0 / 64 }
}
