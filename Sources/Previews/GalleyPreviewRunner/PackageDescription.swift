import Foundation

/// From `swift package describe --type json`.
struct PackageDescription: Decodable {
  var name: String
  var path: String
  var targets: [Target]

  struct Target: Decodable {
    var c99name: String
    var path: String
  }

  init(file path: String) throws {
    self = try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: URL(filePath: path)))
  }

  var modules: Set<String> { Set(targets.map(\.c99name)) }

  var folders: [String] { targets.map { "\(path)/\($0.path)" } }
}
