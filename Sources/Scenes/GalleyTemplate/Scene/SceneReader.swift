import GalleyFiles
import GalleyMessages
import GalleyTables
import GalleyText

package struct SceneReader {
  private let source: SourceText
  private let options: Scene.Options
  private var decoder: SceneDecoder
  private var unprinted: [String] = []
  private var renamed = RenamedKeys()

  init(_ source: SourceText, options: Scene.Options) {
    self.source = source
    self.options = options
    decoder = SceneDecoder(options.vocabulary)
  }

  mutating func read() throws(SceneErrors) -> Scene {
    var reader = YAMLReader(source)
    let tree = reader.read()
    decoder.errors += reader.errors
    guard var root = tree else { throw finished(decoder.errors) }
    renamed.replace(in: &root, as: .record(Grammar.file))
    applyOverrides(to: &root)
    decoder.errors += renamed.errors
    guard root.pairs != nil else {
      decoder.report(
        .value(.wrongType(expected: "a scene such as { scene: 1, view: … }", found: root.noun)), at: root.place)
      throw finished(decoder.errors)
    }
    var scene = readSections(root)
    guard decoder.errors.isEmpty else {
      // Other errors may affect how text is drawn. If there are many errors, users fix only some of them at a time
      // anyway.
      if decoder.errors.count <= TextProblems.errorLimit { decoder.errors += TextProblems(in: scene).errors }
      throw finished(decoder.errors)
    }
    let warnings =
      renamed.warnings + SceneIdentities(in: scene.view, scene.tables).warnings
      + MisplacedModifiers(in: scene.view).warnings
      + UnnamedLanguages(in: scene).warnings + UntranslatedTexts(in: scene, printed: unprinted).warnings
    if !warnings.isEmpty { scene.warnings = finished(warnings).errors }
    return scene
  }

  private mutating func applyOverrides(to root: inout SceneNode) {
    for argument in options.overrides {
      do throws(SceneError) {
        var override = try SceneOverride(argument)
        renamed.replace(in: &override, as: .record(Grammar.file))
        try override.apply(to: &root)
      } catch {
        decoder.errors.append(error)
      }
    }
  }

  private func finished(_ errors: [SceneError]) -> SceneErrors { SceneErrors(errors, quoting: source) }

  private mutating func readSections(_ root: SceneNode) -> Scene {
    checkKeys(root)
    let canvasSection = decode(\.canvas, of: root)
    let canvas = SceneCanvas(canvasSection)
    canvasSection.map { check($0) }
    readTables(root)
    if let values = section(\.variables, of: root) { decoder.readVariables(values) }
    if let parts = section(\.components, of: root) { decoder.readParts(parts) }
    let view = readView(root)
    var reader = StateReader(
      view: view ?? [], isComplete: view != nil && !decoder.isIncomplete, tables: decoder.tables)
    reader.checkLinks(in: view ?? [])
    reader.checkNames(in: view ?? [])
    let states = reader.states(decode(\.states, of: root))
    let script = reader.script(decode(\.script, of: root))
    let matrix = VariantMatrix(decode(\.variants, of: root) ?? [], canvas: canvas)
    var pages = PrintReader(decoder.tables)
    let title = decode(\.title, of: root)
    let print = pages.read(
      decode(\.print, of: root), title: title, canvas: canvas, at: section(\.print, of: root)?.place)
    decoder.errors += reader.errors + matrix.errors + pages.errors
    let canvasPlace = canvasSection.flatMap(canvas.place) ?? section(\.canvas, of: root)?.place
    // A view with errors is left out of the scene, so that errors in its outputs are found in the same run.
    var scene = Scene(
      name: FilePath.stem(of: source.file), file: source.file, title: title, canvas: canvas,
      canvasPlace: canvasPlace ?? section(\.variants, of: root)?.place ?? SourcePlace(file: source.file),
      fonts: readFonts(root), tables: decoder.tables, view: view ?? [], states: states, variants: matrix.variants,
      script: script, isScripted: section(\.script, of: root) != nil, print: print, outputs: []
    )
    scene.symbols = readSymbols(root)
    scene.strings = readStrings(root)
    if let strings = scene.strings { unprinted = scene.print.plan.translate(by: strings) }
    scene.variables = decoder.variables
    readOutputs(root, of: &scene)
    return scene
  }

  private mutating func readOutputs(_ root: SceneNode, of scene: inout Scene) {
    var outputs = OutputReader(scene: scene, hasStates: section(\.states, of: root) != nil)
    let written = decode(\.output, of: root) ?? []
    let named = outputs.read(written)
    // If an `output` section only requests animations, the standard outputs are written as well.
    scene.outputs = named.isEmpty && outputs.errors.isEmpty ? outputs.standard : named
    for kind in written.flatMap(\.animations) where !scene.animations.contains(kind) { scene.animations.append(kind) }
    decoder.errors += outputs.errors
  }

  private mutating func checkKeys(_ root: SceneNode) {
    for pair in root.pairs ?? [] {
      if Grammar.file.field(pair.key) == nil {
        decoder.reportUnknownKey(pair, owner: Grammar.file.name, known: Grammar.file.fields.map(\.key))
      }
    }
    for field in Grammar.file.fields where field.isRequired && root[field.key] == nil {
      decoder.report(.key(.missingKey(field.key, owner: Grammar.file.name)), at: root.place)
    }
    _ = decode(\.version, of: root)
  }

  private func section<Value>(_ key: KeyPath<FileKeys, TypedField<Value>>, of root: SceneNode) -> SceneNode? {
    root[Grammar.sections[keyPath: key].key]
  }

  private mutating func decode<Value>(_ key: KeyPath<FileKeys, TypedField<Value>>, of root: SceneNode) -> Value? {
    let field = Grammar.sections[keyPath: key]
    return root[field.key].flatMap { decoder.decode($0, as: field.shape.shape) }.flatMap(field.read)
  }

  private mutating func decode<Value>(_ key: KeyPath<FileKeys, TypedField<Value?>>, of root: SceneNode) -> Value? {
    let field = Grammar.sections[keyPath: key]
    return root[field.key].flatMap { decoder.decode($0, as: field.shape.shape) }.flatMap(field.read) ?? nil
  }

  private mutating func check(_ canvas: TypedRecord<CanvasKeys>) {
    if let locale = canvas[\.locale], !LocaleName.isOne(locale), let place = canvas.place(\.locale.key) {
      decoder.report(.name(.badLocale(locale)), at: place)
    }
    guard canvas.has(\.device.key), let place = canvas.place(\.size.key) else { return }
    decoder.report(.key(.conflict(canvas.name(\.size.key), with: canvas.name(\.device.key))), at: place)
  }

  private mutating func readFonts(_ root: SceneNode) -> [String] {
    guard let node = section(\.fonts, of: root), let paths = decode(\.fonts, of: root) else { return [] }
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    return zip(paths, node.items ?? [node]).compactMap { path, node in
      do throws(SceneError.Kind) { return try access.fontPath(path) } catch {
        decoder.report(error, at: node.place)
        return nil
      }
    }
  }

  private mutating func readSymbols(_ root: SceneNode) -> [String] {
    guard let node = section(\.symbols, of: root), let paths = decode(\.symbols, of: root) else { return [] }
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    return zip(paths, node.items ?? [node]).compactMap { path, node in
      do throws(SceneError.Kind) { return try access.folder(path) } catch {
        decoder.report(error, at: node.place)
        return nil
      }
    }
  }

  private mutating func readStrings(_ root: SceneNode) -> SceneStrings? {
    guard let node = section(\.strings, of: root), let paths = decode(\.strings, of: root) else { return nil }
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    var reader = SceneStringReader()
    for (path, node) in zip(paths, node.items ?? [node]) {
      do throws(SceneError.Kind) { try reader.read(access.bytes(path), path: path) } catch {
        decoder.report(error, at: node.place)
      }
    }
    return SceneStrings(reader.tables)
  }

  private mutating func readTables(_ root: SceneNode) {
    guard let node = section(\.data, of: root) else { return }
    guard let pairs = node.pairs else {
      return decoder.report(.value(.wrongType(expected: "a mapping of tables", found: node.noun)), at: node.place)
    }
    var reader = TableReader(options, sceneFile: source.file)
    for pair in pairs {
      let source = decoder.decode(pair.value, as: TableSource.shape.shape).flatMap(TableSource.shape.read)
      // A table with errors keeps its name, so that references to it cause no further errors.
      let table = source.flatMap { reader.read(pair.key, pair.value, $0) }
      decoder.tables.append(table ?? .unreadable(pair.key))
    }
    decoder.errors += reader.errors
  }

  private mutating func readView(_ root: SceneNode) -> [ViewTemplate]? {
    decoder.allowsFields = true
    defer { decoder.allowsFields = false }
    let view = decode(\.view, of: root)
    decoder.checkUnusedParts()
    let access = FileAccess(files: options.files, sceneFile: source.file, allowedFolders: options.allowedFolders)
    decoder.errors += ImageCheck(access: access).errors(of: decoder.images)
    return view
  }
}
