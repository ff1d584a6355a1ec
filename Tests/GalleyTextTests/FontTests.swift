import GalleyText
import Testing

@Suite("Fonts and Dynamic Type")
struct FontTests {
  @Test(
    "Text styles have the same sizes as on iOS at every Dynamic Type size",
    arguments: [
      (Font.TextStyle.body, DynamicTypeSize.large, 17.0), (.body, .xLarge, 19), (.body, .accessibility5, 53),
      (.body, .xSmall, 14), (.largeTitle, .large, 34), (.largeTitle, .accessibility5, 60), (.caption2, .medium, 11),
      (.caption2, .xLarge, 13), (.footnote, .medium, 12), (.callout, .accessibility2, 32),
      (.title3, .accessibility1, 31), (.subheadline, .xxxLarge, 21),
    ])
  func styleSize(style: Font.TextStyle, size: DynamicTypeSize, points: Double) {
    #expect(Font.system(style).resolve(at: size).size == points)
  }

  @Test("A larger Dynamic Type size never makes a text style smaller")
  func stylesGrow() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test("Headlines are semibold unless another weight is set")
  func headlineWeight() {
    #expect(Font.headline.resolve().weight == .semibold)
    #expect(Font.headline.weight(.light).resolve().weight == .light)
    #expect(Font.body.resolve().weight == .regular)
    #expect(Font.body.bold().resolve().weight == .bold)
  }

  @Test("A custom font is scaled with its text style, and a fixed font is not scaled")
  func customSizes() {
    #expect(Font.custom("Lato", size: 20).resolve(at: .accessibility1).size == 20 * 28.0 / 17)
    #expect(Font.custom("Lato", size: 20, relativeTo: .largeTitle).resolve(at: .xSmall).size == 20 * 31.0 / 34)
    #expect(Font.custom("Lato", fixedSize: 20).resolve(at: .accessibility5).size == 20)
    #expect(Font.system(size: 20).resolve(at: .accessibility5).size == 20)
  }

  @Test("A font design selects the theme's family for that design, and custom families are kept")
  func designs() {
    #expect(Font.system(.body, design: .serif).resolve().family == "Noto Serif")
    #expect(Font.body.monospaced().resolve().family == "DejaVu Sans Mono")
    #expect(
      Font.system(size: 9, design: .rounded).resolve(theme: FontTheme(rounded: "Quicksand")).family == "Quicksand")
    #expect(Font.custom("Lato", size: 20).monospaced().resolve().family == "Lato")
  }

  @Test("Italics and monospaced digits are part of the resolved font")
  func traits() {
    let font = Font.callout.italic().monospacedDigit().resolve()
    #expect(font.isItalic && font.hasMonospacedDigits)
    #expect(font.size == 16)
  }

  @Test("accessibility1 and larger Dynamic Type sizes are accessibility sizes")
  func accessibilitySizes() {
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(DynamicTypeSize.allCases.count == 12)
  }
}
