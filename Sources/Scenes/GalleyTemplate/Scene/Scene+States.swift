import GalleyMessages
public import GalleyTables

extension Scene {
  /// Removes all states except those named `names`.
  ///
  /// - Throws: `SceneErrors` with all names for which there is no state.
  public mutating func keepStates(_ names: [String]) throws(SceneErrors) {
    let known = states.map(\.name)
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw SceneErrors(
        unknown.map { name in
          let suggestion = Suggestion.closest(to: name, among: known)
          let kind = SceneError.Kind.value(.unknownWord(name, noun: "a state", known: known, suggestion: suggestion))
          return SceneError(kind, at: SourcePlace(file: "--only"))
        })
    }
    states = states.filter { names.contains($0.name) }
  }
}
