import Foundation

/// A temporary folder for one test, deleted when its owner is released.
final class Workplace {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    try makeFolder(".")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func galley(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(arguments, in: path, environment: environment)
  }

  func galley(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(arguments, in: path, environment: environment)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func emptyFile(_ name: String) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: url(name))
  }

  func bytes(of name: String) throws -> Data { try Data(contentsOf: url(name)) }

  func text(of name: String) throws -> String { try String(decoding: bytes(of: name), as: UTF8.self) }

  /// Returns the paths of all files below `folder`, sorted, or an empty list if the folder does not exist.
  func files(below folder: String = ".") -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path + "/" + folder)) ?? []
    return all.filter { !isFolder(path + "/" + folder + "/" + $0) }.sorted()
  }

  /// Returns the contents of all files below `folder` by path.
  func contents(below folder: String) throws -> [String: Data] {
    try files(below: folder).reduce(into: [:]) { $0[$1] = try bytes(of: folder + "/" + $1) }
  }

  private func url(_ name: String) -> URL { URL(filePath: name.hasPrefix("/") ? name : path + "/" + name) }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension Workplace {
  /// Writes a list with two states and its data in a separate folder.
  func writeList(_ name: String = "list", output: String = "  - png: \"{scene}/{state}.png\"") throws {
    try write("name\nApples\nBread\nCheese\n", to: "data/food.csv")
    try write(
      """
      scene: 1
      title: Food
      canvas: { size: 120x60, scale: 1 }
      data:
        food: { file: data/food.csv }
      view:
        ScrollView:
          LazyVStack:
            ForEach: food
            row: { Text: "{name}", padding: 8, id: "{name}" }
          spacing: 0
        id: list
      states:
        - name: top
        - { name: middle, scroll: { list: { offset: 20 } } }
      output:
      \(output)

      """, to: "\(name).yaml")
  }
}
