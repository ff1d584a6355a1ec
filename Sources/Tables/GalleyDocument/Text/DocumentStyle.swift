import GalleyPicture
import GalleyTables
import GalleyTemplate
import GalleyText

struct DocumentStyle: Hashable, Sendable {
  var size: Double
  var family: String
  var headingFamily: String
  var codeFamily: String
  var titleSize: Double?
  var headingSize: Double?
  var captionSize: Double?
  var ink: RGBA
  var secondary: RGBA
  var link: RGBA
  var accent: RGBA
  var rule: RGBA
  var tint: RGBA
  var paper: RGBA

  init(_ style: PageStyle = PageStyle(), size: Double? = nil) {
    self.size = size ?? style.sizes.text ?? Self.standardSize
    family = style.fonts.text
    headingFamily = style.fonts.heading ?? style.fonts.text
    codeFamily = style.fonts.monospaced
    (titleSize, headingSize, captionSize) = (style.sizes.title, style.sizes.heading, style.sizes.caption)
    (ink, secondary, accent) = (style.colors.text, style.colors.muted, style.colors.accent)
    link = style.colors.link ?? style.colors.accent
    (rule, tint, paper) = (style.colors.rule, style.colors.band, style.colors.paper)
  }

  private static let standardSize = 10.0

  // MARK: Fonts

  var text: ResolvedFont { ResolvedFont(family: family, size: size) }
  var small: ResolvedFont { ResolvedFont(family: family, size: captionSize ?? size * 0.85) }
  var code: ResolvedFont { ResolvedFont(family: codeFamily, size: size * 0.86) }
  var title: ResolvedFont {
    ResolvedFont(family: headingFamily, size: titleSize ?? size * 2.8, weight: .bold)
  }
  var subtitle: ResolvedFont { ResolvedFont(family: headingFamily, size: size * 1.4) }
  var edge: ResolvedFont { ResolvedFont(family: family, size: size * 0.8) }

  func heading(_ level: Int) -> ResolvedFont {
    let scales = [1.9, 1.4, 1.15, 1.0]
    let scale = scales[min(max(level, 1), scales.count) - 1]
    let largest = headingSize.map { $0 / scales[0] } ?? size
    return ResolvedFont(family: headingFamily, size: max(largest * scale, size), weight: level == 1 ? .bold : .semibold)
  }

  // MARK: Distances, in points

  func leading(_ font: ResolvedFont) -> Double { (font.size * (font.size > size * 1.3 ? 1.22 : 1.45)).rounded() }
  var paragraphSpace: Double { size * 0.7 }
  func headingSpace(_ level: Int) -> Double { size * [3.0, 2.2, 1.6, 1.4][min(max(level, 1), 4) - 1] }
  var figureSpace: Double { size * 1.4 }
  var indent: Double { size * 1.8 }
}
