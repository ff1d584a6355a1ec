public import GalleyText

/// Text, as wide as it needs to be and at most as wide as offered.
///
/// Texts are joined with `+`, each piece with its own font and style:
///
///     Text("Total ") + Text("€ 12.50").bold()
public struct Text: View {
  private var pieces: [Piece]

  /// A stretch of characters and what was asked for it, innermost first.
  private struct Piece {
    var content: String
    var modifiers: [TextModifier] = []
    /// What writes the characters under the values of an environment; nil where they are the same under all.
    var write: ((EnvironmentValues) -> String)?

    func characters(under environment: EnvironmentValues) -> String { write?(environment) ?? content }
  }

  /// The text `content`, just as it is.
  public init(verbatim content: String) { pieces = [Piece(content: content)] }

  /// The text `content`, just as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// The text that `write` makes under the values of an environment.
  package init(written write: @escaping (EnvironmentValues) -> String) {
    pieces = [Piece(content: "", write: write)]
  }

  /// The text of a literal, in which `**bold**`, `*italic*`, `~~struck~~`, code in backticks and
  /// `[label](address)` are set as they mean; interpolated values stay as they are.
  public init(_ key: LocalizedStringKey) {
    pieces = Markdown(key).spans.map { Piece(content: $0.text, modifiers: $0.modifiers) }
  }

  /// Both texts, one after the other, as one paragraph.
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }

  /// This text and then `other`, as one paragraph.
  package func followed(by other: Text) -> Text {
    var text = self
    text.pieces += other.pieces
    return text
  }

  /// The characters of all pieces, under the defaults.
  package var plain: String { pieces.map { $0.characters(under: EnvironmentValues()) }.joined() }

  private func with(_ modifier: TextModifier) -> Text {
    var text = self
    for index in text.pieces.indices { text.pieces[index].modifiers.append(modifier) }
    return text
  }

  /// The text in `font`; nil takes the font of the views around.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// The text in `weight`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// The text in bold.
  public func bold() -> Text { with(.weight(.bold)) }
  /// The text in italics.
  public func italic() -> Text { with(.italic) }
  /// The text in the monospaced face.
  public func monospaced() -> Text { with(.monospaced) }

  /// The design of the text's letters; nil takes the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The text in `style`.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with(.style(style)) }
  /// The text in `color`.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.style($0)) } ?? self }
  /// The text with `tracking` points after each character.
  public func tracking(_ tracking: Double) -> Text { with(.tracking(tracking)) }
  /// The text `baselineOffset` points above its baseline.
  public func baselineOffset(_ baselineOffset: Double) -> Text { with(.baselineOffset(baselineOffset)) }
  /// The text with a line under it; nil colour is the text's own.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? TextLineStyle(color: color) : nil))
  }
  /// The text with a line through it; nil colour is the text's own.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? TextLineStyle(color: color) : nil))
  }

  /// Adds a node that measures and draws the text.
  public func _build(into builder: inout NodeBuilder) { _ = add(to: &builder) }

  /// Adds the text's node and answers what it measures.
  package func add(to builder: inout NodeBuilder) -> PreparedText {
    let rule = rule(under: builder.environment, builder.context.ofTexts, builder.origin)
    builder.add(rule, kind: "Text", drawing: .text(rule))
    return rule.text
  }

  /// What measures and draws the text under the values of an environment.
  func rule(under around: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> TextRule {
    var set = SetPieces()
    for piece in pieces {
      if piece.modifiers.isEmpty {
        set.add(piece.characters(under: around), under: around)
      } else {
        var environment = around
        // The modifier next to the text is the nearest and wins, as if each were a view around the text.
        for modifier in piece.modifiers.reversed() { modifier.apply(to: &environment) }
        set.add(piece.characters(under: environment), under: environment)
      }
    }
    return TextRule(
      request: around.textRequest(for: set.runs, leading: set.leading), styles: set.styles,
      fitting: TextFitting(around), context: context, origin: origin)
  }

  /// Stretches of characters with every choice made.
  private struct SetPieces {
    var runs: [TextRequest.Run] = []
    var styles: [TextRunStyle] = []
    /// The largest leading of their fonts, in points.
    var leading = 0.0

    mutating func add(_ content: String, under environment: EnvironmentValues) {
      runs.append(
        TextRequest.Run(
          environment.textCase?.applied(to: content) ?? content, font: environment.resolvedFont,
          baselineOffset: environment.baselineOffset))
      styles.append(TextRunStyle(environment))
      leading = max(leading, (environment.font ?? .body).leading(at: environment.dynamicTypeSize))
    }
  }
}

extension EnvironmentValues {
  /// The font of text built now, with every choice made.
  var resolvedFont: ResolvedFont {
    var font = self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isItalic { font = font.italic() }
    if let fontDesign { font = font.designed(fontDesign) }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    var resolved = font.resolve(at: dynamicTypeSize, theme: fontTheme)
    resolved.tracking = tracking
    return resolved
  }

  /// The request that sets `runs` as one paragraph under these values.
  func textRequest(for runs: [TextRequest.Run], leading: Double) -> TextRequest {
    TextRequest(
      runs: runs, lineLimit: lineLimit.map { max($0, 1) }, truncationMode: truncationMode,
      alignment: multilineTextAlignment, baseDirection: layoutDirection, language: locale, lineSpacing: lineSpacing,
      leading: leading, missingGlyph: missingGlyph)
  }
}
