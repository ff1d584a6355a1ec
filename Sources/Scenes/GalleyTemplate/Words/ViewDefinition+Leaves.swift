import GalleyFiles
import GalleyPicture
import GalleyViews

extension ViewDefinition {
  package static let leaves: [ViewDefinition] = [
    text, image, symbol,
    ViewDefinition("Color", "A colour that fills the available space.", .color, .nothing) { color, _, _ in color },
    ViewDefinition(
      bare: "Spacer", "Flexible space that pushes its neighbours apart.",
      TypedShape<Double?>.record("", "") { fields in
        let length = fields.optional("minLength", .number(.length), "Minimum length (default: 8 pt).")
        return { given in try given[length] }
      }
    ) { Spacer(minLength: $0) },
    ViewDefinition(bare: "Divider", "A line across the stack, one pixel thick.", .nothing) { _ in Divider() },
  ]

  private static let text = ViewDefinition(
    building: "Text", "Text. `{field}` inserts a field of the row, and `{field:format}` formats it.",
    .interpolation("text"), TextSetting.shape,
    // Markup may create any number of text runs.
    ViewTraits(isIrregular: { $0.has(TextSetting.markdown) })
  ) { words, setting, view, builder in
    WrittenText(words: words, rows: view.rows, tracking: setting.tracking, isMarkdown: setting.isMarkdown)
      ._build(into: &builder)
  }

  static let image = ViewDefinition(
    "Image", "A PNG or JPEG file, relative to the scene. For symbols, use `Symbol`.", .interpolation("an image file"),
    Scaling.shape,
    ViewTraits(contentHasSize: { (try? $0[Scaling.resizable]) != true }, namesImage: true)
  ) { path, scaling, view in
    var image = Image(FilePath.join(view.rows.folder, path.text(in: view.rows)))
    if scaling.isResizable { image = image.resizable() }
    if !scaling.isSmooth { image = image.interpolation(.none) }
    return image
  }
}

extension TypedShape<Interpolation> {
  static func interpolation(_ noun: String) -> Self {
    Self(.text(noun: noun)) { if case .text(let text) = $0 { text } else { nil } }
  }
}

private struct TextSetting: Sendable {
  let tracking: Double?
  let isMarkdown: Bool

  static let markdown = TypedField(
    "markdown", .boolean,
    "Whether **bold**, *italic*, ~~struck~~, `code`, [label](address) and "
      + "![words](symbol:star) are interpreted as Markdown (default: false).",
    default: false)

  static let shape = TypedShape<TextSetting>.record("", "") { fields in
    let tracking = fields.optional(
      "tracking", .number(.textLength), "Extra space after each character (default: 0 pt).")
    let markdown = fields.add(markdown)
    return { given in try TextSetting(tracking: given[tracking], isMarkdown: given[markdown]) }
  }
}

private struct Scaling: Sendable {
  let isResizable: Bool
  let isSmooth: Bool

  static let resizable = TypedField(
    "resizable", .boolean, "Whether the image stretches to the available space (default: false).", default: false)

  static let shape = TypedShape<Scaling>.record("", "") { fields in
    let resizable = fields.add(resizable)
    let smooth = fields.optional(
      "smooth", .boolean, "Whether pixels are interpolated when the size changes (default: true).", default: true)
    return { given in try Scaling(isResizable: given[resizable], isSmooth: given[smooth]) }
  }
}
