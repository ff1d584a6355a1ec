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
    let rows = RowScope(
      tables: scene.tables, folder: scene.folder, symbols: NumberSymbols(locale: builder.environment.locale))
    // A scene says everything once; nothing in it has to be remembered.
    builder.addUnchanging(TemplateViews(templates: scene.view, rows: rows)._build(into:))
  }

  /// Its nodes are its templates'.
  public typealias Body = Never
}

/// Several views of a scene beside each other.
struct TemplateViews: View {
  typealias Body = Never

  let templates: [ViewTemplate]
  let rows: RowScope

  func _build(into builder: inout NodeBuilder) {
    for template in templates { TemplateView(template: template, rows: rows)._build(into: &builder) }
  }
}

/// One view of a scene for the rows around it.
struct TemplateView: View {
  typealias Body = Never

  let template: ViewTemplate
  let rows: RowScope

  func _build(into builder: inout NodeBuilder) {
    if let condition = template.condition, !condition.holds(in: rows) { return }
    let outer = builder.origin
    builder.origin = origin ?? outer
    defer { builder.origin = outer }
    if template.modifiers.isEmpty { return buildContent(into: &builder) }
    template.modifiers.reduce(AnyView(UnmodifiedView(view: self))) { view, modifier in
      ModifierTemplate(kind: modifier.kind, value: modifier.value.settled(in: rows), rows: rows).applied(to: view)
    }._build(into: &builder)
  }

  private var origin: ViewOrigin? {
    guard let line = template.place.line, let column = template.place.column else { return nil }
    return ViewOrigin(
      file: template.place.file, line: line, column: column, length: template.place.length,
      row: rows.frames.last.map { $0.row + 1 })
  }
}

/// A view of a scene before its modifiers.
private struct UnmodifiedView: View {
  typealias Body = Never

  let view: TemplateView

  func _build(into builder: inout NodeBuilder) { view.buildContent(into: &builder) }
}
