/// A line of text in one font, a glyph for each character, in memory that somebody else owns.
///
/// Long tables show millions of them: nothing is copied, and nothing is kept longer than the call that hands it on.
package struct LetterRun {
  package let font: SharedFontFace
  /// The em size, in points.
  package let size: Double
  /// The characters, as valid UTF-8.
  package let text: UnsafeBufferPointer<UInt8>
  package let glyphs: UnsafeBufferPointer<UInt32>
  /// The pen's x at each character, in 1024ths of a point from the line's left end.
  package let places: UnsafePointer<Int32>

  package init(
    font: SharedFontFace, size: Double, text: UnsafeBufferPointer<UInt8>, glyphs: UnsafeBufferPointer<UInt32>,
    places: UnsafePointer<Int32>
  ) {
    self.font = font
    self.size = size
    self.text = text
    self.glyphs = glyphs
    self.places = places
  }
}
