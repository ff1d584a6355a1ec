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
      "tokens", .text("a file of design tokens"), "Design tokens, which values name as \"{color.brand}\".")
    fonts = fields.optional("fonts", .record("fonts", "The families of the texts."), "The families of the texts.")
    colors = fields.optional("colors", .record("colors", "The colours."), "The colours.")
    sizes = fields.optional("sizes", .record("sizes", "The sizes of the texts, in points."), "The sizes of the texts.")
    page = fields.optional("page", PrintKeys.page, "The sheet: a name, or its sides in points.")
    orientation = fields.optional("orientation", .word(PrintKeys.orientations), "Which way the sheet lies.")
    margins = fields.optional("margins", .insets(.length), "What stays free at each side.")
    logo = fields.optional("logo", Self.logo, "A PNG or JPEG file at the top of the first page.")
    header = fields.optional("header", RunningLineKeys.shape, "The line at the top of pages.")
    footer = fields.optional("footer", RunningLineKeys.shape, "The line at the foot of pages.")
  }

  package enum Logo: Sendable {
    case file(String)
    case keys(TypedRecord<LogoKeys>)
  }

  private static let logo = TypedShape<Logo>.oneOf(
    TypedShape<String>.text("a picture file").map { .file($0) },
    TypedShape<TypedRecord<LogoKeys>>.record("logo", "The picture at the top of the first page.").map { .keys($0) })

  package struct FontKeys: RecordKeys {
    let text: TypedField<String?>
    let heading: TypedField<String?>
    let monospaced: TypedField<String?>
    let files: TypedField<[String]?>

    package init(_ fields: inout RecordFields) {
      text = fields.optional("text", .text("a family"), "Of texts; Inter by default.")
      heading = fields.optional("heading", .text("a family"), "Of titles and headings; that of texts by default.")
      monospaced = fields.optional(
        "monospaced", .text("a family"), "Of code and aligned columns; DejaVu Sans Mono by default.")
      files = fields.optional(
        "files", .list(.text("a font file"), noun: "font files"), "Font files beside the style file.")
    }
  }

  package struct ColorKeys: RecordKeys {
    typealias Place = any WritableKeyPath<PageStyle.Colors, RGBA> & Sendable
    let all: [(field: TypedField<Color?>, place: Place)]
    let link: TypedField<Color?>

    package init(_ fields: inout RecordFields) {
      func color(_ key: String, _ doc: String) -> TypedField<Color?> { fields.optional(key, .color, doc) }
      all = [
        (color("text", "Of texts."), \.text),
        (color("muted", "Of titles of columns and lines at the edges."), \.muted),
        (color("accent", "Of bars, charts and what stands out."), \.accent),
        (color("rule", "Of the lines between rows."), \.rule),
        (color("strongRule", "Of the lines below titles and above sums."), \.strongRule),
        (color("band", "Under every other row."), \.band),
        (color("groupBand", "Under the headings of groups."), \.groupBand),
        (color("paper", "Of the sheet."), \.paper),
      ]
      link = color("link", "Of what leads somewhere; the accent by default.")
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
      text = size("text", 5...24, "Of texts.")
      title = size("title", 6...144, "Of the title.")
      heading = size("heading", 5...72, "Of headings.")
      caption = size("caption", 4...24, "Of the lines at the edges and of notes.")
    }
  }

  package struct LogoKeys: RecordKeys {
    let file: TypedField<String>
    let height: TypedField<Double?>

    package init(_ fields: inout RecordFields) {
      file = fields.required("file", .text("a picture file"), "A PNG or JPEG file beside the style file.")
      let shape = NumberShape(noun: "a number of points", minimum: 4, maximum: 400)
      height = fields.optional("height", .number(shape), "How high it is drawn; 28 by default.")
    }
  }
}

extension Color {
  var onPaper: RGBA { rgba(in: .light) }
}
