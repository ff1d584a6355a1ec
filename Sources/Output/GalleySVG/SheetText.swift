import GalleyPicture

/// Text with positioned characters. Offsets are relative to the browser's pen position.
struct SheetText {
  let fontName: String
  let size: Double
  private(set) var characters = ""
  private var shifts = Shifts()
  private var rises = Shifts()
  /// The browser's pen position before the next offset is applied, in points from the start of the run.
  private var pen = (x: 0.0, y: 0.0)

  init(fontName: String, size: Double) { (self.fontName, self.size) = (fontName, size) }

  mutating func append(_ character: Unicode.Scalar, at glyph: GlyphRun.Glyph, advance: Double) {
    SVGText.append(character, to: &characters)
    pen.x += shifts.append(glyph.x - pen.x) + advance * size
    pen.y += rises.append(glyph.y - pen.y)
  }

  func attributes(x: Double, y: Double) -> String {
    var text = " x=\"\(SVGText.number(x, places: 2))\" y=\"\(SVGText.number(y, places: 2))\""
    if let list = shifts.list { text += " dx=\"\(list)\"" }
    if let list = rises.list { text += " dy=\"\(list)\"" }
    return text
  }

  private struct Shifts {
    private var values: [Double] = []
    private var end = 0

    /// Appends an offset, rounded to 1/100 point, and returns it. The caller carries the rounding error over to the
    /// next offset.
    mutating func append(_ shift: Double) -> Double {
      let written = (shift * 100).rounded() / 100
      values.append(written)
      if written != 0 { end = values.count }
      return written
    }

    var list: String? {
      end == 0 ? nil : values.prefix(end).map { SVGText.number($0, places: 2) }.joined(separator: " ")
    }
  }
}
