import GalleyFiles
import GalleyText

/// Reads a scene file with its data, and collects every mistake.
struct SceneReader {
  private let source: SourceText
  private let options: Scene.Options
  private var decoder = SceneDecoder()

  init(_ source: SourceText, options: Scene.Options) {
    self.source = source
    self.options = options
  }

  /// The scene, or all that is wrong with it.
  mutating func read() throws(SceneErrors) -> Scene {
    var reader = YAMLReader(source)
    let tree = reader.read()
    decoder.errors += reader.errors
    guard var root = tree else { throw finished(decoder.errors) }
    applyOverrides(to: &root)
    guard root.pairs != nil else {
      decoder.report(
        .value(.wrongType(expected: "a scene such as { scene: 1, view: … }", found: root.noun)), at: root.place)
      throw finished(decoder.errors)
    }
    var scene = readSections(root)
    guard decoder.errors.isEmpty else {
      // What hangs on a mistake may be wrong because of it; of many mistakes few are mended at once.
      if decoder.errors.count <= TextProblems.mistakeLimit { decoder.errors += TextProblems(in: scene).errors }
      throw finished(decoder.errors)
    }
    let warnings =
      SceneIdentities(in: scene.view, scene.tables).warnings + MisplacedModifiers(in: scene.view).warnings
    if !warnings.isEmpty { scene.warnings = finished(warnings).errors }
    return scene
  }

  private mutating func applyOverrides(to root: inout SceneNode) {
    for argument in options.overrides {
      do throws(SceneError) { try SceneOverride(argument).apply(to: &root) } catch { decoder.errors.append(error) }
    }
  }

  /// The mistakes with the lines they are on.
  private func finished(_ errors: [SceneError]) -> SceneErrors {
    var excerpts = LineExcerpts(source)
    return SceneErrors(
      errors.map { error in
        guard error.excerpt == nil, error.place.file == source.file, let line = error.place.line,
          let excerpt = excerpts.excerpt(of: line, around: error.place.column ?? 1)
        else { return error }
        var error = error
        (error.excerpt, error.excerptColumn) = (excerpt.text, excerpt.column)
        return error
      })
  }

  private mutating func readSections(_ root: SceneNode) -> Scene {
    checkKeys(root)
    let canvasRecord = decodeSection("canvas", of: root)
    let canvas = Canvas(canvasRecord ?? SceneRecord())
    checkCanvas(canvasRecord)
    readTables(root)
    if let parts = root["parts"] { decoder.readParts(parts) }
    let view = readView(root)
    var moments = MomentReader(
      view: view ?? [], isComplete: view != nil && !decoder.isIncomplete, tables: decoder.tables)
    moments.checkLinks(in: view ?? [])
    moments.checkNames(in: view ?? [])
    let states = moments.states(decode("states", of: root))
    let script = moments.script(decodeSection("script", of: root))
    let matrix = VariantMatrix(decodeSection("variants", of: root), canvas: canvas)
    var pages = PrintReader(decoder.tables)
    let print = pages.read(
      decodeSection("print", of: root), title: text("title", of: root), canvas: canvas, at: root["print"]?.place)
    decoder.errors += moments.errors + matrix.errors + pages.errors
    // A view with mistakes has none here, so that the mistakes of the outputs are told in the same run.
    var scene = Scene(
      name: FilePath.stem(of: source.file), file: source.file, title: text("title", of: root), canvas: canvas,
      canvasPlace: canvasPlace(canvas, canvasRecord, of: root),
      fonts: readFonts(root), tables: decoder.tables, view: view ?? [], states: states, variants: matrix.variants,
      script: script, isScripted: root["script"] != nil, print: print, outputs: []
    )
    var outputs = OutputReader(scene: scene, hasStates: root["states"] != nil)
    let section = decode("output", of: root)
    let named = outputs.read(section)
    // A scene that only says how it is animated is drawn as any other.
    scene.outputs = named.isEmpty && outputs.errors.isEmpty ? outputs.standard : named
    scene.animations = OutputReader.animations(section)
    decoder.errors += outputs.errors
    return scene
  }

