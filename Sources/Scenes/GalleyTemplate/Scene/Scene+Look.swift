import GalleyViews

extension Scene {
  /// The identity that the default script uses if no scroll view has one.
  static let namelessScroller = "scroller"

  package var animated: Scene {
    guard !isScripted, script == .look(at: Scene.namelessScroller) else { return self }
    var scene = self
    for (index, view) in view.enumerated() {
      guard let named = view.namingFirstScroller(Scene.namelessScroller) else { continue }
      scene.view[index] = named
      break
    }
    return scene
  }
}

extension ViewTemplate {
  /// Returns the view with an identity for the first scroll view. Returns `nil` if there is no scroll view, or if it
  /// already has an identity.
  fileprivate func namingFirstScroller(_ name: String) -> ViewTemplate? {
    var named = self
    if definition.isScroller {
      guard !modifiers.contains(where: { $0.definition == .id }) else { return nil }
      named.modifiers.insert(Modifier(.id, .text(Interpolation(name))), at: 0)
      named.prepare()
      return named
    }
    guard let content = content?.namingFirstScroller(name) else { return nil }
    named.content = content
    named.prepare()
    return named
  }
}

extension SceneValue {
  fileprivate func namingFirstScroller(_ name: String) -> SceneValue? {
    switch self {
    case .view(let view): return view.namingFirstScroller(name).map { .view($0) }
    case .views(var views):
      for index in views.indices {
        guard let named = views[index].namingFirstScroller(name) else { continue }
        views[index] = named
        return .views(views)
      }
      return nil
    case .rows(let rows):
      guard case .views(let row)? = SceneValue.views(rows.row).namingFirstScroller(name) else { return nil }
      return .rows(RowsTemplate(table: rows.table, row: row, join: rows.join, idColumn: rows.idColumn))
    default: return nil
    }
  }
}
