import GalleyFiles

/// A package manifest for a copy of the package in another folder.
///
/// In the copy, relative paths of dependencies outside the copied folder would lead elsewhere, so they are replaced by
/// absolute paths.
package struct RelocatedManifest: Sendable {
  package let text: String

  /// - Parameters:
  ///   - text: The content of Package.swift.
  ///   - package: The absolute path of the original package.
  ///   - root: The absolute path of the copied folder, which contains the package.
  package init(_ text: String, of package: String, copiedFrom root: String) {
    self.text = text.replacing(/(\bpath\s*:\s*")([^"\\]+)"/) { match in
      let target = FilePath.normalized(FilePath.join(package, String(match.2)))
      let isCopied = match.2.hasPrefix("/") || FilePath.isBelow(target, root)
      return isCopied ? String(match.0) : "\(match.1)\(target)\""
    }
  }
}
