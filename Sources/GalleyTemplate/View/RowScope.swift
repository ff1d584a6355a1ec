/// The rows that hold at a place of the view: one for each `ForEach` around it, outermost first.
struct RowScope {
  /// A row of a table.
  struct Frame: Sendable {
    /// The table's index in the scene.
    var table: Int
    /// The row's index in the table, from 0.
    var row: Int
    /// The row's index among the rows shown, from 0.
    var position: Int
  }

  /// What holds for all rows: every view of a row hands its scope on, and this part in one piece.
  private final class Common {
    let tables: [Table]
    let folder: String
    let symbols: NumberSymbols
    let edits: SceneEdits

    init(_ tables: [Table], _ folder: String, _ symbols: NumberSymbols, _ edits: SceneEdits) {
      (self.tables, self.folder, self.symbols, self.edits) = (tables, folder, symbols, edits)
    }
  }

  private var common: Common
  /// The rows, outermost first.
  var frames: [Frame] = []
  /// What tells the innermost row from others.
  var id: AnyHashable?
  /// What the rows of the innermost `ForEach` say, where they can be measured without building each.
  var texts: TemplateTexts?

  /// A place outside of all rows of `tables`, where images are read below `folder`, numbers are written by `symbols`, and
  /// a script has made `edits` so far.
  init(tables: [Table], folder: String = ".", symbols: NumberSymbols, edits: SceneEdits = .none) {
    common = Common(tables, folder, symbols, edits)
  }

  /// The scene's tables.
  var tables: [Table] { common.tables }
  /// The folder that images are read below.
  var folder: String { common.folder }
  /// How numbers are written.
  var symbols: NumberSymbols { common.symbols }
  /// What a script has changed so far.
  var edits: SceneEdits { common.edits }

  /// The text of a field.
  func text(_ field: FieldReference) -> String {
    let frame = frames[field.frame]
    switch field.source {
    case .column(let column): return tables[frame.table].columns[column][frame.row]
    case .position(let base): return String(frame.position + base)
    }
  }

  /// Appends the UTF-8 of a field.
  func append(_ field: FieldReference, to letters: inout [UInt8]) {
    let frame = frames[field.frame]
    switch field.source {
    case .column(let column):
      tables[frame.table].columns[column].withUTF8(frame.row) { letters.append(contentsOf: $0) }
    case .position: letters += text(field).utf8
    }
  }

  /// The same for another thread: what is read for every row is not shared, so that no references are counted twice.
  func copied() -> RowScope {
    var scope = self
    let tables = tables.map { $0.copied() }
    scope.common = Common(tables, folder, symbols, edits)
    return scope
  }

  /// The rows with one more inside.
  func entering(_ frame: Frame) -> RowScope {
    var scope = self
    scope.frames.append(frame)
    scope.texts = nil
    return scope
  }
}
