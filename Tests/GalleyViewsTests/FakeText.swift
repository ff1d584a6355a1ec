import GalleyGeometry
import GalleyPicture
import GalleyText

/// Text of square characters: 10 pt per character, 20 pt per line, with the baseline at 16 pt. Lines break at spaces.
enum FakeText {
  static var measurer: TextMeasurer { TextMeasurer(layout: set) }

  private static func set(_ request: TextRequest, _ width: Double?) -> TextLayout {
    var lines = wrapped(request.text, in: width.map { Int(min($0 / 10, 1e6)) })
    let limit = request.lineLimit ?? lines.count
    let isTruncated = lines.count > limit
    if isTruncated { lines = Array(lines.prefix(limit - 1)) + [String(lines[limit - 1].dropLast()) + "…"] }
    return layout(lines, isTruncated: isTruncated)
  }

  private static func wrapped(_ text: String, in columns: Int?) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if let columns, line.count + 1 + word.count > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = "\(line) \(word)"
      }
    }
    return lines
  }

  private static func layout(_ lines: [String], isTruncated: Bool) -> TextLayout {
    let set = lines.enumerated().map { number, text in
      let y = Double(number) * 20
      let width = Double(text.count) * 10
      return TextLayout.Line(
        text: text, x: 0, y: y, width: width, height: 20, baseline: y + 16,
        runs: [TextLayout.PlacedRun(run(text), x: 0, source: 0)])
    }
    let size = Size(width: set.map(\.width).max() ?? 0, height: Double(lines.count) * 20)
    return TextLayout(size: size, lines: set, isTruncated: isTruncated)
  }

  static func run(_ text: String) -> GlyphRun {
    GlyphRun(
      font: FontFace(family: "Squares", style: "Regular", path: "/squares"), size: 17,
      glyphs: text.unicodeScalars.enumerated().map { GlyphRun.Glyph(id: $1.value, x: Double($0) * 10, y: 0) },
      text: text, clusters: text.unicodeScalars.map { GlyphRun.Cluster(bytes: String($0).utf8.count, glyphs: 1) },
      width: Double(text.count) * 10)
  }
}
