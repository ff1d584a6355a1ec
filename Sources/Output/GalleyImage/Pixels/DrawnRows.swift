/// The pixels of an image that was just drawn and encoded.
package struct DrawnRows {
  package let pixels: PixelRows
  /// Of each row, whether it equals the one above: the encoder has compared them.
  package let repeats: [Bool]

  package init(_ pixels: PixelRows, repeats: [Bool]) { (self.pixels, self.repeats) = (pixels, repeats) }
}
