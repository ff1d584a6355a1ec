public import GalleyFiles
import GalleyGeometry
import GalleyMessages
public import GalleyTables
import GalleyText

extension PageStyle {
  /// Reads a style file: YAML, or design tokens (DTCG) if its name ends in `.json`.
  ///
  /// Fonts, images and token files must be below the folder of the style file or below one of `allowedFolders`. From a
  /// file of design tokens, the style uses the tokens with suitable names; ``PageStyle/tokens`` lists them.
  ///
  /// - Parameters:
  ///   - path: The path of the style file.
  ///   - files: Reads the style file and its fonts and images (default: from disk).
  ///   - allowedFolders: Further folders from which files may be read (default: none).
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(
    contentsOf path: String, files: FileReader = .disk, allowedFolders: [String] = []
  ) throws(SceneErrors) {
    var reader = PageStyleReader(FileAccess(files: files, sceneFile: path, allowedFolders: allowedFolders))
    self = try reader.read()
  }
}

private struct PageStyleReader {
  private let access: FileAccess
  private var decoder = SceneDecoder()
  private var uses: [PageStyle.TokenUse] = []

  init(_ access: FileAccess) {
    self.access = access
    decoder.suggestsOwners = false
  }

  private static let shape = TypedShape<TypedRecord<PageStyleKeys>>.record("a style", "The appearance of a document.")

  mutating func read() throws(SceneErrors) -> PageStyle {
    let source = try text(access.sceneFile)
    var style = PageStyle()
    if let root = tree(source) {
      let isTokens = FilePath.fileExtension(of: source.file) == "json"
      let written = isTokens ? roles(DesignTokens(root), at: root.place) : withTokens(root)
      // If a token is missing, the remaining value would cause a second error.
      let isWhole = decoder.errors.isEmpty
      if isWhole, let record = written.flatMap({ decoder.decode($0, as: Self.shape.shape) }).flatMap(Self.shape.read) {
        style = self.style(record)
      }
    }
    guard decoder.errors.isEmpty else { throw SceneErrors(decoder.errors, quoting: source) }
    style.tokens = uses
    return style
  }

