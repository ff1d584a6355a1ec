import GalleyFiles
import GalleyJSON

/// The targets of a package, read from the output of `swift package describe --type json`.
package struct PackageTargets: Sendable {
  package let name: String
  package let modules: Set<String>
  package let folders: [String]
  /// The paths relative to the package, by names such as "App/Card.swift".
  private let sources: [String: String]

  package init?(_ description: [UInt8]) {
    guard let value = try? JSONParser.value(description), let path = value["path"]?.string,
      let name = value["name"]?.string,
      let targets = value["targets"]?.list
    else { return nil }
    self.name = name
    modules = Set(targets.compactMap { $0["c99name"]?.string })
    folders = targets.compactMap { $0["path"]?.string }.map { FilePath.join(path, $0) }
    let files = targets.flatMap { target -> [(String, String)] in
      guard let module = target["c99name"]?.string, let folder = target["path"]?.string else { return [] }
      let files = target["sources"]?.list.compactMap(\.string) ?? []
      return files.map { ("\(module)/\(FilePath.name(of: $0))", FilePath.join(folder, $0)) }
    }
    sources = Dictionary(files) { first, _ in first }
  }

  /// Returns the path relative to the package, for a name such as "App/Card.swift".
  package func source(_ fileID: String) -> String? { sources[fileID] }
}
