package struct DrawnRows {
  package let pixels: PixelRows
  /// For each row, whether it is identical to the row above. The encoder has already compared the rows.
  package let repeats: [Bool]

  package init(_ pixels: PixelRows, repeats: [Bool]) { (self.pixels, self.repeats) = (pixels, repeats) }
}
