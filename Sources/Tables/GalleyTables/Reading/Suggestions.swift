import GalleyMessages

/// Finds what mistyped names of a scene's own things mean, without taking longer the more mistakes there are.
///
/// Nobody reads ten thousand suggestions: after as many comparisons as take a moment there are none.
package struct Suggestions {
  private var remaining = 100_000

  package init() {}

  /// The closest of `candidates`, as ``Suggestion`` has it; nil too where enough was compared.
  package mutating func closest(to word: String, among candidates: [String]) -> String? {
    guard candidates.count <= remaining else { return nil }
    remaining -= candidates.count
    return Suggestion.closest(to: word, among: candidates)
  }
}
