import GalleyText

enum StrokeWidth {
  /// Regular is 1.5 pt at a text size of 17 pt.
  static func ems(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.035
    case .thin: 0.05
    case .light: 0.068
    case .regular: 0.088
    case .medium: 0.1
    case .semibold: 0.115
    case .bold: 0.132
    case .heavy: 0.152
    case .black: 0.175
    }
  }

  /// In both symbol fonts, strokes are 2 of 24 units wide.
  static let ofFonts = 2.0 / 17
}
