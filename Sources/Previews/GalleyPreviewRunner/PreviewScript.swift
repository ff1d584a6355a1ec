import Foundation
import GalleyJSON
import GalleyViews

/// A script that drives the matching previews, as specified in the file `galley.yaml` of a package.
struct PreviewScript {
  let name: String
  let selection: PreviewSelection
  let script: Script

  /// Reads scripts from JSON that the calling program wrote.
  static func all(file path: String) throws -> [PreviewScript] {
    let json = try JSONParser.value(Array(Data(contentsOf: URL(filePath: path))))
    return try (json["scripts"]?.list ?? []).map { json in
      func texts(_ key: String) -> [String] { json[key]?.list.compactMap(\.string) ?? [] }
      guard let name = json["name"]?.string, let script = json["script"].flatMap({ Script(json: $0) }) else {
        throw PreviewOptions.Failure(description: "a script has a step that this version of Galley does not know")
      }
      return PreviewScript(
        name: name, selection: PreviewSelection(paths: texts("paths"), names: texts("names")), script: script)
    }
  }
}

extension FoundPreview {
  /// Returns the preview with the title that its images have when `script` drives it.
  func driven(by script: PreviewScript?) -> FoundPreview {
    guard let script else { return self }
    var driven = self
    driven.title = [title, script.name].compactMap { $0 }.joined(separator: " ")
    return driven
  }
}
