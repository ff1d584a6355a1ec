import GalleyMessages
import GalleyTables
import GalleyViews

package struct TemplateViews: View {
  package typealias Body = Never

  package let templates: [ViewTemplate]
  package let rows: RowScope

  package init(templates: [ViewTemplate], rows: RowScope) {
    self.templates = templates
    self.rows = rows
  }

  func _build(into builder: inout NodeBuilder) {
    for index in templates.indices { TemplateView(templates, index, rows: rows)._build(into: &builder) }
  }
}

package struct TemplateView: View {
  package typealias Body = Never

  /// All templates, of which the view is one. Each modifier contains the view, and an index into a shared array is the
  /// cheapest way to copy it.
  private let templates: [ViewTemplate]
  private let index: Int
  package let rows: RowScope

  init(_ templates: [ViewTemplate], _ index: Int, rows: RowScope) {
    (self.templates, self.index, self.rows) = (templates, index, rows)
  }

  init(_ template: ViewTemplate, rows: RowScope) { self.init([template], 0, rows: rows) }

  var template: ViewTemplate { _read { yield templates[index] } }

  func _build(into builder: inout NodeBuilder) {
    guard isShown else { return builder.skipPlace() }
    builder.inPlace(buildShown(into:))
  }

  /// Whether the view is shown. A visibility set by the script has precedence over the view's condition.
  private var isShown: Bool {
    if rows.edits.changesVisibility, let name, let isShown = rows.edits.isShown(name) { return isShown }
    return template.condition?.holds(in: rows) ?? true
  }

  package var name: String? {
    template.modifiers.last { $0.definition == .id }.flatMap { modifier in
      if case .text(let text) = modifier.value { text.text(in: rows) } else { nil }
    }
  }

  private func buildContent(into builder: inout NodeBuilder) {
    template.maker(in: rows)?(self, &builder)
  }

  private func buildShown(into builder: inout NodeBuilder) {
    let outer = builder.origin
    builder.origin = origin ?? outer
    defer { builder.origin = outer }
    if let plain = template.looks.first, let selected = template.looks.last {
      return SelectableView(plain: plain, selected: selected, rows: rows)._build(into: &builder)
    }
    build(template.modifiers[...], into: &builder)
  }

  fileprivate func build(_ modifiers: ArraySlice<ViewTemplate.Modifier>, into builder: inout NodeBuilder) {
    guard let outermost = modifiers.last else { return buildContent(into: &builder) }
    let setsEnvironment = outermost.definition.onlySetsEnvironment
    // Adjacent modifiers of the same sort are applied together: either those that change the environment, or those that
    // wrap the view.
    let start =
      modifiers.lastIndex { $0.definition.onlySetsEnvironment != setsEnvironment }.map { $0 + 1 }
      ?? modifiers.startIndex
    let (inner, outer) = (modifiers[..<start], modifiers[start...])
    if setsEnvironment {
      builder.under { environment in
        for modifier in outer.reversed() { modifier.change(&environment, in: rows) }
      } _: {
        build(inner, into: &$0)
      }
    } else {
      outer.reduce(AnyView(ModifiedTemplate(view: self, modifiers: inner))) { view, modifier in
        modifier.applied(to: view, in: rows)
      }._build(into: &builder)
    }
  }

  private var origin: ViewOrigin? {
    guard let line = template.place.line, let column = template.place.column else { return nil }
    return ViewOrigin(
      file: template.place.file, line: line, column: column, length: template.place.length,
      row: rows.frames.last.map { rows.tables[$0.table].number(ofRow: $0.row) })
  }
}

private struct ModifiedTemplate: View {
  typealias Body = Never

  let view: TemplateView
  let modifiers: ArraySlice<ViewTemplate.Modifier>

  func _build(into builder: inout NodeBuilder) { view.build(modifiers, into: &builder) }
}
