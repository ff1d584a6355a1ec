extension Font {
  /// Returns the font for a reader's text size and a theme's families.
  ///
  /// A custom font that follows a style is scaled in proportion to that style, as by UIKit's `UIFontMetrics`.
  ///
  /// ```swift
  /// let title = Font.title.bold().resolve(at: .xLarge)
  /// print(title.family, title.size)  // Inter 30.0
  /// ```
  ///
  /// - Parameters:
  ///   - size: The reader's text size (default: `.large`, the system default). Fonts with a fixed size ignore it.
  ///   - theme: The font families for the designs.
  /// - Returns: The font with its family, weight and size in points.
  public func resolve(at size: DynamicTypeSize = .large, theme: FontTheme = .standard) -> ResolvedFont {
    var font = ResolvedFont(
      family: family(in: theme), size: pointSize(at: size), weight: weight ?? base.weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, smallCaps: smallCapitals)
    if let width { font.width = width }
    font.metrics = metrics(in: theme)
    return font
  }

  /// Returns the distance between baselines in points, or 0 for fonts without a text style.
  public func leading(at size: DynamicTypeSize = .large) -> Double {
    if case .style(let style, _) = base { style.leading(at: size) + lineLeading.change } else { 0 }
  }

  private func family(in theme: FontTheme) -> String {
    switch base {
    case .style(_, let design), .system(_, let design): theme.family(for: design)
    case .custom(let family, _, _): family
    }
  }

  /// Returns the metrics. Only text in the family that stands for the system font can have the system font's metrics.
  private func metrics(in theme: FontTheme) -> Metrics {
    switch base {
    case .style(_, let design), .system(_, let design):
      theme.family(for: design) == SystemFont.family ? theme.metrics : .font
    case .custom: .font
    }
  }

  private func pointSize(at typeSize: DynamicTypeSize) -> Double {
    switch base {
    case .style(let style, _): style.pointSize(at: typeSize)
    case .system(let size, _), .custom(_, let size, nil): size
    case .custom(_, let size, let style?): size * style.pointSize(at: typeSize) / style.pointSize(at: .large)
    }
  }
}

extension Font.Base {
  fileprivate var weight: Font.Weight {
    if case .style(let style, _) = self { style.weight } else { .regular }
  }
}
