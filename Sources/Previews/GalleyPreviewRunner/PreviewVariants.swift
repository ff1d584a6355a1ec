import Foundation

/// The default variants of all previews, and rules that replace them for matching previews, as specified in a package's
/// `galley.yaml` file.
struct PreviewVariants: Decodable {
  private var variants: [String] = []
  private var rules: [Rule] = []

  private struct Rule: Decodable {
    var paths: [String]
    var names: [String]
    var variants: [String]

    var selection: PreviewSelection { PreviewSelection(paths: paths, names: names) }
  }

  init(all variants: [String] = []) { self.variants = variants }

  /// Reads variants from JSON that the calling program wrote.
  init(file path: String) throws {
    self = try JSONDecoder().decode(PreviewVariants.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Throws an error if any string is not a variant.
  func check() throws {
    for text in variants + rules.flatMap(\.variants) where PreviewVariant(text) == nil {
      let known = PreviewVariant.words.joined(separator: ", ")
      throw PreviewOptions.Failure(
        description: "“\(text)” is not a variant; write \(known), or a language such as de, joined by +")
    }
  }

  /// Returns the variants of the first rule that matches, or otherwise those of all previews.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - path: The path of its file relative to the package, or nil if it is unknown.
  func of(_ name: String, in path: String?) -> [PreviewVariant] {
    let rule = rules.first { $0.selection.contains(name, in: path) }
    var names: Set<String> = []
    // Two images with the same name would overwrite each other.
    let found = (rule?.variants ?? variants).compactMap(PreviewVariant.init).filter { names.insert($0.name).inserted }
    return found.isEmpty ? [.standard] : found
  }
}
