import Foundation

/// A Swift package, as `swift package describe --type json` tells it.
struct PackageDescription: Decodable {
  /// The package's name.
  var name: String
  /// The package's folder.
  var path: String
  /// The package's modules.
  var targets: [Target]

  /// A module of a package.
  struct Target: Decodable {
    /// The module's name.
    var c99name: String
    /// The folder of its sources, in the package's folder.
    var path: String
  }

  /// The package that the file at `path` tells of.
  init(file path: String) throws {
    self = try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// The names of its modules.
  var modules: Set<String> { Set(targets.map(\.c99name)) }

  /// The folders of its modules' sources, where assets and fonts are looked for.
  var folders: [String] { targets.map { "\(path)/\($0.path)" } }
}