  private func text(_ path: String) throws(SceneErrors) -> SourceText {
    do { return SourceText(file: path, bytes: try access.files.read(path, YAMLBounds.bytes)) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: access.files)])
    }
  }

  private mutating func tree(_ source: SourceText) -> SceneNode? {
    var reader = YAMLReader(source)
    let root = reader.read()
    decoder.errors += reader.errors
    return root
  }

  // MARK: Tokens

  private mutating func roles(_ tokens: DesignTokens, at place: SourcePlace) -> SceneNode? {
    var sections: [String: [SceneNode.Pair]] = [:]
    for role in TokenRole.all {
      guard let path = role.path(among: tokens.paths) else { continue }
      guard let value = scalar(path, of: tokens, at: place) else { continue }
      sections[role.section, default: []].append(.init(key: role.key, keyPlace: value.place, value: value))
      uses.append(.init(key: "\(role.section).\(role.key)", token: path))
    }
    guard !sections.isEmpty else {
      let expected = "design tokens with names such as color.text, color.accent and font.text"
      decoder.report(.value(.wrongType(expected: expected, found: "no such token")), at: place)
      return nil
    }
    return SceneNode(
      content: .mapping(
        sections.sorted { $0.key < $1.key }.map { section, pairs in
          .init(key: section, keyPlace: place, value: SceneNode(content: .mapping(pairs), place: place))
        }), place: place)
  }

  private mutating func scalar(_ path: String, of tokens: DesignTokens, at place: SourcePlace) -> SceneNode? {
    do throws(SceneError) { return try tokens.scalar(path, at: place) } catch {
      decoder.errors.append(error)
      return nil
    }
  }

  private mutating func withTokens(_ root: SceneNode) -> SceneNode? {
    guard let node = root["tokens"], let path = node.text else { return root }
    do throws(SceneError.Kind) {
      let full = try access.path(path)
      let source = SourceText(file: full, bytes: (try? access.files.read(full, YAMLBounds.bytes)) ?? [])
      guard let tree = tree(source) else { return nil }
      return replaced(root, by: DesignTokens(tree))
    } catch {
      decoder.report(error, at: node.place)
      return nil
    }
  }

  private mutating func replaced(_ node: SceneNode, by tokens: DesignTokens) -> SceneNode {
    var node = node
    switch node.content {
    case .scalar(let text, _):
      // Placeholders in headers and footers are also in braces, but contain no dots.
      guard let path = text.tokenReference, path.contains("."),
        let value = scalar(path, of: tokens, at: node.place)
      else { return node }
      node.content = value.content
    case .list(let items): node.content = .list(items.map { replaced($0, by: tokens) })
    case .mapping(var pairs):
      for index in pairs.indices { pairs[index].value = replaced(pairs[index].value, by: tokens) }
      node.content = .mapping(pairs)
    }
    return node
  }

  // MARK: Values

  private mutating func style(_ record: TypedRecord<PageStyleKeys>) -> PageStyle {
    var style = PageStyle()
    if let colors = record[\.colors] {
      let keys = PageStyleKeys.ColorKeys.defined().keys
      for (field, place) in keys.all {
        if let color = colors[field] { style.colors[keyPath: place] = color.onPaper }
      }
      style.colors.link = colors[\.link]?.onPaper
    }
    if let sizes = record[\.sizes] {
      style.sizes.text = sizes[\.text]
      style.sizes.title = sizes[\.title]
      style.sizes.heading = sizes[\.heading]
      style.sizes.caption = sizes[\.caption]
    }
    readSheet(record, &style.sheet)
    if let fonts = record[\.fonts] { readFonts(fonts, &style.fonts) }
    style.logo = logo(record)
    style.header = line(record[\.header])
    style.footer = line(record[\.footer])
    return style
  }

  private func readSheet(_ record: TypedRecord<PageStyleKeys>, _ sheet: inout PageStyle.Sheet) {
    sheet.margins = record[\.margins]
    if let page = record[\.page] {
      sheet.size = page.size
      if !page.isNamed { sheet.orientation = page.size.width > page.size.height ? .landscape : .portrait }
    }
    sheet.orientation = record[\.orientation] ?? sheet.orientation
  }

  private mutating func readFonts(
    _ record: TypedRecord<PageStyleKeys.FontKeys>, _ fonts: inout PageStyle.Fonts
  ) {
    fonts.text = record[\.text] ?? fonts.text
    fonts.heading = record[\.heading]
    fonts.monospaced = record[\.monospaced] ?? fonts.monospaced
    guard let files = record[\.files], let place = record.place(\.files.key) else { return }
    for file in files {
      guard let path = path(file, at: place) else { continue }
      if FontLibrary(adding: [path], roots: []).problems().isEmpty {
        fonts.files.append(path)
      } else {
        decoder.report(.file(.notAFont(path: file)), at: place)
      }
    }
  }

  private mutating func logo(_ record: TypedRecord<PageStyleKeys>) -> PageStyle.Logo? {
    guard let logo = record[\.logo], let place = record.place(\.logo.key) else { return nil }
    switch logo {
    case .file(let file): return path(file, at: place).map { PageStyle.Logo(path: $0) }
    case .keys(let keys):
      guard let file = keys[\.file], let path = path(file, at: keys.place(\.file.key) ?? place) else { return nil }
      return PageStyle.Logo(path: path, height: keys[\.height] ?? 28)
    }
  }

  private mutating func path(_ file: String, at place: SourcePlace) -> String? {
    do throws(SceneError.Kind) { return try access.path(file) } catch {
      decoder.report(error, at: place)
      return nil
    }
  }

  private mutating func line(_ record: TypedRecord<RunningLineKeys>?) -> TablePlan.RunningLine? {
    guard let record else { return nil }
    var reader = PrintReader([])
    reader.check(record)
    decoder.errors += reader.errors
    return TablePlan.RunningLine(record)
  }
}
