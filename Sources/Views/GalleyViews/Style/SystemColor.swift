public import GalleyPicture

/// The system colours of iOS 13 to 18.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  public func rgba(in scheme: ColorScheme) -> RGBA {
    let pair = pair
    return scheme == .light ? pair.light : pair.dark
  }

  /// In dark mode, backgrounds of sheets and other elevated surfaces are one step lighter.
  func rgba(in scheme: ColorScheme, isElevated: Bool) -> RGBA {
    (isElevated && scheme == .dark ? raised : self).rgba(in: scheme)
  }

  /// The colour of the next higher elevation in dark mode.
  private var raised: SystemColor {
    switch self {
    case .systemBackground, .systemGroupedBackground: .secondarySystemBackground
    case .secondarySystemBackground, .secondarySystemGroupedBackground: .tertiarySystemBackground
    // In dark mode, both are #3A3A3C.
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .systemGray4
    default: self
    }
  }

  private typealias Pair = (light: RGBA, dark: RGBA)

  private var pair: Pair { textPair ?? backgroundPair ?? fillPair ?? palettePair ?? grayPair }

  private var textPair: Pair? {
    switch self {
    case .label: (RGBA(0, 0, 0), RGBA(255, 255, 255))
    case .secondaryLabel: (RGBA(60, 60, 67, alpha: 0.6), RGBA(235, 235, 245, alpha: 0.6))
    case .tertiaryLabel, .placeholderText: (RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3))
    case .quaternaryLabel: (RGBA(60, 60, 67, alpha: 0.18), RGBA(235, 235, 245, alpha: 0.16))
    case .link: (RGBA(0, 122, 255), RGBA(9, 132, 255))
    case .separator: (RGBA(60, 60, 67, alpha: 0.29), RGBA(84, 84, 88, alpha: 0.6))
    case .opaqueSeparator: (RGBA(198, 198, 200), RGBA(56, 56, 58))
    default: nil
    }
  }

  private var backgroundPair: Pair? {
    switch self {
    case .systemBackground: (RGBA(255, 255, 255), RGBA(0, 0, 0))
    case .secondarySystemBackground: (RGBA(242, 242, 247), RGBA(28, 28, 30))
    case .tertiarySystemBackground: (RGBA(255, 255, 255), RGBA(44, 44, 46))
    case .systemGroupedBackground: (RGBA(242, 242, 247), RGBA(0, 0, 0))
    case .secondarySystemGroupedBackground: (RGBA(255, 255, 255), RGBA(28, 28, 30))
    case .tertiarySystemGroupedBackground: (RGBA(242, 242, 247), RGBA(44, 44, 46))
    default: nil
    }
  }

  private var fillPair: Pair? {
    switch self {
    case .systemFill: (RGBA(120, 120, 128, alpha: 0.2), RGBA(120, 120, 128, alpha: 0.36))
    case .secondarySystemFill: (RGBA(120, 120, 128, alpha: 0.16), RGBA(120, 120, 128, alpha: 0.32))
    case .tertiarySystemFill: (RGBA(118, 118, 128, alpha: 0.12), RGBA(118, 118, 128, alpha: 0.24))
    case .quaternarySystemFill: (RGBA(116, 116, 128, alpha: 0.08), RGBA(116, 116, 128, alpha: 0.18))
    default: nil
    }
  }

  private var palettePair: Pair? {
    switch self {
    case .systemRed: (RGBA(255, 59, 48), RGBA(255, 69, 58))
    case .systemOrange: (RGBA(255, 149, 0), RGBA(255, 159, 10))
    case .systemYellow: (RGBA(255, 204, 0), RGBA(255, 214, 10))
    case .systemGreen: (RGBA(52, 199, 89), RGBA(48, 209, 88))
    case .systemMint: (RGBA(0, 199, 190), RGBA(99, 230, 226))
    case .systemTeal: (RGBA(48, 176, 199), RGBA(64, 200, 224))
    case .systemCyan: (RGBA(50, 173, 230), RGBA(100, 210, 255))
    case .systemBlue: (RGBA(0, 122, 255), RGBA(10, 132, 255))
    case .systemIndigo: (RGBA(88, 86, 214), RGBA(94, 92, 230))
    case .systemPurple: (RGBA(175, 82, 222), RGBA(191, 90, 242))
    case .systemPink: (RGBA(255, 45, 85), RGBA(255, 55, 95))
    case .systemBrown: (RGBA(162, 132, 94), RGBA(172, 142, 104))
    default: nil
    }
  }

  private var grayPair: Pair {
    switch self {
    case .systemGray2: (RGBA(174, 174, 178), RGBA(99, 99, 102))
    case .systemGray3: (RGBA(199, 199, 204), RGBA(72, 72, 74))
    case .systemGray4: (RGBA(209, 209, 214), RGBA(58, 58, 60))
    case .systemGray5: (RGBA(229, 229, 234), RGBA(44, 44, 46))
    case .systemGray6: (RGBA(242, 242, 247), RGBA(28, 28, 30))
    default: (RGBA(142, 142, 147), RGBA(142, 142, 147))
    }
  }
}
