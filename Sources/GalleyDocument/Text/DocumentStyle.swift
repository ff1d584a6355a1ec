import GalleyPicture
import GalleyText

/// The fonts, colours and distances of a document.
struct DocumentStyle: Hashable, Sendable {
  /// The size of the text, in points.
  var size: Double
  /// The family of the text.
  var family: String
  /// The family of headings and of the title.
  var headingFamily: String
  /// The family of code.
  var codeFamily: String
  /// The colour of letters.
  var ink = RGBA(28, 28, 30)
  /// The colour of what matters less: captions, page numbers.
  var secondary = RGBA(99, 99, 102)
  /// The colour of headings.
  var headingInk = RGBA(28, 28, 30)
  /// The colour of what leads elsewhere.
  var accent = RGBA(0, 94, 201)
  /// The colour of lines.
  var rule = RGBA(199, 199, 204)
  /// The colour behind code.
  var tint = RGBA(244, 244, 247)

  /// Text of `size` points in the families of `theme`.
  init(size: Double = 10, theme: FontTheme = .standard) {
    self.size = size
    family = theme.interface
    headingFamily = theme.interface
    codeFamily = theme.monospaced
  }

  // MARK: Fonts

  /// The font of text.
  var text: ResolvedFont { ResolvedFont(family: family, size: size) }
  /// The font of captions and footnotes.
  var small: ResolvedFont { ResolvedFont(family: family, size: size * 0.85) }
  /// The font of code; monospaced faces look larger than others of their size.
  var code: ResolvedFont { ResolvedFont(family: codeFamily, size: size * 0.86) }
  /// The font of the title.
  var title: ResolvedFont { ResolvedFont(family: headingFamily, size: size * 2.8, weight: .bold) }
  /// The font below the title.
  var subtitle: ResolvedFont { ResolvedFont(family: headingFamily, size: size * 1.4) }
  /// The font of the lines at the edges of pages.
  var edge: ResolvedFont { ResolvedFont(family: family, size: size * 0.8) }

  /// The font of headings of `level`, from 1.
  func heading(_ level: Int) -> ResolvedFont {
    let scales = [1.9, 1.4, 1.15, 1.0]
    let scale = scales[min(max(level, 1), scales.count) - 1]
    return ResolvedFont(family: headingFamily, size: size * scale, weight: level == 1 ? .bold : .semibold)
  }

  // MARK: Distances, in points

  /// From line to line, by the size of the letters: large letters need less.
  func leading(_ font: ResolvedFont) -> Double { (font.size * (font.size > size * 1.3 ? 1.22 : 1.45)).rounded() }
  /// Between paragraphs.
  var paragraphSpace: Double { size * 0.7 }
  /// Above headings of `level`.
  func headingSpace(_ level: Int) -> Double { size * [3.0, 2.2, 1.6, 1.4][min(max(level, 1), 4) - 1] }
  /// Around figures and tables.
  var figureSpace: Double { size * 1.4 }
  /// How far lists and quotes are moved in.
  var indent: Double { size * 1.8 }
}
