import GalleyMessages

/// Suggests similar names, until 100,000 comparisons have been made.
package struct Suggestions {
  private var remaining = 100_000

  package init() {}

  package mutating func closest(to word: String, among candidates: [String]) -> String? {
    guard candidates.count <= remaining else { return nil }
    remaining -= candidates.count
    return Suggestion.closest(to: word, among: candidates)
  }
}
