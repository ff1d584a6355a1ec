package import GalleyTables

/// The current row of each enclosing `ForEach`, outermost first.
package struct RowScope {
  package struct Frame: Sendable {
    package var table: Int
    package var row: Int
    /// The index of the row among the shown rows.
    var position: Int
  }

  /// What all rows share. It is a class, so that passing a scope to every view copies only one reference.
  private final class Common {
    let tables: [Table]
    let folder: String
    let symbols: NumberSymbols
    let edits: SceneEdits
    let values: SceneValues

    init(
      _ tables: [Table], _ folder: String, _ symbols: NumberSymbols, _ edits: SceneEdits, _ values: SceneValues
    ) {
      (self.tables, self.folder, self.symbols, self.edits, self.values) = (tables, folder, symbols, edits, values)
    }
  }

  private var common: Common
  package var frames: [Frame] = []
  /// The number of rows built so far, for the limit. Lazy containers start again at 1.
  var builtRows = 1
  package var id: AnyHashable?
  /// The text of the rows, if the innermost `ForEach` can measure its rows without building each of them.
  package var texts: TemplateTexts?

  package init(
    tables: [Table], folder: String = ".", symbols: NumberSymbols, edits: SceneEdits = .none,
    values: SceneValues = .none
  ) {
    common = Common(tables, folder, symbols, edits, values)
  }

  package var tables: [Table] { common.tables }
  var folder: String { common.folder }
  package var symbols: NumberSymbols { common.symbols }
  package var edits: SceneEdits { common.edits }
  package var values: SceneValues { common.values }

  package func text(_ field: FieldReference) -> String {
    switch field.source {
    case .column(let column): tables[frames[field.frame].table].columns[column][frames[field.frame].row]
    case .position(let base): String(frames[field.frame].position + base)
    case .variable(let index): values.text(index)
    }
  }

  package func append(_ field: FieldReference, to letters: inout [UInt8]) {
    switch field.source {
    case .column(let column):
      let frame = frames[field.frame]
      tables[frame.table].columns[column].withUTF8(frame.row) { letters.append(contentsOf: $0) }
    case .position, .variable: letters += text(field).utf8
    }
  }

  /// Returns a copy with its own tables, so that threads do not compete for the tables' reference counts.
  func copied() -> RowScope {
    var scope = self
    let tables = tables.map { $0.copied() }
    scope.common = Common(tables, folder, symbols, edits, values)
    return scope
  }

  func entering(_ frame: Frame) -> RowScope {
    var scope = self
    scope.frames.append(frame)
    scope.texts = nil
    return scope
  }
}
