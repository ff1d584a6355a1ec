public import GalleyText

/// Text, as wide as it needs to be and at most as wide as offered.
public struct Text: View {
  private let content: String
  private let modifiers: [TextModifier]

  /// The text `content`, just as it is.
  public init(verbatim content: String) { self.init(content, []) }

  /// The text `content`.
  public init(_ content: some StringProtocol) { self.init(String(content), []) }

  private init(_ content: String, _ modifiers: [TextModifier]) {
    self.content = content
    self.modifiers = modifiers
  }

  private func with(_ modifier: TextModifier) -> Text { Text(content, modifiers + [modifier]) }

  /// The text in `font`; nil takes the font of the views around.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// The text in `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// The text in bold.
  public func bold() -> Text { with(.weight(.bold)) }
  /// The text in italics.
  public func italic() -> Text { with(.italic) }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The text in `style`.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with(.style(style)) }
  /// The text in `color`.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.style($0)) } ?? self }
  /// The text with `tracking` points after each character.
  public func tracking(_ tracking: Double) -> Text { with(.tracking(tracking)) }

  /// Adds a node that measures and draws the text.
  public func _build(into builder: inout NodeBuilder) {
    var environment = builder.environment
    var tracking = 0.0
    // The modifier next to the text is the nearest and wins, as if each were a view around the text.
    for modifier in modifiers.reversed() { modifier.apply(to: &environment, tracking: &tracking) }
    var font = environment.resolvedFont
    font.tracking = tracking
    let request = environment.textRequest(for: content, font: font)
    let style = ForegroundStyle().resolve(in: environment)
    let rule = TextRule(
      request: request, style: style, scale: environment.displayScale, context: builder.context, origin: builder.origin)
    builder.add(rule, kind: "Text", drawing: .text(rule))
  }
}

/// One change to a text's looks.
private enum TextModifier {
  case font(Font?)
  case weight(Font.Weight?)
  case italic
  case monospacedDigit
  case tracking(Double)
  case style(any ShapeStyle)

  func apply(to environment: inout EnvironmentValues, tracking: inout Double) {
    switch self {
    case .font(let font): environment.font = font ?? environment.font
    case .weight(let weight): environment.fontWeight = weight
    case .italic: environment.isItalic = true
    case .monospacedDigit: environment.hasMonospacedDigits = true
    case .tracking(let points): tracking = points
    case .style(let style):
      // A level is a level of the style around the text, so it is settled before it becomes that style.
      environment.foregroundStyle = SettledStyle(style.resolve(in: environment))
    }
  }
}

extension EnvironmentValues {
  /// The font of text built now, with every choice made.
  var resolvedFont: ResolvedFont {
    var font = self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font.resolve(at: dynamicTypeSize, theme: fontTheme)
  }

  /// The request that sets `content` in `font` under these values.
  func textRequest(for content: String, font: ResolvedFont) -> TextRequest {
    TextRequest(
      runs: [TextRequest.Run(content, font: font)], lineLimit: lineLimit.map { max($0, 1) },
      truncationMode: truncationMode, alignment: multilineTextAlignment, baseDirection: layoutDirection,
      language: locale, lineSpacing: lineSpacing, missingGlyph: missingGlyph)
  }
}
