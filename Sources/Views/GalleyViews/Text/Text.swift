public import GalleyText

public struct Text: View {
  @usableFromInline var site = CallSite()
  @usableFromInline let content: Content

  @usableFromInline
  enum Content {
    /// Most strings are of this kind and need no array.
    case verbatim(String)
    case pieces([TextPiece])
  }

  var pieces: [TextPiece] {
    switch content {
    case .verbatim(let characters): [TextPiece(.characters(characters))]
    case .pieces(let pieces): pieces
    }
  }

  private init(_ pieces: [TextPiece]) { content = .pieces(pieces) }

  @inlinable
  public init(verbatim content: String) { self.content = .verbatim(content) }

  init(inline image: any InlineContent) { self.init([TextPiece(.image(image))]) }

  @_disfavoredOverload
  @inlinable
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  package init(written write: @escaping (EnvironmentValues) -> String) {
    self.init([TextPiece(.written(write))])
  }

  public init(_ key: LocalizedStringKey) { self.init([TextPiece(.localized(LocalizedWords(key)))]) }

  package init(_ key: LocalizedStringKey, table: String?, bundle: String?) {
    self.init([TextPiece(.localized(LocalizedWords(key, table: table, bundle: bundle)))])
  }

  init(_ words: LocalizedWords) { self.init([TextPiece(.localized(words))]) }

  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }

  package func followed(by other: Text) -> Text {
    Text(pieces + other.pieces)
  }

  /// The string in the default environment.
  package var plain: String {
    let environment = EnvironmentValues()
    var characters = ""
    for piece in pieces { piece.settle(under: environment) { characters += $0.characters } }
    return characters
  }

  func with(_ modifier: TextModifier) -> Text {
    var pieces = pieces
    let setter = CallSite()
    for index in pieces.indices { pieces[index].add(modifier, at: setter) }
    var text = Text(pieces)
    text.site = site
    return text
  }

  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public func bold() -> Text { with(.weight(.bold)) }
  public func italic() -> Text { with(.italic) }
  public func monospaced() -> Text { with(.monospaced) }

  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { with(.style(style)) }
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.style($0)) } ?? self }
  public func tracking(_ tracking: Double) -> Text { with(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: Double) -> Text { with(.baselineOffset(baselineOffset)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? TextLineStyle(color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? TextLineStyle(color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? TextLineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? TextLineStyle(pattern: pattern, color: color) : nil))
  }
  package func background(letters color: Color) -> Text { with(.background(color)) }

  public func _build(into builder: inout NodeBuilder) {
    let (around, styles) = (builder.enter(site), builder.styleSites)
    defer { (builder.site, builder.styleSites) = (around, styles) }
    if case .pieces(let pieces) = content, let own = pieces.first?.styleSites, !own.isEmpty {
      builder.styleSites.merge(own) { $1 }
    }
    let prepared = add(to: &builder)
    builder.context.textNotes?.noteNext(prepared)
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    if case .verbatim(let characters) = content { trace.recordText(inCase: characters) } else { tracePieces(trace) }
  }

  @usableFromInline
  func tracePieces(_ trace: RowTrace) {
    let pieces = pieces
    if pieces.count == 1 { pieces[0].trace(trace) } else { trace.giveUp() }
  }

  package func add(to builder: inout NodeBuilder) -> PreparedText {
    let rule = rule(under: builder.environment, builder.context.ofTexts, builder.origin)
    builder.add(rule, kind: "Text", drawing: rule)
    return rule.text
  }

  func rule(under around: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> TextRule {
    var set = SetPieces(context: context, origin: origin)
    func missing(_ problem: ViewProblem.Kind) { context.graph.warnOnce(ViewProblem(problem, origin: origin)) }
    for piece in pieces { piece.settle(under: around, missing: missing) { set.add($0, under: around) } }
    set.end(under: around)
    let treatment = around.textTreatment
    var request = around.textRequest(for: set.runs, leading: set.leading)
    if let height = treatment.lineHeight {
      request.lineDistance = height.distance(size: set.runs.map(\.font.size).max() ?? 0)
      request.leading = 0
    }
    return TextRule(
      request: request, styles: set.styles, fitting: TextFitting(around), transition: around.contentTransition,
      drawing: treatment.painter.map { TextDrawing(painter: $0, environment: around) },
      context: context, origin: origin)
  }

  private struct SetPieces {
    let context: BuildContext
    let origin: ViewOrigin?
    var runs: [TextRequest.Run] = []
    var styles: [TextRunStyle] = []
    var leading = 0.0

    mutating func add(_ part: TextPiece.Settled, under around: EnvironmentValues) {
      if part.modifiers.isEmpty { return add(part.content, under: around) }
      var environment = around
      // Modifiers are applied in reverse, so the one nearest to the text wins, as with nested views.
      for modifier in part.modifiers.reversed() { modifier.apply(to: &environment) }
      let count = styles.count
      add(part.content, under: environment)
      let marks = part.modifiers.compactMap { if case .attribute(let mark) = $0 { mark } else { nil } }
      if !marks.isEmpty, styles.count > count { styles[count] = styles[count].marked(by: marks) }
    }

    mutating func end(under environment: EnvironmentValues) { if runs.isEmpty { add("", under: environment) } }

    private mutating func add(_ content: TextPiece.Settled.Content, under environment: EnvironmentValues) {
      switch content {
      case .characters(let characters): add(characters, under: environment)
      case .written(let write): add(write(environment), under: environment)
      case .image(let image):
        guard let image = image.inline(in: environment, context, origin) else { return }
        runs.append(
          TextRequest.Run(box: image.box, font: environment.resolvedFont, baselineOffset: environment.baselineOffset))
        styles.append(TextRunStyle(environment, image: image))
        note(environment)
      }
    }

    private mutating func add(_ content: String, under environment: EnvironmentValues) {
      runs.append(
        TextRequest.Run(
          environment.textCase?.applied(to: content) ?? content, font: environment.resolvedFont,
          baselineOffset: environment.baselineOffset))
      styles.append(TextRunStyle(environment))
      note(environment)
    }

    private mutating func note(_ environment: EnvironmentValues) {
      leading = max(leading, (environment.font ?? .body).leading(at: environment.dynamicTypeSize))
    }
  }
}

extension Text.Content: SelfComparing {
  func isSame(as other: Text.Content) -> Bool {
    switch (self, other) {
    case (.verbatim(let first), .verbatim(let second)): first == second
    case (.pieces(let first), .pieces(let second)): first.isSame(as: second)
    default: false
    }
  }
}

extension EnvironmentValues {
  var resolvedFont: ResolvedFont {
    var font = self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isItalic { font = font.italic() }
    if let fontDesign { font = font.designed(fontDesign) }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if let fontWidth { font = font.width(fontWidth) }
    var resolved = font.resolve(at: dynamicTypeSize, theme: fontTheme)
    resolved.size *= textScale.factor
    resolved.tracking = tracking
    return resolved
  }

  func textRequest(for runs: [TextRequest.Run], leading: Double) -> TextRequest {
    TextRequest(
      runs: runs, lineLimit: lineLimit.map { max($0, 1) }, truncationMode: truncationMode,
      alignment: multilineTextAlignment, baseDirection: layoutDirection, language: localeIdentifier,
      lineSpacing: lineSpacing, leading: leading, missingGlyph: missingGlyph)
  }
}
