import GalleyGeometry
import GalleyPicture
import GalleyText

/// The font of body text in the standard theme.
let body = ResolvedFont(family: "Inter", size: 17)

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
  var texts: [String] { lines.map(\.text) }
  /// The family of each run, line by line.
  var families: [String] { lines.flatMap(\.runs).map(\.run.font.family) }
}

extension TextLayout {
  /// Every glyph with its position in its line. PangoLayout may split runs at hyphens, so runs are not compared.
  var drawing: [String] {
    lines.map { line in
      line.runs.flatMap { placed in
        placed.run.glyphs.map { "\(placed.run.font.family) \($0.id) \(placed.x + $0.x) \($0.y)" }
      }
      .joined(separator: "\n")
    }
  }
}
