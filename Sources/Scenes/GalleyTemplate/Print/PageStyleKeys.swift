import GalleyGeometry
import GalleyPicture
import GalleyTables
import GalleyViews

package struct PageStyleKeys: RecordKeys {
  let tokens: TypedField<String?>
  let fonts: TypedField<TypedRecord<FontKeys>?>
  let colors: TypedField<TypedRecord<ColorKeys>?>
  let sizes: TypedField<TypedRecord<SizeKeys>?>
  let page: TypedField<PrintKeys.Page?>
  let orientation: TypedField<Paper.Orientation?>
  let margins: TypedField<EdgeInsets?>
  let logo: TypedField<Logo?>
  let header: TypedField<TypedRecord<RunningLineKeys>?>
  let footer: TypedField<TypedRecord<RunningLineKeys>?>

  package init(_ fields: inout RecordFields) {
    tokens = fields.optional(
      "tokens", .text("a file of design tokens"), "File with design tokens; values refer to them as \"{color.brand}\".")
    fonts = fields.optional("fonts", .record("fonts", "Font families."), "Font families.")
    colors = fields.optional("colors", .record("colors", "Colours."), "Colours.")
    sizes = fields.optional("sizes", .record("sizes", "Font sizes, in points."), "Font sizes.")
    page = fields.optional("page", PrintKeys.page, "Paper size: a name, or width and height in points.")
    orientation = fields.optional("orientation", .word(PrintKeys.orientations), "Orientation of the paper.")
    margins = fields.optional("margins", .insets(.length), "Margins of the page.")
    logo = fields.optional("logo", Self.logo, "PNG or JPEG file at the top of the first page.")
    header = fields.optional("header", RunningLineKeys.shape, "Page header.")
    footer = fields.optional("footer", RunningLineKeys.shape, "Page footer.")
  }

  package enum Logo: Sendable {
    case file(String)
    case keys(TypedRecord<LogoKeys>)
  }

  private static let logo = TypedShape<Logo>.oneOf(
    TypedShape<String>.text("an image file").map { .file($0) },
    TypedShape<TypedRecord<LogoKeys>>.record("logo", "Image at the top of the first page.").map { .keys($0) })

  package struct FontKeys: RecordKeys {
    let text: TypedField<String?>
    let heading: TypedField<String?>
    let monospaced: TypedField<String?>
    let files: TypedField<[String]?>

    package init(_ fields: inout RecordFields) {
      text = fields.optional("text", .text("a font family"), "Font family for body text (default: Inter).")
      heading = fields.optional(
        "heading", .text("a font family"), "Font family for titles and headings (default: the body text family).")
      monospaced = fields.optional(
        "monospaced", .text("a font family"), "Font family for code and aligned columns (default: DejaVu Sans Mono).")
      files = fields.optional(
        "files", .list(.text("a font file"), noun: "font files"), "Font files, relative to the style file.")
    }
  }

  package struct ColorKeys: RecordKeys {
    typealias Place = any WritableKeyPath<PageStyle.Colors, RGBA> & Sendable
    let all: [(field: TypedField<Color?>, place: Place)]
    let link: TypedField<Color?>

    package init(_ fields: inout RecordFields) {
      func color(_ key: String, _ doc: String) -> TypedField<Color?> { fields.optional(key, .color, doc) }
      all = [
        (color("text", "Colour of text."), \.text),
        (color("muted", "Colour of column headers, page headers and page footers."), \.muted),
        (color("accent", "Colour of bars, charts and emphasised text."), \.accent),
        (color("rule", "Colour of the lines between rows."), \.rule),
        (color("strongRule", "Colour of the lines below headers and above totals."), \.strongRule),
        (color("band", "Background of every other row."), \.band),
        (color("groupBand", "Background of group headings."), \.groupBand),
        (color("paper", "Background of the page."), \.paper),
      ]
      link = color("link", "Colour of links (default: the accent colour).")
    }
  }

  package struct SizeKeys: RecordKeys {
    let text: TypedField<Double?>
    let title: TypedField<Double?>
    let heading: TypedField<Double?>
    let caption: TypedField<Double?>

    package init(_ fields: inout RecordFields) {
      func size(_ key: String, _ range: ClosedRange<Double>, _ doc: String) -> TypedField<Double?> {
        let shape = NumberShape(noun: "a number of points", minimum: range.lowerBound, maximum: range.upperBound)
        return fields.optional(key, .number(shape), doc)
      }
      text = size("text", 5...24, "Size of body text.")
      title = size("title", 6...144, "Size of the title.")
      heading = size("heading", 5...72, "Size of headings.")
      caption = size("caption", 4...24, "Size of page headers, page footers and notes.")
    }
  }

  package struct LogoKeys: RecordKeys {
    let file: TypedField<String>
    let height: TypedField<Double?>

    package init(_ fields: inout RecordFields) {
      file = fields.required("file", .text("an image file"), "PNG or JPEG file, relative to the style file.")
      let shape = NumberShape(noun: "a number of points", minimum: 4, maximum: 400)
      height = fields.optional("height", .number(shape), "Height of the image (default: 28 pt).")
    }
  }
}

extension Color {
  var onPaper: RGBA { rgba(in: .light) }
}
