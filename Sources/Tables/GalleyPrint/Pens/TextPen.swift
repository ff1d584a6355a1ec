import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyText

/// Measures and draws text in one font. It adds the widths of single letters if the result is exact, and otherwise uses
/// the text engine.
final class TextPen {
  let lineHeight: Double
  let baseline: Double
  let font: ResolvedFont
  private let lines: LetterLines
  private let engine: TextEngine
  private let language: String
  private let direction: LayoutDirection

  init?(
    _ engine: TextEngine, font: ResolvedFont, language: String, direction: LayoutDirection, linesOf pen: TextPen? = nil
  ) {
    guard let lines = LetterLines(engine, font: font, language: language, direction: direction) else { return nil }
    self.lines = lines
    self.engine = engine
    self.font = font
    self.language = language
    self.direction = direction
    lineHeight = pen?.lineHeight ?? lines.ascent + lines.descent
    baseline = pen?.baseline ?? lines.ascent
  }

  /// Returns the width of a string. A string of more than 4,096 bytes does not fit on any page, so it is measured in
  /// pieces, without the kerning between them.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> Double {
    text.count <= TextPen.longest ? Double(lines.width(of: text)) / 1024 : widthOfPieces(of: text)
  }

  private static let longest = 4096

  private func widthOfPieces(of text: UnsafeBufferPointer<UInt8>) -> Double {
    var (start, sum) = (0, 0.0)
    while start < text.count {
      var end = min(start + TextPen.longest / 8, text.count)
      while end < text.count, end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
      sum += Double(lines.width(of: UnsafeBufferPointer(rebasing: text[start..<end]))) / 1024
      start = end
    }
    return sum
  }

  func width(of text: String) -> Double {
    var text = text
    return text.withUTF8 { width(of: $0) }
  }

  func draw(
    _ text: UnsafeBufferPointer<UInt8>, x: Double, y: Double, _ color: RGBA, on surface: some PrintSurface
  ) throws(PDFError) {
    let isLetters = try lines.withLine(of: text) { line throws(PDFError) in
      try surface.show(line, at: Point(x: x, y: y + baseline), color)
    }
    if !isLetters { try draw(set(String(decoding: text, as: UTF8.self)), 0..<1, x: x, y: y, color, on: surface) }
  }

  func draw(_ text: String, x: Double, y: Double, _ color: RGBA, on surface: some PrintSurface) throws(PDFError) {
    var text = text
    let outcome = text.withUTF8 { bytes in
      Result { () throws(PDFError) in try draw(bytes, x: x, y: y, color, on: surface) }
    }
    try outcome.get()
  }

  func draw(
    _ layout: TextLayout, _ range: Range<Int>, x: Double, y: Double, _ color: RGBA, on surface: some PrintSurface
  ) throws(PDFError) {
    for (index, line) in layout.lines[range.clamped(to: layout.lines.indices)].enumerated() {
      let top = y + Double(index) * lineHeight
      for placed in line.runs {
        let origin = Point(x: x + line.x + placed.x, y: top + baseline)
        try surface.show(Picture.Glyphs(placed.run, at: origin, .color(color)))
      }
    }
  }

  func shortened(_ text: String, to limit: Double) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if width(of: line) <= limit { return line }
    return set(line, width: max(limit, 1), limit: 1).lines.first?.text ?? ""
  }

  func width(of text: UnsafeBufferPointer<UInt8>, to end: Int) -> Double {
    width(of: UnsafeBufferPointer(rebasing: text[..<end]))
  }

  func set(_ text: String, width: Double? = nil, limit: Int? = nil, alignment: TextAlignment = .leading) -> TextLayout {
    engine.layout(request(text, limit: limit, alignment: alignment), width: width)
  }

  func prepare(_ text: String) -> PreparedText { engine.prepare(request(text, limit: nil, alignment: .leading)) }

  private func request(_ text: String, limit: Int?, alignment: TextAlignment) -> TextRequest {
    TextRequest(
      runs: [TextRequest.Run(text, font: font)], lineLimit: limit, alignment: alignment, baseDirection: direction,
      language: language, missingGlyph: .box)
  }
}
