extension Font {
  /// The text style that gives the size; nil for a size of its own.
  package var textStyle: TextStyle? { if case .style(let style, _) = base { style } else { nil } }
}

extension Font {
  /// 34 points at the default Dynamic Type size.
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

  /// The theme's font for `style`, as large as Dynamic Type says.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design: design ?? .default), weight: weight)
  }

  /// The theme's font at `size` points, whatever the Dynamic Type size.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, design: design ?? .default), weight: weight)
  }

  /// The family `name` at `size` points, growing with Dynamic Type as body text does.
  public static func custom(_ name: String, size: Double) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// The family `name` at `size` points, growing with Dynamic Type as `style` does.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(family: name, size: size, relativeTo: style))
  }

  /// The family `name` at `fixedSize` points, whatever the Dynamic Type size.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(base: .custom(family: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

  /// The same font with letters of another width, where its family has such a face.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// The same font with lines closer to each other or farther apart; fonts that are no text style keep theirs.
  public func leading(_ leading: Leading) -> Font { changing { $0.lineLeading = leading } }

  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted; a family that has no italic face stays upright.
  public func italic() -> Font { changing { $0.isItalic = true } }

  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

  /// The same font with all letters as small capitals, where the face has them.
  public func smallCaps() -> Font { changing { $0.smallCapitals = [.lowercase, .uppercase] } }

  /// The same font with small letters as small capitals, where the face has them.
  public func lowercaseSmallCaps() -> Font { changing { $0.smallCapitals.insert(.lowercase) } }

  /// The same font with capital letters as small capitals, where the face has them.
  public func uppercaseSmallCaps() -> Font { changing { $0.smallCapitals.insert(.uppercase) } }

  /// The theme's monospaced font at the same size; a custom family stays what it is.
  public func monospaced() -> Font { designed(.monospaced) }

  /// The theme's font of `design` at the same size; a custom family stays what it is.
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
