import GalleyTables
import GalleyViews

package final class TemplateTexts: RowTexts {
  private let traits: RowTraits
  private let table: Int
  /// The indices of the rows; `nil` for all rows.
  private let rows: [Int]?
  private let original: TemplateTexts?
  @exclusivity(unchecked) private var scope: RowScope
  @exclusivity(unchecked) private var texts: [RowText] = []
  private var shapes: [[UInt8]: Int] = [:]
  private var key: [UInt8] = []

  init(_ template: RowsTemplate, outer: RowScope, rows: [Int]?) {
    traits = RowTraits(template, frame: outer.frames.count)
    table = template.table
    self.rows = rows
    original = nil
    scope = outer.entering(.init(table: template.table, row: 0, position: 0))
  }

  private init(copy texts: TemplateTexts) {
    (traits, table, rows, original) = (texts.traits, texts.table, texts.rows, texts)
    scope = texts.scope.copied()
  }

  func copy() -> (any RowTexts)? { TemplateTexts(copy: original ?? self) }

  func hasOrigin(_ texts: TemplateTexts) -> Bool { self === texts || original === texts }

  private func row(_ position: Int) -> Int { rows?[position] ?? position }

  func number(of text: Interpolation) -> Int {
    texts.append(RowText(text, in: scope))
    return texts.count - 1
  }

  func append(_ text: Int, ofRow index: Int, to letters: inout [UInt8]) {
    let text = texts[text]
    if text.isOfCells { return text.append(row: row(index), to: &letters) }
    enter(index)
    text.content.append(in: scope, to: &letters)
  }

  func kept(_ text: Int, ofRow index: Int) -> UnsafeBufferPointer<UInt8>? { texts[text].kept(row: row(index)) }

  package func shape(ofRow index: Int) -> Int? {
    guard traits.isRegular, !(traits.hasNames && scope.edits.changesVisibility) else { return nil }
    if traits.isUniform { return 0 }
    enter(index)
    key.removeAll(keepingCapacity: true)
    for condition in traits.conditions { key.append(condition.holds(in: scope) ? 1 : 0) }
    for field in traits.fields {
      scope.append(field, to: &key)
      // This separator does not occur in UTF-8, so different fields never give the same key.
      key.append(0xFF)
    }
    if let known = shapes[key] { return known }
    shapes[key] = shapes.count
    return shapes.count - 1
  }

  private func enter(_ index: Int) {
    let last = scope.frames.count - 1
    guard scope.frames[last].position != index || index == 0 else { return }
    scope.frames[last] = .init(table: table, row: row(index), position: index)
  }
}

/// Text whose pieces are resolved before the rows are built. It is not thread-safe: each thread has its own copy.
private final class RowText {
  let content: Interpolation
  /// Whether the text consists only of constants and of cells in its own row.
  let isOfCells: Bool
  private let pieces: [Piece]
  private let cell: (cells: Unmanaged<CellStore>, index: Int, order: [UInt32]?)?
  private let isKept: Bool

  private enum Piece {
    case letters([UInt8])
    case cell(Column)

    func append(row: Int, to letters: inout [UInt8]) {
      switch self {
      case .letters(let own): letters += own
      case .cell(let column): column.withUTF8(row) { letters.append(contentsOf: $0) }
      }
    }
  }

  init(_ content: Interpolation, in scope: RowScope) {
    self.content = content
    let last = scope.frames.count - 1
    let pieces = content.segments.map { segment -> Piece? in
      switch segment {
      case .literal(let text): return .letters(Array(text.utf8))
      case .field(let field, nil) where field.frame == last:
        guard case .column(let column) = field.source else { return nil }
        return .cell(scope.tables[scope.frames[last].table].columns[column])
      case .field: return nil
      }
    }
    isOfCells = !pieces.contains { $0 == nil }
    self.pieces = pieces.compactMap { $0 }
    if pieces.count == 1, case .cell(let column)? = pieces[0], let source = column.source {
      // `pieces` retains the store. The reference is unmanaged, because threads that count references to the same store
      // would slow each other down.
      cell = (.passUnretained(source.cells), source.index, source.order)
      isKept = source.cells.isKept
    } else {
      (cell, isKept) = (nil, false)
    }
  }

  /// Returns the text if it is stored as a single cell; otherwise `nil`. It is valid as long as this object exists.
  func kept(row: Int) -> UnsafeBufferPointer<UInt8>? {
    guard isKept, let cell else { return nil }
    let row = cell.order.map { Int($0[row]) } ?? row
    return cell.cells._withUnsafeGuaranteedRef { $0.text(row: row, column: cell.index) }
  }

  func append(row: Int, to letters: inout [UInt8]) {
    if let cell {
      let row = cell.order.map { Int($0[row]) } ?? row
      return cell.cells._withUnsafeGuaranteedRef { $0.append(row: row, column: cell.index, to: &letters) }
    }
    for piece in pieces.indices { pieces[piece].append(row: row, to: &letters) }
  }
}

/// The properties, besides text, that determine the structure and layout of a row.
package struct RowTraits {
  /// Whether rows with the same fields and conditions have the same structure. It is false for nested rows and for
  /// markup.
  private(set) var isRegular = true
  private(set) var hasNames = false
  private(set) var conditions: [ViewTemplate.Condition] = []
  private(set) var fields: [FieldReference] = []
  private let frame: Int

  init(_ template: RowsTemplate, frame: Int) {
    self.frame = frame
    for view in template.row { add(view) }
  }

  var isUniform: Bool { conditions.isEmpty && fields.isEmpty }

  private mutating func add(_ view: ViewTemplate) {
    if let condition = view.condition, condition.field.frame == frame {
      conditions.append(condition)
    }
    let (traits, arguments) = (view.definition.traits, RecordValues(record: view.arguments))
    // Lazy views build their rows on demand, and each row has its own text.
    if traits.isLazy || traits.isIrregular(arguments) { isRegular = false }
    if !traits.isLazy, traits.contentHasSize(arguments) { view.content.map { add($0) } }
    for entry in view.arguments.entries { add(entry.value) }
    hasNames = hasNames || view.modifiers.contains { $0.definition == .id }
    for modifier in view.modifiers where !modifier.definition.traits.onlyPaints { add(modifier.value) }
    for child in view.children + view.beside { add(child) }
  }

  private mutating func add(_ value: SceneValue) {
    switch value {
    case .text(let text):
      for case .field(let field, _) in text.segments { add(field) }
    case .field(let value): add(value.field)
    case .record(let record): for entry in record.entries { add(entry.value) }
    case .list(let values): for value in values { add(value) }
    case .view(let view): add(view)
    case .views(let views): for view in views { add(view) }
    case .rows: isRegular = false
    case .modifiers(let modifiers): for modifier in modifiers { add(modifier.value) }
    case .number, .boolean, .word, .color, .size, .binding: break
    }
  }

  private mutating func add(_ field: FieldReference) {
    if field.frame == frame, !fields.contains(field) { fields.append(field) }
  }
}
