import GalleyText
import GalleyViews

extension ModifierDefinition {
  package static let text: [ModifierDefinition] = [
    .environment("font", "The font of text: a text style, or a mapping.", .font) { $0.font = $1 },
    .environment("bold", "Sets text in bold.", .boolean) { $0.fontWeight = $1 ? .bold : nil },
    .environment("italic", "Sets text in italics.", .boolean) { $0.isItalic = $1 },
    .environment("fontWeight", "How heavy the strokes of text are.", .word(.fontWeight)) { $0.fontWeight = $1 },
    .environment(
      "fontWidth", "How wide letters are, where their family has such a face.",
      .words(
        "a width",
        [
          "compressed": (Font.Width.compressed, "The narrowest."), "condensed": (.condensed, "Narrow."),
          "standard": (.standard, "As usual."), "expanded": (.expanded, "Wide."),
        ])
    ) { $0.fontWidth = $1 },
    ModifierDefinition(
      "textScale", "How large text is beside other text.",
      .words(
        "a scale",
        [
          "default": (Text.Scale.default, "As its font says; the default."),
          "secondary": (.secondary, "A little smaller, as units are."),
        ])
    ) { view, scale in view.textScale(scale) },
    .environment("monospaced", "Sets text in a face whose characters are all equally wide.", .boolean) {
      $0.isMonospaced = $1
    },
    .environment("tracking", "Extra room after each character, in points.", .number(.textLength)) {
      $0.tracking = $1
    },
    .environment("monospacedDigit", "Makes all digits equally wide.", .boolean) { $0.hasMonospacedDigits = $1 },
    .environment("underline", "Draws a line under text: true, or its colour.", .line, paints) { $0.underline = $1 },
    .environment("strikethrough", "Draws a line through text: true, or its colour.", .line, paints) {
      $0.strikethrough = $1
    },
    .environment("baselineOffset", "How far text stands above its baseline, in points.", .number(.textLength)) {
      $0.baselineOffset = $1
    },
    .environment(
      "minimumScaleFactor", "How small text may become before it is cut: 0 to 1, or a percentage.", .number(.fraction)
    ) { $0.minimumScaleFactor = $1 },
    .environment("lineLimit", "The most lines a text may have.", LineLimit.shape) { environment, limit in
      environment.lineLimit = limit.lines
      if let least = limit.least { environment.leastLines = least }
      if let reservesSpace = limit.reservesSpace { environment.reservesLineSpace = reservesSpace }
    },
    .environment("truncationMode", "Where a cut line shows its ellipsis.", .word(.truncationMode)) {
      $0.truncationMode = $1
    },
    .environment("multilineTextAlignment", "How the lines of a text line up.", .word(.textAlignment)) {
      $0.multilineTextAlignment = $1
    },
    .environment("imageScale", "How large symbols are beside their text.", .word(.imageScale)) { $0.imageScale = $1 },
    .environment("symbolRenderingMode", "How the layers of symbols are painted.", .word(.symbolRenderingMode), paints) {
      $0.symbolRenderingMode = $1
    },
    ModifierDefinition(
      "symbolEffect", "How the symbols in the view move, over and over.", .symbolEffect, paints
    ) { view, effect in effect.play(view) },
    .environment("lineHeight", "How far the baselines of a text's lines are from each other.", .lineHeight) {
      $0.lineHeight = $1
    },
    .environment("lineSpacing", "Extra room between lines, in points.", .number(.length)) { $0.lineSpacing = $1 },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

extension TypedShape<TextLineHeight> {
  /// A line height: a word, points, or a multiple of the font size.
  fileprivate static var lineHeight: Self {
    .oneOf(
      .words(
        "a line height",
        [
          "variable": (.variable, "As the letters of each line ask for; the default."),
          "tight": (.tight, "A little more than the letters' size."), "normal": (.normal, "Some more."),
          "loose": (.loose, "Half as much again as the letters' size."),
        ]), TypedShape<Double>.number(.side).map { .exact(points: $0) },
      .record("a line height", "A distance of lines by the size of the letters.", needed: ["multiple", "increase"]) {
        fields in
        let multiple = fields.optional("multiple", .number(.factor), "As many times the letters' size.")
        let increase = fields.optional("increase", .number(.textLength), "So many points more than the letters' size.")
        return { given in
          try given[multiple].map { .multiple(factor: $0) } ?? .leading(increase: given[increase] ?? 0)
        }
      })
  }
}

extension TypedShape<TextLineStyle?> {
  /// A line: `true`, or its colour.
  fileprivate static var line: Self {
    .oneOf(
      TypedShape<Bool>.boolean.map { $0 ? TextLineStyle() : nil },
      TypedShape<Color>.color.map { TextLineStyle(color: $0) })
  }
}

private struct LineLimit: Sendable {
  let lines: Int
  /// The lines to reserve, or `nil` to leave the value unchanged.
  var least: Int?
  /// Whether to reserve space for the maximum number of lines. `nil` leaves it unchanged.
  let reservesSpace: Bool?

  static let shape: TypedShape<LineLimit> = .oneOf(
    count.map { LineLimit(lines: $0, reservesSpace: nil) },
    .record("lineLimit", "The most lines, and how many are kept free.") { fields in
      let lines = fields.required("lines", count, "The most lines.")
      let least = fields.optional("least", count, "The least lines whose room is taken where there are fewer.")
      let reservesSpace = fields.optional(
        "reservesSpace", .boolean, "Whether fewer lines take the room of all; false by default.", default: false)
      return { given in try LineLimit(lines: given[lines], least: given[least], reservesSpace: given[reservesSpace]) }
    })

  private static let count = TypedShape<Int>.count("a number of lines", from: 1, to: 1_000_000)
}

extension TypedShape<Font> {
  fileprivate static var font: Self { .oneOf(TypedShape<Font.TextStyle>.word(.textStyle).map { .system($0) }, ofKeys) }

  private static var ofKeys: Self {
    .record("font", "A text style, a system font of a size, or a family of a size.") { fields in
      let style = fields.optional("style", .word(.textStyle), "The text style.", default: Font.TextStyle.body)
      let family = fields.optional(
        "family", .text("a font family"), "A family by its own name, such as Inter; needs a size.")
      let size = fields.optional(
        "size", .number(NumberShape(noun: "a font size", minimum: 1, maximum: 1000)),
        "The em size in points; does not follow Dynamic Type.")
      let weight = fields.optional("weight", TypedShape<Font.Weight>.word(.fontWeight), "How heavy the strokes are.")
      let design = fields.optional("design", TypedShape<Font.Design>.word(.fontDesign), "What kind of system face.")
      let relativeTo = fields.optional(
        "relativeTo", TypedShape<Font.TextStyle>.word(.textStyle),
        "The style whose growth with Dynamic Type a family follows.")
      return { given in
        let (weight, design) = (try given[weight], try given[design])
        guard let size = try given[size] else { return try .system(given[style], design: design, weight: weight) }
        guard let family = try given[family] else { return .system(size: size, weight: weight, design: design) }
        let custom: Font =
          try given[relativeTo].map { .custom(family, size: size, relativeTo: $0) } ?? .custom(family, fixedSize: size)
        return weight.map { custom.weight($0) } ?? custom
      }
    }
  }
}
