package import GalleyFiles
import GalleyJSON

/// The asset catalogues of a package's dependencies.
///
/// Xcode compiles a catalogue without an entry in the manifest. SwiftPM leaves it out of the resources, so it has to be
/// read where it is. SwiftPM lists the folders of the dependencies in `workspace-state.json`.
package struct DependencyCatalogues: Sendable {
  /// The paths of the catalogues, sorted.
  package let folders: [String]

  /// Searches the dependencies of the last build.
  ///
  /// - Parameters:
  ///   - scratch: The build folder, which contains `workspace-state.json`. Without that file, nothing is found.
  ///   - files: Reads files and lists folders.
  package init(in scratch: String, files: FileReader = .disk) {
    let state = FilePath.join(scratch, "workspace-state.json")
    let json = (try? files.read(state, Int.max)).flatMap { try? JSONParser.value($0) }
    let packages = (json?["object"]?["dependencies"]?.list ?? []).compactMap { dependency in
      dependency["state"]?["path"]?.string
        ?? dependency["subpath"]?.string.map { FilePath.join(FilePath.join(scratch, "checkouts"), $0) }
    }
    let sources = packages.filter { files.resolve(FilePath.join($0, Self.galley)) == nil }
    folders = sources.flatMap { Self.catalogues(in: $0, files) }.sorted()
  }

  /// A folder that identifies Galley's own repository, whose test packages contain catalogues.
  private static let galley = "Sources/Previews/GalleyPreviewRunner"

  private static func catalogues(in folder: String, _ files: FileReader) -> [String] {
    files.list(folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = FilePath.join(folder, name)
      return name.hasSuffix(".xcassets") ? [path] : name.contains(".") ? [] : catalogues(in: path, files)
    }
  }
}
