import GalleyFiles
import GalleyTemplate

public enum DocumentFile: String, Hashable, Sendable, CaseIterable {
  /// Self-contained with embedded images, readable without scripts and printable.
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
  /// The label replaces page numbers, and appears only once if `pattern` contains both.
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
