import Foundation

/// A package as described by `swift package describe --type json`.
struct PackageDescription: Decodable {
  var name: String
  var path: String
  var targets: [Target]

  struct Target: Decodable {
    var c99name: String
    var path: String
    var sources: [String]?
  }

  init(file path: String) throws {
    self = try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: URL(filePath: path)))
  }

  var modules: Set<String> { Set(targets.map(\.c99name)) }

  /// The paths of source files, by module and name, such as "App/Card.swift".
  var sources: [String: String] {
    let files = targets.flatMap { target in
      (target.sources ?? []).map { file in
        ("\(target.c99name)/\(URL(filePath: file).lastPathComponent)", "\(path)/\(target.path)/\(file)")
      }
    }
    return Dictionary(files) { first, _ in first }
  }

  var folders: [String] { targets.map { "\(path)/\($0.path)" } }
}
