import GalleyTables
import GalleyViews

package struct TemplateRows: View {
  package typealias Body = Never

  let template: RowsTemplate
  let outer: RowScope

  /// The maximum number of rows, including nested ones. A million rows take more than 3 GB.
  private static let limit = 500_000

  func _build(into builder: inout NodeBuilder) {
    let (template, outer) = (template, outer)
    let joined = template.rows(in: outer)
    let count = joined?.count ?? outer.tables[template.table].rowCount
    let built = builder.isLazy ? 1 : outer.builtRows * count
    guard built <= Self.limit else {
      return builder.context.report(
        ViewProblem(.tooManyRows(count: built, limit: Self.limit), origin: builder.origin))
    }
    func row(_ position: Int) -> Int { joined?[position] ?? position }
    // If text is translated, it is known only after building.
    let isTranslated = builder.environment.strings != nil
    let texts = isTranslated ? nil : TemplateTexts(template, outer: outer, rows: joined)
    let content = TemplateRowContent(count: count, template, row: row, in: outer, builder)
    builder.addRows(
      count: count,
      // If a row hides a view, it is shorter than the others.
      uniformLength: { outer.edits.changesVisibility ? nil : template.uniformLength(along: $0) },
      sizing: texts.map { [context = builder.context] in TextSizing($0, context: context) }, content: content,
      id: { AnyHashable(template.id(of: row($0), in: outer)) },
      build: { position, inner in
        let frame = RowScope.Frame(table: template.table, row: row(position), position: position)
        var rows = outer.entering(frame)
        rows.texts = texts
        rows.builtRows = max(built, 1)
        rows.id = template.id(of: row(position), in: outer)
        TemplateViews(templates: template.row, rows: rows)._build(into: &inner)
      })
  }
}

extension RowsTemplate {
  package func id(of row: Int, in scope: RowScope) -> String {
    idColumn.map { scope.tables[table].columns[$0][row] }
      ?? "\(scope.tables[table].number(ofRow: row))"
  }

  fileprivate func rows(in scope: RowScope) -> [Int]? {
    guard let join else { return nil }
    return scope.edits.changes(table: table)
      ? join.rows(of: scope.tables[table], in: scope) : join.rows(in: scope)
  }
}
