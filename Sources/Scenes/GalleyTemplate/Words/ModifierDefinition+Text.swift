import GalleyText
import GalleyViews

extension ModifierDefinition {
  package static let text: [ModifierDefinition] = [
    .environment("font", "Font of text: a text style, or a mapping.", .font) { $0.font = $1 },
    .environment("bold", "Sets text in bold.", .boolean) { $0.fontWeight = $1 ? .bold : nil },
    .environment("italic", "Sets text in italics.", .boolean) { $0.isItalic = $1 },
    .environment("fontWeight", "Weight of text.", .word(.fontWeight)) { $0.fontWeight = $1 },
    .environment(
      "fontWidth", "Width of letters, if the font family has a face with this width.",
      .words(
        "a width",
        [
          "compressed": (Font.Width.compressed, "The narrowest width."),
          "condensed": (.condensed, "Narrower than normal."),
          "standard": (.standard, "The normal width."), "expanded": (.expanded, "Wider than normal."),
        ])
    ) { $0.fontWidth = $1 },
    ModifierDefinition(
      "textScale", "Size of text relative to its font size.",
      .words(
        "a scale",
        [
          "default": (Text.Scale.default, "The font size (default)."),
          "secondary": (.secondary, "Slightly smaller, as for units."),
        ])
    ) { view, scale in view.textScale(scale) },
    .environment("monospaced", "Sets text in a monospaced font.", .boolean) {
      $0.isMonospaced = $1
    },
    .environment("tracking", "Extra space after each character, in points.", .number(.textLength)) {
      $0.tracking = $1
    },
    .environment("monospacedDigit", "Gives all digits the same width.", .boolean) { $0.hasMonospacedDigits = $1 },
    .environment("underline", "Underlines text: true, or the line's colour.", .line, paints) { $0.underline = $1 },
    .environment("strikethrough", "Strikes text through: true, or the line's colour.", .line, paints) {
      $0.strikethrough = $1
    },
    .environment("baselineOffset", "Raises text above its baseline, in points.", .number(.textLength)) {
      $0.baselineOffset = $1
    },
    .environment(
      "minimumScaleFactor",
      "Smallest scale for text that does not fit, before it is truncated: 0 to 1, or a percentage.", .number(.fraction)
    ) { $0.minimumScaleFactor = $1 },
    .environment("lineLimit", "Maximum number of lines of text.", LineLimit.shape) { environment, limit in
      environment.lineLimit = limit.lines
      if let minimum = limit.minimum { environment.minimumLines = minimum }
      if let reservesSpace = limit.reservesSpace { environment.reservesLineSpace = reservesSpace }
    },
    .environment("truncationMode", "Where a truncated line shows its ellipsis.", .word(.truncationMode)) {
      $0.truncationMode = $1
    },
    .environment("multilineTextAlignment", "Alignment of the lines of multiline text.", .word(.textAlignment)) {
      $0.multilineTextAlignment = $1
    },
    .environment("imageScale", "Size of symbols relative to their text.", .word(.imageScale)) { $0.imageScale = $1 },
    .environment("symbolRenderingMode", "How symbol layers are coloured.", .word(.symbolRenderingMode), paints) {
      $0.symbolRenderingMode = $1
    },
    ModifierDefinition(
      "symbolEffect", "Repeating animation of the symbols in the view.", .symbolEffect, paints
    ) { view, effect in effect.play(view) },
    .environment("lineHeight", "Distance between the baselines of consecutive text lines.", .lineHeight) {
      $0.lineHeight = $1
    },
    .environment("lineSpacing", "Extra space between lines, in points.", .number(.length)) { $0.lineSpacing = $1 },
  ]

  private static let paints = ModifierTraits(onlyPaints: true)
}

extension TypedShape<TextLineHeight> {
  /// A line height: a word, a number of points, or a multiple of the font size.
  fileprivate static var lineHeight: Self {
    .oneOf(
      .words(
        "a line height",
        [
          "variable": (.variable, "As the font of each line requires (default)."),
          "tight": (.tight, "Slightly more than the font size."), "normal": (.normal, "More than `tight`."),
          "loose": (.loose, "1.5 times the font size."),
        ]), TypedShape<Double>.number(.side).map { .exact(points: $0) },
      .record("a line height", "A line height relative to the font size.", needed: ["multiple", "increase"]) {
        fields in
        let multiple = fields.optional("multiple", .number(.factor), "Multiple of the font size.")
        let increase = fields.optional("increase", .number(.textLength), "Points added to the font size.")
        return { given in
          try given[multiple].map { .multiple(factor: $0) } ?? .leading(increase: given[increase] ?? 0)
        }
      })
  }
}

extension TypedShape<TextLineStyle?> {
  /// An underline or strikethrough: `true`, or its colour.
  fileprivate static var line: Self {
    .oneOf(
      TypedShape<Bool>.boolean.map { $0 ? TextLineStyle() : nil },
      TypedShape<Color>.color.map { TextLineStyle(color: $0) })
  }
}

private struct LineLimit: Sendable {
  let lines: Int
  /// The minimum number of lines; `nil` leaves it unchanged.
  var minimum: Int?
  /// Whether to reserve space for the maximum number of lines; `nil` leaves this unchanged.
  let reservesSpace: Bool?

  static let shape: TypedShape<LineLimit> = .oneOf(
    count.map { LineLimit(lines: $0, reservesSpace: nil) },
    .record("lineLimit", "Maximum number of lines, and number of reserved lines.") { fields in
      let lines = fields.required("lines", count, "Maximum number of lines.")
      let minimum = fields.optional("least", count, "Number of lines for which space is reserved.")
      let reservesSpace = fields.optional(
        "reservesSpace", .boolean, "Whether to reserve space for all lines (default: false).", default: false)
      return { given in try LineLimit(lines: given[lines], minimum: given[minimum], reservesSpace: given[reservesSpace])
      }
    })

  private static let count = TypedShape<Int>.count("a number of lines", from: 1, to: 1_000_000)
}

extension TypedShape<Font> {
  fileprivate static var font: Self { .oneOf(TypedShape<Font.TextStyle>.word(.textStyle).map { .system($0) }, ofKeys) }

  private static var ofKeys: Self {
    .record("font", "A text style, a system font with a size, or a family with a size.") { fields in
      let style = fields.optional("style", .word(.textStyle), "Text style.", default: Font.TextStyle.body)
      let family = fields.optional(
        "family", .text("a font family"), "Font family, such as Inter; needs a size.")
      let size = fields.optional(
        "size", .number(NumberShape(noun: "a font size", minimum: 1, maximum: 1000)),
        "Em size, in points; does not follow Dynamic Type.")
      let weight = fields.optional("weight", TypedShape<Font.Weight>.word(.fontWeight), "Weight.")
      let design = fields.optional("design", TypedShape<Font.Design>.word(.fontDesign), "Design of the system font.")
      let relativeTo = fields.optional(
        "relativeTo", TypedShape<Font.TextStyle>.word(.textStyle),
        "Text style whose Dynamic Type scaling applies to the size; needs a family.")
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
