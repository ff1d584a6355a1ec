package struct FileKeys: RecordKeys {
  let version: TypedField<Int>
  let title: TypedField<String?>
  let canvas: TypedField<TypedRecord<CanvasKeys>?>
  let fonts: TypedField<[String]?>
  let symbols: TypedField<[String]?>
  let strings: TypedField<[String]?>
  let data: TypedField<[Named<TableSource>]?>
  let values: TypedField<Void?>
  let parts: TypedField<[Named<ViewTemplate>]?>
  let view: TypedField<[ViewTemplate]>
  let variants: TypedField<[VariantAxis.Written]?>
  let states: TypedField<[TypedRecord<StateKeys>]?>
  let script: TypedField<TypedRecord<ScriptKeys>?>
  let print: TypedField<TypedRecord<PrintKeys>?>
  let output: TypedField<[WrittenOutput]?>

  package init(_ fields: inout RecordFields) {
    version = fields.required("scene", .count("the format version", from: 1, to: 1), "The format version: 1.")
    title = fields.optional("title", .text("a title"), "What the scene shows, in a few words.")
    canvas = fields.optional(
      "canvas", .record("canvas", "What the scene is drawn on."), "What the scene is drawn on; a phone by default.")
    fonts = fields.optional(
      "fonts", .list(.text("a font file"), noun: "font files"),
      "Font files beside the scene, to be named by their families.")
    symbols = fields.optional(
      "symbols", .list(.text("a folder"), noun: "folders of symbols"),
      "Folders of SVG files beside the scene, each named after its symbol; they win over the table.")
    strings = fields.optional(
      "strings", .list(.text("a file of translations"), noun: "files of translations"),
      "String catalogues (.xcstrings), and .strings and .stringsdict in .lproj folders; texts and titles are their keys."
    )
    data = fields.optional("data", .named(TableSource.shape, noun: "tables"), "Tables by name, for ForEach.")
    values = fields.optional(
      "values", .inPlace(.named(SceneVariable.shape, noun: "values")),
      "Values that controls show and change, and what each is at first; `$name` binds a control to one.")
    parts = fields.optional(
      "parts", .named(.view, noun: "parts"),
      "Views under names of one's own, with a capital; `{name}` in them is an argument or a field.")
    view = fields.required("view", .views, "What to show.")
    variants = fields.optional("variants", VariantAxis.section, "Lists of values; every combination is drawn.")
    states = fields.optional(
      "states",
      .list(.record("a state", "A named moment: where each scroller stands, and what values are."), noun: "states"),
      "Named moments; each is drawn.")
    script = fields.optional(
      "script", .record("script", "What happens, step after step."),
      "What happens, step after step, when the scene is animated.")
    print = fields.optional(
      "print", .record("print", "How `galley print` puts the scene on pages."), "How the scene is put on pages.")
    output = fields.optional(
      "output", .list(WrittenOutput.shape, noun: "outputs"),
      "The files to write; a PNG for each picture and a PDF by default, and frames where the scene is animated.")
  }
}

extension Grammar {
  package static let file = RecordShape(
    "a scene", "A Galley scene: what to show, on which canvas, with which data, in which states.", definition.fields)

  package static let sections = definition.keys

  private static let definition = FileKeys.defined()
}
