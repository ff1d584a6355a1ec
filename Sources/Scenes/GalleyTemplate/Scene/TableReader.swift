import GalleyFiles
import GalleyMessages
import GalleyTables

package struct TableReader {
  private(set) var errors: [SceneError] = []
  private let options: Scene.Options
  private let sceneFile: String

  init(_ options: Scene.Options, sceneFile: String) {
    self.options = options
    self.sceneFile = sceneFile
  }

  mutating func read(_ name: String, _ section: SceneNode, _ source: TableSource) -> Table? {
    guard case .keys(let record) = source else { return InlineRows.table(name, section, errors: &errors) }
    guard var table = readSource(name, section, record) else { return nil }
    var steps = TableSteps(section: section, record: record)
    steps.apply(to: &table)
    errors += steps.errors
    table.file = record[\.file].map { FilePath.join(FilePath.folder(of: sceneFile), $0) }
    // Unless `derive` was used, a table with errors still has all of its columns.
    return steps.errors.isEmpty || !record.has(\.derive.key) ? table : nil
  }

  private mutating func readSource(_ name: String, _ section: SceneNode, _ record: TypedRecord<TableKeys>) -> Table? {
    let keys = TableKeys.sources.filter(record.isGiven).map(record.name)
    guard keys.count == 1 else {
      if keys.isEmpty {
        let known = TableKeys.sources.map(record.name)
        errors.append(SceneError(.key(.needsOne(of: known, owner: "data")), at: section.place))
      } else if let place = section[keys[1]]?.place {
        errors.append(SceneError(.key(.conflict(keys[1], with: keys[0])), at: place))
      }
      return nil
    }
    guard let node = section[keys[0]] else { return nil }
    if let path = record[\.file] { return readFile(path, name, record, at: node.place) }
    if record.isGiven(\.rows.key) { return InlineRows.table(name, node, errors: &errors) }
    return record[\.generate].flatMap { generate(name, $0, node) }
  }

  private mutating func generate(_ name: String, _ recipe: TypedRecord<GeneratorKeys>, _ node: SceneNode) -> Table? {
    let rows = GeneratedRows(recipe, node)
    errors += rows.errors
    return rows.errors.isEmpty ? rows.table(name) : nil
  }

  private mutating func readFile(
    _ path: String, _ name: String, _ record: TypedRecord<TableKeys>, at place: SourcePlace
  ) -> Table? {
    let access = FileAccess(files: options.files, sceneFile: sceneFile, allowedFolders: options.allowedFolders)
    // Errors contain the path as the user wrote it, after the path of the scene's folder.
    var file = DataFile(FilePath.join(FilePath.folder(of: sceneFile), path))
    file.format = record[\.format] ?? DataFormat(pathExtensionOf: path)
    file.delimiter = record[\.delimiter]
    file.encoding = record[\.encoding]
    file.pointer = record[\.pointer] ?? ""
    do throws(SceneError.Kind) {
      let (rows, rowErrors) = try file.rows(of: access.open(path), progress: options.progress)
      errors += rowErrors
      return rowErrors.isEmpty ? rows?.table(name) : nil
    } catch {
      if case .table(.pointerNotFound) = error {
        errors.append(SceneError(error, at: record.place(\.pointer.key) ?? place))
      } else {
        errors.append(SceneError(error.naming(path), at: place))
      }
      return nil
    }
  }
}
