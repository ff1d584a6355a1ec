import GalleyDiff
import GalleyPicture
import GalleyViews

/// Recognises system colours on system backgrounds. Apple's secondary label has a contrast of only 3.4 : 1 on the
/// system background, which is reported once instead of for each text.
enum SystemContrast {
  static func name(of text: RGBA, on background: RGBA) -> String? {
    for scheme in [ColorScheme.light, .dark] where grounds(in: scheme).contains(where: { isNear($0, background) }) {
      if let color = texts.first(where: { isNear($0.rgba(in: scheme), text) && isFaded($0.rgba(in: scheme), text) }) {
        return color.rawValue
      }
    }
    return nil
  }

  private static let texts: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .placeholderText, .quaternaryLabel, .link, .systemRed, .systemOrange,
    .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
    .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
  ]
  private static let backgrounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
  private static let fills: [SystemColor] = [
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]

  private static func grounds(in scheme: ColorScheme) -> [RGBA] {
    let bare = backgrounds.map { $0.rgba(in: scheme) }
    return bare + bare.flatMap { background in fills.map { $0.rgba(in: scheme).over(background) } }
  }

  private static func isNear(_ one: RGBA, _ other: RGBA) -> Bool {
    max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue)) <= 3.5 / 255
  }

  private static func isFaded(_ color: RGBA, _ text: RGBA) -> Bool {
    text.alpha <= color.alpha + 0.005 && text.alpha >= color.alpha * 0.9
  }
}
