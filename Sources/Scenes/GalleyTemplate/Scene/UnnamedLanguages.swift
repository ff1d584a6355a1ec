import GalleyMessages
import GalleyTables
import GalleyViews

/// Warns about languages for which Galley lacks date names or system labels: views show these in English.
package struct UnnamedLanguages {
  private(set) var warnings: [SceneError] = []
  private var reported: Set<String> = []
  private var reportedWords: Set<String> = []

  init(in scene: Scene) {
    let steps = scene.script.lines.compactMap { line -> String? in
      if case .set(let settings) = line.step { settings.locale } else { nil }
    }
    let drawn = scene.variants.map(\.canvas.locale) + steps
    for view in scene.view { visit(view, in: drawn.isEmpty ? [scene.canvas.locale] : drawn) }
  }

  private mutating func visit(_ view: ViewTemplate, in outer: [String]) {
    let own = view.modifiers.last { $0.definition == .locale }?.value
    var languages = outer
    if case .text(let text)? = own { languages = text.constant.map { [$0] } ?? [] }
    if view.definition.traits.namesDays {
      for language in languages where !CivilNames.isKnown(language) && reported.insert(language).inserted {
        warnings.append(SceneError(.name(.unnamedDays(language, view: view.name)), at: view.place))
      }
    }
    if let owner = UnnamedLanguages.speaker(of: view) {
      for language in languages where !SystemWord.areKnown(in: language) && reportedWords.insert(language).inserted {
        warnings.append(SceneError(.name(.noSystemWords(language, owner: owner.name)), at: owner.place))
      }
    }
    for inner in view.children + view.beside { visit(inner, in: languages) }
  }

  private static func speaker(of view: ViewTemplate) -> (name: String, place: SourcePlace)? {
    if view.definition.traits.hasSystemWords { return (view.name, view.place) }
    return view.modifiers.first { $0.definition.traits.hasSystemWords }.map { ($0.name, $0.place ?? view.place) }
  }
}
