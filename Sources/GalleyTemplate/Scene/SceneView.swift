public import GalleyViews

/// What a scene shows, as a view: the same views that Swift code would write.
///
/// Rows are made when their container asks for them, so a lazy stack of thousands makes only what is seen.
public struct SceneView: View {
  private let scene: Scene

  /// What `scene` shows.
  public init(_ scene: Scene) { self.scene = scene }

  /// Adds the nodes of the scene's views.
  public func _build(into builder: inout NodeBuilder) {
    let edits = builder.environment.sceneEdits
    let rows = RowScope(
      tables: edits.applied(to: scene.tables), folder: scene.folder,
      symbols: NumberSymbols(locale: builder.environment.locale), edits: edits)
    let views = TemplateViews(templates: scene.view, rows: rows)
    // Where no step changes anything a scene says everything once, and nothing in it has to be remembered.
    if scene.script.changesContent { views._build(into: &builder) } else { builder.addUnchanging(views._build(into:)) }
  }

  /// Its nodes are its templates'.
  public typealias Body = Never
}
