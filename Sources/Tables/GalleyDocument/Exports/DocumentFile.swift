import GalleyFiles
import GalleyTemplate

public enum DocumentFile: String, Hashable, Sendable, CaseIterable {
  /// A self-contained page with embedded images, which is printable and readable without scripts.
  case html
  case markdown = "md"

  public init?(pathExtension: String) {
    switch pathExtension.lowercased() {
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }
}

extension References {
  /// Returns a reference with the label instead of the page number. If `pattern` contains both, the label appears only
  /// once.
  func wordsWithoutPages(_ pattern: String, of name: String) -> String {
    let label = labels[name] ?? name
    if pattern.contains("{label}"), pattern.contains("{page}") { return label }
    return pattern.replacing("{label}", with: label).replacing("{page}", with: label)
  }
}

extension [MarkdownInline] {
  func referenceWords(of name: String, _ references: References) -> String? {
    guard References.isPattern(self) else { return nil }
    let words = plain
    return references.wordsWithoutPages(words.isEmpty ? "{label}" : words, of: name)
  }
}
