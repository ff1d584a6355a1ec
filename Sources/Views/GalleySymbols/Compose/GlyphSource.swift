import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews

final class GlyphSource {
  private let engine: TextEngine
  private var faces: [FontFace: OutlineFace] = [:]

  init(_ engine: TextEngine) { self.engine = engine }

  /// The glyph is in ems of the surrounding text: 24 units of the font's grid correspond to 24 pt at a text size of 17
  /// pt.
  func glyph(_ scalar: Unicode.Scalar, in font: SymbolFont) throws(SymbolFailure) -> Outline {
    let face = try open(ResolvedFont(family: font.family, size: 24))
    guard let glyph = face.glyph(for: scalar), let outline = face.outline(of: glyph), !outline.elements.isEmpty else {
      throw .missingGlyph(family: font.family, code: scalar.value)
    }
    return Outline(outline.elements).clockwise.scaled(by: 24.0 / 17)
  }

  func letters(_ text: String, _ weight: Font.Weight) throws(SymbolFailure) -> Outline {
    let family = engine.theme.interface
    let face = try open(ResolvedFont(family: family, size: 24, weight: weight))
    var line = Outline.empty
    var pen = 0.0
    for scalar in text.unicodeScalars {
      guard let glyph = face.glyph(for: scalar), let outline = face.outline(of: glyph) else {
        throw .missingGlyph(family: family, code: scalar.value)
      }
      line = line + Outline(outline.elements).clockwise.moved(x: pen, y: 0)
      pen += outline.advance
    }
    return line
  }

  private func open(_ font: ResolvedFont) throws(SymbolFailure) -> OutlineFace {
    let file: FontFace
    do throws(TextProblem) { file = try engine.fontFace(of: font) } catch { throw .font(error) }
    if let known = faces[file] { return known }
    guard let face = OutlineFace(path: file.path, index: file.index) else {
      throw .font(.unreadableFont(path: file.path))
    }
    faces[file] = face
    return face
  }
}
