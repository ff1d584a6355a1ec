import Foundation
import Galley

/// A folder of its own for one test, with a scene of three rows in two states; it goes away with its owner.
final class CheckPlace {
  let path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  /// The rows of the list.
  var rows = ["Apples", "Bread", "Cheese"]
  /// The screen in points.
  var size = "120x60"
  /// The section that tells what happens; empty for a scene that only stands.
  var script = ""
  /// The scene's name.
  var name = "list"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var baselines: String { path + "/baselines" }

  /// The scene as its rows are now.
  func scene(variants: String = "", output: String = "{scene}/{state}.png") throws -> Scene {
    let yaml = """
      scene: 1
      canvas: { size: \(size), scale: 1 }
      data: { food: { rows: [\(rows.map { "{ name: \($0) }" }.joined(separator: ", "))] } }
      view:
        ScrollView:
          LazyVStack:
            ForEach: food
            row: { Text: "{name}", padding: 8 }
          spacing: 0
        id: list
      states:
        - name: top
        - { name: middle, scroll: { list: { offset: 20 } } }
      \(variants)
      \(script)
      output:
        - png: "\(output)"

      """
    return try Scene(yaml: yaml, file: "\(name).yaml")
  }

  /// A check of the scene as its rows are now.
  func check(_ change: (inout CheckRun) -> Void = { _ in }) throws -> CheckReport {
    var run = CheckRun(baselines: baselines)
    change(&run)
    return run.check([try scene()])
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// The paths of all files below `folder`, sorted.
  func files(_ folder: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  /// The numbers by which the system knows the files of baselines: another one is another file.
  func identities(_ folder: String = "baselines") throws -> [String: Int] {
    try files(folder).reduce(into: [:]) { identities, name in
      let facts = try FileManager.default.attributesOfItem(atPath: "\(path)/\(folder)/\(name)")
      identities[name] = facts[.systemFileNumber] as? Int
    }
  }
}
