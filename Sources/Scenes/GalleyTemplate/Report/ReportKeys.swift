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
    version = fields.required("report", .count("the format version", from: 1, to: 1), "The format version: 1.")
    title = fields.optional("title", .text("a title"), "The title.")
    subtitle = fields.optional("subtitle", .text("a text"), "What stands below the title.")
    author = fields.optional("author", .text("a name"), "Who wrote it.")
    date = fields.optional("date", .text("a day"), "The day it is of, as it is to be read; no clock is asked.")
    logo = fields.optional("logo", .text("an image file"), "A picture beside the title.")
    style = fields.optional("style", .text("a page style"), "A file with fonts, colours, paper and margins.")
    language = fields.optional(
      "language", .text("a language"), "The language of hyphens, numbers and days, such as de; en by default.")
    locale = fields.optional("locale", .text("a language"), "The same as `language`.")
    page = fields.optional("page", PrintKeys.page, "The sheet: a name, or its sides in points; a4 by default.")
    orientation = fields.optional("orientation", .word(PrintKeys.orientations), "Which way the sheet lies.")
    margins = fields.optional("margins", .insets(.length), "What stays free at each side; 72 and 64 by default.")
    fonts = fields.optional(
      "fonts", .list(.text("a font file"), noun: "font files"),
      "Font files beside the report, to be named by their families.")
    contents = fields.optional("contents", Self.depth, "A list of contents: true, or how many levels of headings.")
    cover = fields.optional("cover", .boolean, "Whether the title has a page of its own.")
    numbered = fields.optional("numbered", .boolean, "Whether headings are numbered.")
    justified = fields.optional("justified", .boolean, "Whether lines reach both edges.")
    hyphenation = fields.optional("hyphenation", .boolean, "Whether words are broken at line ends; true by default.")
    fontSize = fields.optional(
      "fontSize", .number(NumberShape(noun: "a number of points", minimum: 6, maximum: 24)),
      "The size of its text; 10 by default.")
    header = fields.optional("header", RunningLineKeys.shape, "The line at the top of pages.")
    footer = fields.optional("footer", RunningLineKeys.shape, "The line at the foot of pages.")
    data = fields.optional(
      "data", .named(.record("data", "Rows of a data file, whatever it is."), noun: "tables"),
      "Data by name, for tables and charts.")
    body = fields.required(
      "body", .list(WrittenBlock.shape, noun: "blocks"), "Texts, tables, charts, scenes and images, in order.")
  }

  private static let depth = TypedShape<Int>.oneOf(
    TypedShape<Bool>.boolean.map { $0 ? 2 : 0 }, .count("a number of levels", from: 0, to: 4))
}
