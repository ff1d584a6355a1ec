public import GalleyMessages
package import GalleyTables

/// A view of a scene that can be built for any row.
public struct ViewTemplate: Hashable, Sendable {
  let definition: ViewDefinition
  public internal(set) var content: SceneValue? { didSet { constantMaker.value = nil } }
  public internal(set) var arguments = SceneRecord() { didSet { constantMaker.value = nil } }
  /// The modifiers, innermost first.
  public internal(set) var modifiers: [Modifier] = []
  /// The unselected and the selected version of the view; empty if both look the same.
  package private(set) var looks: [ViewTemplate] = []
  package var condition: Condition?
  public internal(set) var place: SourcePlace
  private var constantMaker = Derived<ViewMaker>()

  package init(_ definition: ViewDefinition, content: SceneValue? = nil, at place: SourcePlace) {
    (self.definition, self.content, self.place) = (definition, content, place)
  }

  public var name: String { definition.name }

  package struct Condition: Hashable, Sendable {
    var field: FieldReference
    /// The value that the field must have. If it is nil, any value except "", "false" and "0" is accepted.
    var equals: String?
    var isNegated: Bool

    func holds(in rows: RowScope) -> Bool {
      let text = rows.text(field)
      let isMet = equals.map { $0 == text } ?? !(text.isEmpty || text == "false" || text == "0")
      return isMet != isNegated
    }
  }

  func maker(in rows: RowScope) -> ViewMaker? {
    constantMaker.value
      ?? definition.maker(
        definition.settlesContent ? content?.settled(in: rows) : content,
        arguments.settled(in: rows))
  }

  mutating func prepare() {
    readLooks()
    let hasFields = definition.settlesContent && content?.hasFields ?? false || arguments.hasFields
    if !hasFields { constantMaker.value = definition.maker(content, arguments) }
  }

  /// Creates the unselected and the selected version. A modifier for the selected row replaces one of the same kind, or
  /// is added outside the others.
  private mutating func readLooks() {
    let others = modifiers.filter { $0.definition == .whenSelected }.map(\.value)
    guard !others.isEmpty else { return }
    var plain = self
    plain.looks = []
    plain.modifiers.removeAll { $0.definition == .whenSelected }
    var selected = plain
    for case .modifiers(let modifiers) in others {
      for modifier in modifiers {
        if let place = selected.modifiers.lastIndex(where: { $0.definition == modifier.definition }) {
          selected.modifiers[place] = modifier
        } else {
          selected.modifiers.append(modifier)
        }
      }
    }
    plain.prepare()
    selected.prepare()
    looks = [plain, selected]
  }
}

/// The content of a `ForEach`: the table, and the views of one row.
public struct RowsTemplate: Hashable, Sendable {
  package let table: Int
  package let row: [ViewTemplate]
  /// The join that selects rows; `nil` shows all rows.
  package let join: RowJoin?
  /// The column that identifies rows; `nil` uses their numbers.
  let idColumn: Int?
}

/// An index of rows by their values in one or more columns, which finds the rows of a group without a search.
package struct RowJoin: Hashable, Sendable {
  let fields: [FieldReference]
  let columns: [Int]
  private let rows: [[String]: [Int]]

  init(_ table: Table, columns: [Int], fields: [FieldReference]) {
    (self.fields, self.columns) = (fields, columns)
    rows = Dictionary(grouping: 0..<table.rowCount) { row in columns.map { table.columns[$0][row] } }
  }

  package func rows(in scope: RowScope) -> [Int] { rows[fields.map(scope.text)] ?? [] }

  /// Searches the rows of a changed `table`, for which there is no index.
  package func rows(of table: Table, in scope: RowScope) -> [Int] {
    let values = fields.map(scope.text)
    return (0..<table.rowCount).filter { row in columns.map { table.columns[$0][row] } == values }
  }
}