  private mutating func checkKeys(_ root: SceneNode) {
    for pair in root.pairs ?? [] {
      if Grammar.plannedSections.contains(pair.key) {
        decoder.report(.key(.unsupportedSection(pair.key)), at: pair.keyPlace)
      } else if Grammar.file.field(pair.key) == nil {
        decoder.reportUnknownKey(pair, owner: Grammar.file.name, known: Grammar.file.fields.map(\.key))
      }
    }
    for field in Grammar.file.fields where field.isRequired && root[field.key] == nil {
      decoder.report(.key(.missingKey(field.key, owner: Grammar.file.name)), at: root.place)
    }
    _ = decode("scene", of: root)
  }

  private mutating func decode(_ key: String, of root: SceneNode) -> SceneValue? {
    guard let node = root[key], let field = Grammar.file.field(key) else { return nil }
    return decoder.decode(node, as: field.shape)
  }

  private mutating func decodeSection(_ key: String, of root: SceneNode) -> SceneRecord? {
    guard case .record(let record)? = decode(key, of: root) else { return nil }
    return record
  }

  private mutating func text(_ key: String, of root: SceneNode) -> String? {
    guard case .text(let text)? = decode(key, of: root) else { return nil }
    return text.constant
  }

  /// Where it is said how large `canvas` is: at its longer side, if that is given by itself.
  private func canvasPlace(_ canvas: Canvas, _ record: SceneRecord?, of root: SceneNode) -> SourcePlace {
    let sides = (canvas.height ?? .infinity) > canvas.width ? ["height", "width"] : ["width", "height"]
    let given = (["size"] + sides + ["scale", "device"]).lazy.compactMap { record?.place($0) }.first
    return given ?? root["canvas"]?.place ?? root["variants"]?.place ?? SourcePlace(file: source.file)
  }

  private mutating func checkCanvas(_ record: SceneRecord?) {
    if let locale = record?.text("locale"), !LocaleName.isOne(locale), let place = record?.place("locale") {
      decoder.report(.name(.badLocale(locale)), at: place)
    }
    guard let record, record["device"] != nil, let place = record.place("size") else { return }
    decoder.report(.key(.conflict("size", with: "device")), at: place)
  }

  private mutating func readFonts(_ root: SceneNode) -> [String] {
    guard let node = root["fonts"], case .list(let values)? = decode("fonts", of: root) else { return [] }
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    let nodes = node.items ?? [node]
    return zip(values, nodes).compactMap { value, node in
      guard case .text(let text) = value, let path = text.constant else { return nil }
      do throws(SceneError.Kind) { return try fontPath(path, access) } catch {
        decoder.report(error, at: node.place)
        return nil
      }
    }
  }

  private func fontPath(_ path: String, _ access: FileAccess) throws(SceneError.Kind) -> String {
    let full = try access.path(path)
    guard FontLibrary(adding: [full], roots: []).problems().isEmpty else { throw .file(.notAFont(path: path)) }
    return full
  }

  private mutating func readTables(_ root: SceneNode) {
    guard let node = root["data"] else { return }
    guard let pairs = node.pairs, let shape = Grammar.file.field("data")?.shape, case .named(let value, _) = shape
    else {
      return decoder.report(.value(.wrongType(expected: "a mapping of tables", found: node.noun)), at: node.place)
    }
    var reader = TableReader(options, sceneFile: source.file)
    for pair in pairs {
      let decoded = decoder.decode(pair.value, as: value)
      var record: SceneRecord?
      if case .record(let found)? = decoded { record = found }
      guard decoded != nil else {
        decoder.tables.append(.unreadable(pair.key))
        continue
      }
      // A table that could not be read is still a name, so that its uses are not mistakes of their own.
      decoder.tables.append(reader.read(pair.key, pair.value, record) ?? .unreadable(pair.key))
    }
    decoder.errors += reader.errors
  }

  private mutating func readView(_ root: SceneNode) -> [ViewTemplate]? {
    decoder.allowsFields = true
    defer { decoder.allowsFields = false }
    let view = decode("view", of: root)
    decoder.checkUnusedParts()
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    decoder.errors += ImageCheck(access: access).errors(of: decoder.images)
    guard case .views(let views)? = view else { return nil }
    return views
  }
}
