import GalleyFiles
import GalleyJSON

/// From `swift package describe --type json`.
package struct PackageTargets: Sendable {
  package let name: String
  package let modules: Set<String>
  package let folders: [String]

  package init?(_ description: [UInt8]) {
    guard let value = try? JSONParser.value(description), let path = value["path"]?.string,
      let name = value["name"]?.string,
      let targets = value["targets"]?.list
    else { return nil }
    self.name = name
    modules = Set(targets.compactMap { $0["c99name"]?.string })
    folders = targets.compactMap { $0["path"]?.string }.map { FilePath.join(path, $0) }
  }
}
