/// Debian packages that contain a font family or a character, for use in error messages.
public enum FontPackages {
  static let emoji = "fonts-noto-color-emoji"

  public static func package(ofFamily family: String) -> String? {
    if let exact = exactFamilies[family] { return exact }
    return familyPrefixes.first { family.hasPrefix($0.prefix) }?.package
  }

  /// Returns a package with a font for `scalar`, or nil if no font can help, as for private, unassigned and control
  /// characters.
  static func package(for scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .control, .surrogate: return nil
    default: break
    }
    if scalar.properties.isEmojiPresentation { return emoji }
    if eastAsian.contains(where: { $0.contains(scalar.value) }) { return "fonts-noto-cjk" }
    return "fonts-noto-core"
  }

  private static let exactFamilies = [
    "Inter": "fonts-inter", "Inter Display": "fonts-inter", "Noto Color Emoji": emoji,
    "Noto Sans Mono": "fonts-noto-mono", "Noto Mono": "fonts-noto-mono", "DejaVu Sans": "fonts-dejavu-core",
    "DejaVu Sans Mono": "fonts-dejavu-core", "DejaVu Serif": "fonts-dejavu-core", "Roboto": "fonts-roboto",
    "Open Sans": "fonts-open-sans", "Lato": "fonts-lato", "Fira Code": "fonts-firacode", "Hack": "fonts-hack",
    "JetBrains Mono": "fonts-jetbrains-mono", "Cantarell": "fonts-cantarell", "Quicksand": "fonts-quicksand",
    "Material Icons": "fonts-material-design-icons-iconfont",
    "Material Design Icons": "fonts-materialdesignicons-webfont",
  ]

  private static let familyPrefixes: [(prefix: String, package: String)] = [
    ("Noto Sans CJK", "fonts-noto-cjk"), ("Noto Serif CJK", "fonts-noto-cjk"), ("Noto Sans Mono CJK", "fonts-noto-cjk"),
    ("Noto ", "fonts-noto-core"),
    ("DejaVu ", "fonts-dejavu-extra"), ("Liberation ", "fonts-liberation"),
  ]

  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0x318F, 0x31A0...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
    0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F, 0x20000...0x323AF,
  ]
}
