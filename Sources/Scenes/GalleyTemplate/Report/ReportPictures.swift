/// Images of a scene in a report, which are side by side if they fit.
public struct ReportScene: Sendable {
  public var scene: Scene
  /// The states to show; empty for the first state.
  public var states: [String]
  /// The variant values to show, such as "dark"; empty for the first variant.
  public var variants: [String]
  /// The maximum width of each image in points; `nil` uses the available width.
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
    file = fields.required("file", .text("a scene file"), "Scene file to draw.")
    states = fields.optional(
      "states", Self.names("a state", noun: "states"), "States to show (default: the first one).")
    variants = fields.optional(
      "variants", Self.names("a variant value", noun: "variant values"),
      """
      Values of the scene's variants, such as dark; the report shows every image drawn with one of them (default: the \
      first variant).
      """
    )
    width = fields.optional(
      "width", .number(NumberShape(noun: "a number of points", minimum: 10, maximum: 5000)),
      "Maximum width of each image.")
    caption = ReportCaptionFields(&fields)
  }

  private static func names(_ noun: String, noun plural: String) -> TypedShape<[String]> {
    .oneOf(TypedShape<String>.text(noun).map { [$0] }, .list(.text(noun), noun: plural))
  }
}

public struct ReportImage: Sendable {
  /// The path of a PNG, JPEG, GIF or WebP file.
  public var path: String
  /// The alternative text for people who cannot see the image.
  public var alternative: String
  /// The maximum width in points; `nil` uses the available width.
  public var width: Double?
  /// The width as a fraction of the text width; `nil` uses ``width`` or the size of the image.
  public var widthShare: Double?
  public var caption: ReportCaption

  /// Creates an image of a report.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG, JPEG, GIF or WebP file.
  ///   - alternative: The alternative text for people who cannot see the image (default: empty).
  ///   - width: The maximum width, in points; nil (the default) uses the available width.
  ///   - caption: The caption below the image (default: none).
  public init(path: String, alternative: String = "", width: Double? = nil, caption: ReportCaption = ReportCaption()) {
    self.path = path
    self.alternative = alternative
    self.width = width
    self.caption = caption
  }
}

struct ReportImageKeys: RecordKeys {
  let file: TypedField<String>
  let alternative: TypedField<String?>
  let width: TypedField<Double?>
  let caption: ReportCaptionFields

  init(_ fields: inout RecordFields) {
    file = fields.required("file", .text("an image file"), "PNG, JPEG, GIF or WebP file.")
    alternative = fields.optional("alt", .text("text"), "Description for people who cannot see the image.")
    width = fields.optional(
      "width", .number(NumberShape(noun: "a number of points", minimum: 10, maximum: 5000)), "Maximum width.")
    caption = ReportCaptionFields(&fields)
  }
}
