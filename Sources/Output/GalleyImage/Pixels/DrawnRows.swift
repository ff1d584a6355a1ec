package struct DrawnRows {
  package let pixels: PixelRows
  /// For each row, whether it equals the row above. The encoder has compared them already.
  package let repeats: [Bool]

  package init(_ pixels: PixelRows, repeats: [Bool]) { (self.pixels, self.repeats) = (pixels, repeats) }
}
