import GalleyPicture
import GalleyTables
import GalleyText

struct TableStyle {
  /// The font of cells, with monospaced digits, so that numbers are aligned.
  let cell: ResolvedFont
  /// The font of monospaced columns. It is smaller, because monospaced fonts look larger at the same size.
  let monospaced: ResolvedFont
  let title: ResolvedFont
  let heading: ResolvedFont
  let display: ResolvedFont
  let section: ResolvedFont
  let edge: ResolvedFont
  let rowPadding: Double
  let bleed: Double
  let gap: Double
  let widestGap: Double

  static func denseGap(size: Double) -> Double { (size * 0.8).rounded() }

  let colors: PageStyle.Colors

  init(_ plan: TablePlan) {
    let (size, style) = (plan.fontSize, plan.style)
    func font(
      _ size: Double, _ weight: Font.Weight = .regular, family: String? = nil, digits: Bool = true
    ) -> ResolvedFont {
      ResolvedFont(
        family: family ?? style.fonts.text, size: size, weight: weight, hasMonospacedDigits: digits)
    }
    cell = font(size)
    monospaced = font(size * 0.92, family: style.fonts.monospaced)
    title = font(size * 0.94, .semibold)
    heading = font(style.sizes.heading ?? size * 1.06, .semibold, family: style.fonts.heading)
    display = font(style.sizes.title ?? size * 2.1, .bold, family: style.fonts.heading, digits: false)
    section = font(size * 1.45, .semibold, family: style.fonts.heading, digits: false)
    edge = font(style.sizes.caption ?? size * 0.85)
    bleed = (size * 0.5 * 4).rounded() / 4
    rowPadding = (size * 0.3 * 4).rounded() / 4
    gap = plan.isDense ? Self.denseGap(size: size) : (size * 1.3).rounded()
    widestGap = (size * 3.2).rounded()
    colors = style.colors
  }
}

extension PageStyle.Colors {
  var address: RGBA { link ?? accent }
}
