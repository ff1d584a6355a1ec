import GalleyViews

/// What a script has changed of a scene so far.
///
/// A value that never changes: each step makes another, which the scene's views find in their environment.
final class SceneEdits: Sendable {
  /// The scene's tables, where rows came, went or moved; others are as they were read.
  private let tables: [Int: EditedTable]
  /// The rows that are selected, by the list's identity.
  private let selections: [String: Set<String>]
  /// Whether views show, by identity.
  private let visibilities: [String: Bool]

  /// What values of the scene were set to, by their numbers.
  private let values: [Int: SetValue]
  /// How often values were set.
  let valueRevision: Int

  /// A value that was set, and how often any had been set then.
  struct SetValue: Sendable {
    let text: String
    let revision: Int
  }

  /// Nothing.
  static let none = SceneEdits(tables: [:], selections: [:], visibilities: [:], values: [:], valueRevision: 0)

  private init(
    tables: [Int: EditedTable], selections: [String: Set<String>], visibilities: [String: Bool],
    values: [Int: SetValue], valueRevision: Int
  ) {
    (self.tables, self.selections, self.visibilities) = (tables, selections, visibilities)
    (self.values, self.valueRevision) = (values, valueRevision)
  }

  /// What the value with the number `index` was set to; nil where it is as the scene says.
  func value(_ index: Int) -> SetValue? { values[index] }

  /// The same with values set to `texts`, by their numbers.
  func setting(_ texts: [Int: String]) -> SceneEdits {
    let revision = valueRevision + 1
    let set = values.merging(texts.mapValues { SetValue(text: $0, revision: revision) }) { $1 }
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: set, valueRevision: revision)
  }

  /// The scene's tables as they are now.
  func applied(to tables: [Table]) -> [Table] {
    tables.enumerated().map { self.tables[$0]?.table ?? $1 }
  }

  /// Whether rows of the table `index` came, went or moved.
  func changes(table index: Int) -> Bool { tables[index] != nil }

  /// Whether rows of any table came, went or moved.
  var changesTables: Bool { !tables.isEmpty }

  /// Whether a row of a changed table is called `name`.
  func hasRow(_ name: String) -> Bool { tables.values.contains { $0.position(of: .id(name)) != nil } }

  /// The rows that are selected in the list `id`; nil where they are as the scene says.
  func selection(in id: String) -> Set<String>? { selections[id] }

  /// Whether views show or not that would not, or would, by the scene.
  var changesVisibility: Bool { !visibilities.isEmpty }

  /// Whether the same views show in both.
  func showsAlike(_ other: SceneEdits) -> Bool { visibilities == other.visibilities }

  /// Whether the view `id` shows; nil where that is as the scene says.
  func isShown(_ id: String) -> Bool? { visibilities[id] }

  /// The same with the table `index` as `change` makes it.
  func with(_ table: EditedTable, at index: Int) -> SceneEdits {
    var tables = tables
    tables[index] = table
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }

  /// The table `index` as it is now; `original` is what was read.
  func table(_ index: Int, original: () -> EditedTable) -> EditedTable { tables[index] ?? original() }

  /// The same with `rows` selected in the list `id`.
  func selecting(_ rows: Set<String>, in id: String) -> SceneEdits {
    var selections = selections
    selections[id] = rows
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }

  /// The same with the view `id` shown or not.
  func showing(_ id: String, _ isShown: Bool) -> SceneEdits {
    var visibilities = visibilities
    visibilities[id] = isShown
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }
}

extension EnvironmentValues {
  /// What a script has changed of the scene so far.
  var sceneEdits: SceneEdits {
    get { self[SceneEditsKey.self] }
    set { self[SceneEditsKey.self] = newValue }
  }
}

private struct SceneEditsKey: EnvironmentKey {
  static let defaultValue = SceneEdits.none
}
