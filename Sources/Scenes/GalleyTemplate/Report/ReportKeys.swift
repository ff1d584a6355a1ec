import GalleyGeometry
import GalleyTables

struct ReportKeys: RecordKeys {
  let version: TypedField<Int>
  let title: TypedField<String?>
  let subtitle: TypedField<String?>
  let author: TypedField<String?>
  let date: TypedField<String?>
  let logo: TypedField<String?>
  let style: TypedField<String?>
  let language: TypedField<String?>
  let locale: TypedField<String?>
  let page: TypedField<PrintKeys.Page?>
  let orientation: TypedField<Paper.Orientation?>
  let margins: TypedField<EdgeInsets?>
  let fonts: TypedField<[String]?>
  let contents: TypedField<Int?>
  let cover: TypedField<Bool?>
  let numbered: TypedField<Bool?>
  let justified: TypedField<Bool?>
  let hyphenation: TypedField<Bool?>
  let fontSize: TypedField<Double?>
  let header: TypedField<TypedRecord<RunningLineKeys>?>
  let footer: TypedField<TypedRecord<RunningLineKeys>?>
  let data: TypedField<[Named<TypedRecord<ReportDataKeys>>]?>
  let body: TypedField<[WrittenBlock]>

  init(_ fields: inout RecordFields) {
    version = fields.required("report", .count("the format version", from: 1, to: 1), "Format version; must be 1.")
    title = fields.optional("title", .text("a title"), "Title.")
    subtitle = fields.optional("subtitle", .text("text"), "Subtitle below the title.")
    author = fields.optional("author", .text("a name"), "Author.")
    date = fields.optional(
      "date", .text("a date"), "Date to print, exactly as written; Galley does not read the clock.")
    logo = fields.optional("logo", .text("an image file"), "Image beside the title.")
    style = fields.optional("style", .text("a style file"), "Style file with fonts, colours, paper and margins.")
    language = fields.optional(
      "language", .text("a language"), "Language for hyphenation, numbers and dates, such as de (default: en).")
    locale = fields.optional("locale", .text("a language"), "Same as `language`.")
    page = fields.optional("page", PrintKeys.page, "Paper size: a name, or width and height in points (default: a4).")
    orientation = fields.optional("orientation", .word(PrintKeys.orientations), "Orientation of the paper.")
    margins = fields.optional(
      "margins", .insets(.length),
      "Margins of the page (default: 72 pt at the sides, 64 pt at the top and bottom).")
    fonts = fields.optional(
      "fonts", .list(.text("a font file"), noun: "font files"),
      "Font files, relative to the report; styles refer to them by family name.")
    contents = fields.optional("contents", Self.depth, "Table of contents: true, or the number of heading levels.")
    cover = fields.optional("cover", .boolean, "Whether the title gets its own page.")
    numbered = fields.optional("numbered", .boolean, "Whether headings are numbered.")
    justified = fields.optional("justified", .boolean, "Whether text is justified.")
    hyphenation = fields.optional("hyphenation", .boolean, "Whether words are hyphenated (default: true).")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 6, maximum: 24)),
      "Font size of the text (default: 10 pt).")
    header = fields.optional("header", RunningLineKeys.shape, "Page header.")
    footer = fields.optional("footer", RunningLineKeys.shape, "Page footer.")
    data = fields.optional(
      "data", .named(.record("data", "Rows from a data file in any format."), noun: "tables"),
      "Named data for tables and charts.")
    body = fields.required(
      "body", .list(WrittenBlock.shape, noun: "blocks"),
      "Content of the report: text, tables, charts, scenes and images, in order.")
  }

  private static let depth = TypedShape<Int>.oneOf(
    TypedShape<Bool>.boolean.map { $0 ? 2 : 0 }, .count("a number of levels", from: 0, to: 4))
}
