import Foundation

/// A selection of a package's previews.
struct PreviewSelection {
  /// Source files and folders, relative to the package.
  var paths: [String]
  /// Strings that the names of the previews contain.
  var names: [String]

  /// - Parameters:
  ///   - name: The name of a preview.
  ///   - path: The path of its file relative to the package, or nil if it is unknown.
  func contains(_ name: String, in path: String?) -> Bool {
    names.contains { name.localizedCaseInsensitiveContains($0) }
      || paths.contains { path == $0 || path?.hasPrefix($0 + "/") ?? false }
  }
}
