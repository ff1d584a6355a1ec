import GalleyFiles
import GalleyTemplate

/// A report as one file that has no pages: a web page, or Markdown.
public enum DocumentFile: String, Hashable, Sendable, CaseIterable {
  /// A web page that stands alone: it is read without a script, holds its pictures, and prints.
  case html
  case markdown = "md"

  /// The kind that a file's extension tells, or nil.
  public init?(pathExtension: String) {
    switch pathExtension.lowercased() {
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }
}

extension References {
  /// What `pattern` says of `name` where nothing has pages: the label stands in the place of a page, and alone where the
  /// pattern has both.
  func wordsWithoutPages(_ pattern: String, of name: String) -> String {
    let label = labels[name] ?? name
    if pattern.contains("{label}"), pattern.contains("{page}") { return label }
    return pattern.replacing("{label}", with: label).replacing("{page}", with: label)
  }
}

extension [MarkdownInline] {
  /// The words of a link to `name` without pages; nil for a link with words of its own.
  func referenceWords(of name: String, _ references: References) -> String? {
    guard References.isPattern(self) else { return nil }
    let words = plain
    return references.wordsWithoutPages(words.isEmpty ? "{label}" : words, of: name)
  }
}
