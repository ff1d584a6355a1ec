public import GalleyMessages
package import GalleyTables

/// A view of a scene, ready to be made for any row.
public struct ViewTemplate: Hashable, Sendable {
  let definition: ViewDefinition
  public internal(set) var content: SceneValue? { didSet { constantMaker.value = nil } }
  public internal(set) var arguments = SceneRecord() { didSet { constantMaker.value = nil } }
  /// Its modifiers, innermost first.
  public internal(set) var modifiers: [Modifier] = []
  /// The view while its row is not selected, and while it is; none where both are the same.
  package private(set) var looks: [ViewTemplate] = []
  /// When it is shown; nil is always.
  package var condition: Condition?
  /// Where it is written.
  public internal(set) var place: SourcePlace
  private var constantMaker = Derived<ViewMaker>()

  package init(_ definition: ViewDefinition, content: SceneValue? = nil, at place: SourcePlace) {
    (self.definition, self.content, self.place) = (definition, content, place)
  }

  public var name: String { definition.name }

  package struct Condition: Hashable, Sendable {
    var field: FieldReference
    /// The text it must equal; nil means it must be neither empty nor "false" nor "0".
    var equals: String?
    /// Whether it must not.
    var isNegated: Bool

    func holds(in rows: RowScope) -> Bool {
      let text = rows.text(field)
      let isMet = equals.map { $0 == text } ?? !(text.isEmpty || text == "false" || text == "0")
      return isMet != isNegated
    }
  }

  /// What makes the view for a row; nil after a mistake.
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

  /// Finds out how the view looks while its row is selected.
  ///
  /// A modifier that has another value then keeps its place; others come last.
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

/// The rows of a `ForEach`: which they are and what each looks like.
public struct RowsTemplate: Hashable, Sendable {
  package let table: Int
  package let row: [ViewTemplate]
  /// The rows by the values they are joined on; nil shows every row.
  package let join: RowJoin?
  /// The column that tells rows apart; nil counts them.
  let idColumn: Int?
}

/// The rows of a table by the text of some columns, so that the rows of one group are found without a search.
package struct RowJoin: Hashable, Sendable {
  let fields: [FieldReference]
  let columns: [Int]
  private let rows: [[String]: [Int]]

  init(_ table: Table, columns: [Int], fields: [FieldReference]) {
    (self.fields, self.columns) = (fields, columns)
    rows = Dictionary(grouping: 0..<table.rowCount) { row in columns.map { table.columns[$0][row] } }
  }

  package func rows(in scope: RowScope) -> [Int] { rows[fields.map(scope.text)] ?? [] }

  /// The rows of `table`, which is not as it was read, whose columns equal the fields of the rows around.
  package func rows(of table: Table, in scope: RowScope) -> [Int] {
    let values = fields.map(scope.text)
    return (0..<table.rowCount).filter { row in columns.map { table.columns[$0][row] } == values }
  }
}
