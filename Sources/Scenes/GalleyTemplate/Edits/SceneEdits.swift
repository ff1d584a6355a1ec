import GalleyTables
import GalleyViews

/// The changes that steps have made to the content of a scene. It is immutable: each step creates a new instance.
package final class SceneEdits: Sendable {
  private let tables: [Int: EditedTable]
  private let selections: [String: Set<String>]
  private let visibilities: [String: Bool]

  private let values: [Int: SetValue]
  let valueRevision: Int

  package struct SetValue: Sendable {
    let text: String
    let revision: Int
  }

  static let none = SceneEdits(tables: [:], selections: [:], visibilities: [:], values: [:], valueRevision: 0)

  private init(
    tables: [Int: EditedTable], selections: [String: Set<String>], visibilities: [String: Bool],
    values: [Int: SetValue], valueRevision: Int
  ) {
    (self.tables, self.selections, self.visibilities) = (tables, selections, visibilities)
    (self.values, self.valueRevision) = (values, valueRevision)
  }

  func value(_ index: Int) -> SetValue? { values[index] }

  func setting(_ texts: [Int: String]) -> SceneEdits {
    let revision = valueRevision + 1
    let set = values.merging(texts.mapValues { SetValue(text: $0, revision: revision) }) { $1 }
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: set, valueRevision: revision)
  }

  func applied(to tables: [Table]) -> [Table] {
    tables.enumerated().map { self.tables[$0]?.table ?? $1 }
  }

  func changes(table index: Int) -> Bool { tables[index] != nil }

  var changesTables: Bool { !tables.isEmpty }

  func hasRow(_ name: String) -> Bool { tables.values.contains { $0.position(of: .id(name)) != nil } }

  /// Returns the selected rows of a list, or `nil` if the selection was not changed.
  package func selection(in id: String) -> Set<String>? { selections[id] }

  var changesVisibility: Bool { !visibilities.isEmpty }

  func showsAlike(_ other: SceneEdits) -> Bool { visibilities == other.visibilities }

  func isShown(_ id: String) -> Bool? { visibilities[id] }

  func with(_ table: EditedTable, at index: Int) -> SceneEdits {
    var tables = tables
    tables[index] = table
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }

  package func table(_ index: Int, original: () -> EditedTable) -> EditedTable { tables[index] ?? original() }

  func selecting(_ rows: Set<String>, in id: String) -> SceneEdits {
    var selections = selections
    selections[id] = rows
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }

  func showing(_ id: String, _ isShown: Bool) -> SceneEdits {
    var visibilities = visibilities
    visibilities[id] = isShown
    return SceneEdits(
      tables: tables, selections: selections, visibilities: visibilities, values: values, valueRevision: valueRevision)
  }
}

extension EnvironmentValues {
  var sceneEdits: SceneEdits {
    get { self[SceneEditsKey.self] }
    set { self[SceneEditsKey.self] = newValue }
  }
}

private struct SceneEditsKey: EnvironmentKey {
  static let defaultValue = SceneEdits.none
}
