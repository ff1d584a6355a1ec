import GalleyGeometry
import GalleyPicture
import GalleyText

/// Inter at 17 points: the body font of the standard theme.
let body = ResolvedFont(family: "Inter", size: 17)

/// A request for one run, in body text unless said otherwise.
func text(
  _ text: String, font: ResolvedFont = body, lineLimit: Int? = nil, mode: TruncationMode = .tail,
  alignment: TextAlignment = .leading, direction: LayoutDirection = .leftToRight, language: String = "en",
  lineSpacing: Double = 0, missingGlyph: MissingGlyphPolicy = .error
) -> TextRequest {
  TextRequest(
    runs: [TextRequest.Run(text, font: font)], lineLimit: lineLimit, truncationMode: mode, alignment: alignment,
    baseDirection: direction, language: language, lineSpacing: lineSpacing, missingGlyph: missingGlyph)
}

extension TextLayout {
  /// The text of each line.
  var texts: [String] { lines.map(\.text) }
  /// The family of each run, line by line.
  var families: [String] { lines.flatMap(\.runs).map(\.run.font.family) }
}

extension TextLayout {
  /// Every glyph and its place on its line: a PangoLayout may cut a run where only hyphens are ruled.
  var drawing: [String] {
    lines.map { line in
      line.runs.flatMap { placed in
        placed.run.glyphs.map { "\(placed.run.font.family) \($0.id) \(placed.x + $0.x) \($0.y)" }
      }
      .joined(separator: "\n")
    }
  }
}
