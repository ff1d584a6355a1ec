/// Pictures of a scene in a report, side by side as far as they fit.
public struct ReportScene: Sendable {
  public var scene: Scene
  /// The states that are shown; empty for the first.
  public var states: [String]
  /// Values of the variants that are shown, such as "dark"; empty for the first variant.
  public var variants: [String]
  /// How wide each picture is at most, in points; nil for what fits.
  public var width: Double?
  public var caption: ReportCaption
}

struct ReportSceneKeys: RecordKeys {
  let file: TypedField<String>
  let states: TypedField<[String]?>
  let variants: TypedField<[String]?>
  let width: TypedField<Double?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    file = fields.required("file", .text("a scene file"), "The scene.")
    states = fields.optional("states", Self.names("a state"), "The states that are shown; the first by default.")
    variants = fields.optional(
      "variants", Self.names("a value of a variant"),
      "Values of its variants, such as dark; a picture for each that has one. The first variant by default.")
    width = fields.optional(
      "width", .number(NumberShape(noun: "a number of points", minimum: 10, maximum: 5000)),
      "How wide each picture is at most.")
    caption = ReportCaptionFields(&fields)
  }

  private static func names(_ noun: String) -> TypedShape<[String]> {
    .oneOf(TypedShape<String>.text(noun).map { [$0] }, .list(.text(noun), noun: "names"))
  }
}

/// A picture in a report.
public struct ReportImage: Sendable {
  /// The path of a PNG, JPEG, GIF or WebP file.
  public var path: String
  /// What it shows, for those who do not see it.
  public var alternative: String
  /// How wide it is at most, in points; nil for what fits.
  public var width: Double?
  /// Which part of the text's width it is wide; nil for ``width``, or its own size.
  public var widthShare: Double?
  public var caption: ReportCaption

  public init(path: String, alternative: String = "", width: Double? = nil, caption: ReportCaption = ReportCaption()) {
    self.path = path
    self.alternative = alternative
    self.width = width
    self.caption = caption
  }
}

/// The keys of a picture in a report.
struct ReportImageKeys: RecordKeys {
  let file: TypedField<String>
  let alternative: TypedField<String?>
  let width: TypedField<Double?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    file = fields.required("file", .text("an image file"), "A PNG, JPEG, GIF or WebP file.")
    alternative = fields.optional("alt", .text("a text"), "What it shows, for those who do not see it.")
    width = fields.optional(
      "width", .number(NumberShape(noun: "a number of points", minimum: 10, maximum: 5000)), "How wide it is at most.")
    caption = ReportCaptionFields(&fields)
  }
}
