import GalleyLayout
import GalleyTables
import GalleyViews

/// The rows of a `ForEach`. Rows that have not changed are not measured again.
package final class TemplateRowContent: RowContent {
  let count: Int
  private let template: RowsTemplate
  private let row: (Int) -> Int
  private let scope: RowScope
  private let builder: NodeBuilder
  /// Lazy, because positions matter only if rows are moved.
  private lazy var hasPositions = template.row.contains {
    $0.refers { if case .position = $0.source { true } else { false } }
  }
  private lazy var hasVariables = template.row.contains {
    $0.refers { if case .variable = $0.source { true } else { false } }
  }

  init(count: Int, _ template: RowsTemplate, row: @escaping (Int) -> Int, in scope: RowScope, _ builder: NodeBuilder) {
    (self.count, self.template, self.row, self.scope, self.builder) = (count, template, row, scope, builder)
  }

  func id(ofRow index: Int) -> AnyHashable { AnyHashable(template.id(of: row(index), in: scope)) }

  func isComparable(to earlier: any RowContent) -> Bool {
    guard let earlier = earlier as? TemplateRowContent, scope.edits.showsAlike(earlier.scope.edits),
      scope.values.texts == earlier.scope.values.texts || !hasVariables
    else { return false }
    // Other edits change the rows themselves, so the environments are compared without edits.
    var now = builder
    now.environment.sceneEdits = earlier.builder.environment.sceneEdits
    return now.isSamePlace(as: earlier.builder)
  }

  func isSame(_ index: Int, as other: Int, of earlier: any RowContent) -> Bool {
    guard let earlier = earlier as? TemplateRowContent, !hasPositions || index == other else { return false }
    // A row that is moved keeps its number and its content.
    return number(index) == earlier.number(other) && id(ofRow: index) == earlier.id(ofRow: other)
  }

  private func number(_ index: Int) -> Int { scope.tables[template.table].number(ofRow: row(index)) }
}

extension ViewTemplate {
  fileprivate func refers(_ predicate: (FieldReference) -> Bool) -> Bool {
    if let condition, predicate(condition.field) { return true }
    return content?.refers(predicate) ?? false || arguments.entries.contains { $0.value.refers(predicate) }
      || modifiers.contains { $0.value.refers(predicate) }
  }
}

extension SceneValue {
  fileprivate func refers(_ predicate: (FieldReference) -> Bool) -> Bool {
    switch self {
    case .text(let text):
      text.segments.contains { if case .field(let field, _) = $0 { predicate(field) } else { false } }
    case .field(let value): predicate(value.field)
    case .record(let record): record.entries.contains { $0.value.refers(predicate) }
    case .list(let values): values.contains { $0.refers(predicate) }
    case .view(let view): view.refers(predicate)
    case .views(let views): views.contains { $0.refers(predicate) }
    case .modifiers(let modifiers): modifiers.contains { $0.value.refers(predicate) }
    case .rows(let rows):
      rows.row.contains { $0.refers(predicate) } || rows.join?.fields.contains(where: predicate) ?? false
    case .binding(let variable): predicate(FieldReference(variable))
    case .number, .boolean, .word, .color, .size: false
    }
  }
}
