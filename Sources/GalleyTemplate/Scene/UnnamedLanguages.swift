import GalleyViews

/// Looks for languages whose months and days have no names, where a view shows some: it shows English ones.
struct UnnamedLanguages {
  /// What was found, each language once.
  private(set) var warnings: [SceneError] = []
  private var told: Set<String> = []

  /// The languages that `scene` is drawn in.
  init(in scene: Scene) {
    let steps = scene.script.lines.compactMap { line -> String? in
      if case .set(let settings) = line.step { settings.locale } else { nil }
    }
    let drawn = scene.variants.map(\.canvas.locale) + steps
    // A scene without variants is drawn on its canvas alone.
    for view in scene.view { look(at: view, in: drawn.isEmpty ? [scene.canvas.locale] : drawn) }
  }

  /// Looks at `view`, around which the languages `outer` hold.
  private mutating func look(at view: ViewTemplate, in outer: [String]) {
    let own = view.modifiers.last { $0.definition == .locale }?.value
    var languages = outer
    if case .text(let text)? = own { languages = text.constant.map { [$0] } ?? [] }
    if view.definition.traits.namesDays {
      for language in languages where !CivilNames.knows(language) && told.insert(language).inserted {
        warnings.append(SceneError(.name(.unnamedDays(language, view: view.name)), at: view.place))
      }
    }
    for inner in view.children + view.beside { look(at: inner, in: languages) }
  }
}
