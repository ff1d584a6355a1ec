package import GalleyTables

/// The rows that hold at a place of the view: one for each `ForEach` around it, outermost first.
package struct RowScope {
  package struct Frame: Sendable {
    package var table: Int
    /// The row's index in the table, from 0.
    package var row: Int
    /// The row's index among the rows shown, from 0.
    var position: Int
  }

  /// What holds for all rows: every view of a row hands its scope on, and this part in one piece.
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
  /// How many rows are built at once for the rows around; lazy containers begin anew.
  var builtRows = 1
  package var id: AnyHashable?
  /// What the rows of the innermost `ForEach` say, where they can be measured without building each.
  package var texts: TemplateTexts?

  /// A place outside of all rows of `tables`, where images are read below `folder`, numbers are written by `symbols`, a
  /// script has made `edits` so far, and the scene's own values are `values`.
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

  /// Appends the UTF-8 of a field.
  package func append(_ field: FieldReference, to letters: inout [UInt8]) {
    switch field.source {
    case .column(let column):
      let frame = frames[field.frame]
      tables[frame.table].columns[column].withUTF8(frame.row) { letters.append(contentsOf: $0) }
    case .position, .variable: letters += text(field).utf8
    }
  }

  /// The same for another thread: what is read for every row is not shared, so that no references are counted twice.
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
