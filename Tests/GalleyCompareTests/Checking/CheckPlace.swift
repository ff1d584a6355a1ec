import Foundation
import Galley

/// A temporary folder with a scene that has three rows and two states. It is deleted when its owner is released.
final class CheckPlace {
  let path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  var rows = ["Apples", "Bread", "Cheese"]
  /// The size of the canvas, in points.
  var size = "120x60"
  /// The `script` section; empty for a scene without motion.
  var script = ""
  var name = "list"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var baselines: String { path + "/baselines" }

  /// The scene with the current rows.
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

  /// Checks the scene with the current rows.
  func check(workers: Int = 1, _ change: (inout CheckOptions) -> Void = { _ in }) throws -> CheckReport {
    var options = CheckOptions(baselines: baselines)
    change(&options)
    return CheckRun(options, workers: workers).check([try scene()])
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func files(_ folder: String) -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  /// The inode numbers of the baseline files. A file that is rewritten gets a new number.
  func identities(_ folder: String = "baselines") throws -> [String: Int] {
    try files(folder).reduce(into: [:]) { identities, name in
      let facts = try FileManager.default.attributesOfItem(atPath: "\(path)/\(folder)/\(name)")
      identities[name] = facts[.systemFileNumber] as? Int
    }
  }
}
