extension Font {
  package var textStyle: TextStyle? { if case .style(let style, _) = base { style } else { nil } }
}

extension Font {
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// Returns the theme's font for `style`, which scales with Dynamic Type.
  ///
  /// - Parameters:
  ///   - style: The text style, which sets the size and the default weight.
  ///   - design: The design; nil (the default) is the interface font.
  ///   - weight: The weight; nil (the default) uses that of the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design: design ?? .default), weight: weight)
  }

  /// Returns the theme's font at `size` points, independent of Dynamic Type.
  ///
  /// - Parameters:
  ///   - size: The em size, in points.
  ///   - weight: The weight; nil (the default) is regular.
  ///   - design: The design; nil (the default) is the interface font.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, design: design ?? .default), weight: weight)
  }

  /// Returns a font of a named family that scales with Dynamic Type like the body style.
  ///
  /// - Parameters:
  ///   - name: The exact family name. If no such family is installed, Galley reports this and uses the interface font.
  ///   - size: The em size at the default text size, in points.
  public static func custom(_ name: String, size: Double) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font of a named family that scales with Dynamic Type.
  ///
  /// - Parameters:
  ///   - name: The exact family name. If no such family is installed, Galley reports this and uses the interface font.
  ///   - size: The em size at the default text size, in points.
  ///   - style: The text style, in proportion to which the font is scaled.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(family: name, size: size, relativeTo: style))
  }

  /// Returns a font of a named family, independent of Dynamic Type.
  ///
  /// - Parameters:
  ///   - name: The exact family name. If no such family is installed, Galley reports this and uses the interface font.
  ///   - fixedSize: The em size, in points.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(base: .custom(family: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// Returns the font with a different line distance. It only affects fonts with a text style.
  public func leading(_ leading: Leading) -> Font { changing { $0.lineLeading = leading } }

  public func bold() -> Font { weight(.bold) }

  /// Returns the italic font. If the family has no italic face, the text stays upright.
  public func italic() -> Font { changing { $0.isItalic = true } }

  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

  public func smallCaps() -> Font { changing { $0.smallCapitals = [.lowercase, .uppercase] } }

  public func lowercaseSmallCaps() -> Font { changing { $0.smallCapitals.insert(.lowercase) } }

  public func uppercaseSmallCaps() -> Font { changing { $0.smallCapitals.insert(.uppercase) } }

  /// Returns the theme's monospaced font at the same size. A font of a custom family is unchanged.
  public func monospaced() -> Font { designed(.monospaced) }

  package func designed(_ design: Design) -> Font {
    changing { font in
      switch font.base {
      case .style(let style, _): font.base = .style(style, design: design)
      case .system(let size, _): font.base = .system(size: size, design: design)
      case .custom: break
      }
    }
  }

  private func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
