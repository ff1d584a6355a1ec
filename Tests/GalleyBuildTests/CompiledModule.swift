import Foundation
import GalleyFiles

/// A module called Shop, compiled to one object per file in a temporary folder.
struct CompiledModule {
  let objects: [String]

  init(_ sources: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-objects-\(UUID().uuidString)")
    let build = folder.appending(path: "Shop.build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let names = sources.keys.sorted()
    for name in names {
      try Data((sources[name] ?? "").utf8).write(to: folder.appending(path: "\(name).swift"))
    }
    let map = Dictionary(
      uniqueKeysWithValues: names.map { name in
        ("\(name).swift", ["object": "Shop.build/\(name).swift.o"])
      })
    try JSONEncoder().encode(map).write(to: folder.appending(path: "map.json"))
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = folder
    compiler.arguments =
      ["swiftc", "-parse-as-library", "-module-name", "Shop", "-c", "-output-file-map", "map.json"]
      + names.map { "\($0).swift" }
    try compiler.run()
    compiler.waitUntilExit()
    objects = names.map { build.appending(path: "\($0).swift.o").path }
  }
}
