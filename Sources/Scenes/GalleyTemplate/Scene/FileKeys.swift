package struct FileKeys: RecordKeys {
  let version: TypedField<Int>
  let title: TypedField<String?>
  let canvas: TypedField<TypedRecord<CanvasKeys>?>
  let fonts: TypedField<[String]?>
  let symbols: TypedField<[String]?>
  let strings: TypedField<[String]?>
  let data: TypedField<[Named<TableSource>]?>
  let variables: TypedField<Void?>
  let components: TypedField<[Named<ViewTemplate>]?>
  let view: TypedField<[ViewTemplate]>
  let variants: TypedField<[VariantAxis.Written]?>
  let states: TypedField<[TypedRecord<StateKeys>]?>
  let script: TypedField<TypedRecord<ScriptKeys>?>
  let print: TypedField<TypedRecord<PrintKeys>?>
  let output: TypedField<[WrittenOutput]?>

  package init(_ fields: inout RecordFields) {
    version = fields.required("scene", .count("the format version", from: 1, to: 1), "Format version; must be 1.")
    title = fields.optional("title", .text("a title"), "Short description of the scene.")
    canvas = fields.optional(
      "canvas", .record("canvas", "Canvas size and settings."),
      "Canvas size and settings (default: a phone).")
    fonts = fields.optional(
      "fonts", .list(.text("a font file"), noun: "font files"),
      "Font files, relative to the scene; the modifier `font` refers to them by family name.")
    symbols = fields.optional(
      "symbols", .list(.text("a folder"), noun: "symbol folders"),
      "Folders of SVG symbols, relative to the scene. Each file replaces the built-in symbol with the file's name.")
    strings = fields.optional(
      "strings", .list(.text("a translation file"), noun: "translation files"),
      """
      String catalogues (.xcstrings), and .strings and .stringsdict files in .lproj folders. The scene's strings serve \
      as keys.
      """
    )
    data = fields.optional("data", .named(TableSource.shape, noun: "tables"), "Named tables of data for ForEach.")
    variables = fields.optional(
      "variables", .inPlace(.named(SceneVariable.shape, noun: "variables")),
      "Variables that controls show and change, with their initial values; `$name` binds a control to a variable.",
      formerly: "values")
    components = fields.optional(
      "components", .named(.view, noun: "components"),
      "Custom views whose names begin with a capital letter. `{name}` inside them inserts an argument or a field.",
      formerly: "parts")
    view = fields.required("view", .views, "Content of the scene.")
    variants = fields.optional(
      "variants", VariantAxis.section, "Lists of values for canvas settings; Galley draws every combination.")
    states = fields.optional(
      "states",
      .list(
        .record("a state", "A named scroll state: offsets of scroll views and values of variables."), noun: "states"),
      "Named states; Galley draws each of them.")
    script = fields.optional(
      "script", .record("script", "Steps of the script, in order."),
      "Steps of the animation, in order.")
    print = fields.optional(
      "print", .record("print", "Page setup for `galley print`."), "Page setup for printing.")
    output = fields.optional(
      "output", .list(WrittenOutput.shape, noun: "outputs"),
      "Files to write (default: one PNG per image and one PDF; for animations, frames).")
  }
}

extension Grammar {
  package static let file = RecordShape(
    "a scene", "A Galley scene: content, canvas, data and states.", definition.fields)

  package static let sections = definition.keys

  private static let definition = FileKeys.defined()
}
