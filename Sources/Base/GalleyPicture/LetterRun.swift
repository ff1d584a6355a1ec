/// Text with one glyph per character. The data is in the caller's memory, because long tables draw millions of runs,
/// and is valid only during the call.
package struct LetterRun {
  package let font: SharedFontFace
  package let size: Double
  package let text: UnsafeBufferPointer<UInt8>
  package let glyphs: UnsafeBufferPointer<UInt32>
  /// The positions of the glyphs, in units of 1/1024 point from the left end of the line.
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
