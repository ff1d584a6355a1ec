import GalleyPicture

/// A shaped run as characters of a web font, with where they stand apart from their pen.
struct SheetText {
  let fontName: String
  /// The em, in points.
  let size: Double
  private(set) var characters = ""
  private var shifts = Shifts()
  private var rises = Shifts()
  /// Where a browser's pen stands without the next shift, in points from the run's start.
  private var pen = (x: 0.0, y: 0.0)

  init(fontName: String, size: Double) { (self.fontName, self.size) = (fontName, size) }

  mutating func append(_ character: Unicode.Scalar, at glyph: GlyphRun.Glyph, advance: Double) {
    SVGText.append(character, to: &characters)
    pen.x += shifts.append(glyph.x - pen.x) + advance * size
    pen.y += rises.append(glyph.y - pen.y)
  }

  /// The attributes of the text's place, where its pen starts at `x`, `y`.
  func attributes(x: Double, y: Double) -> String {
    var text = " x=\"\(SVGText.number(x, places: 2))\" y=\"\(SVGText.number(y, places: 2))\""
    if let list = shifts.list { text += " dx=\"\(list)\"" }
    if let list = rises.list { text += " dy=\"\(list)\"" }
    return text
  }

  /// How far each character stands from where the one before it leaves the pen, in points.
  private struct Shifts {
    private var values: [Double] = []
    private var end = 0

    /// Adds `shift`; what is written of it. Less than a hundredth of a point is kept for later.
    mutating func append(_ shift: Double) -> Double {
      let written = (shift * 100).rounded() / 100
      values.append(written)
      if written != 0 { end = values.count }
      return written
    }

    /// The values up to the last that says something; nil where none does.
    var list: String? {
      end == 0 ? nil : values.prefix(end).map { SVGText.number($0, places: 2) }.joined(separator: " ")
    }
  }
}
