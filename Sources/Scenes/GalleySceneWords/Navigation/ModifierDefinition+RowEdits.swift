import GalleyNavigation
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let rowEdits: [ModifierDefinition] = [
    .inRows(
      "onDelete", "Makes the List row deletable: `true`, or an action that a deletion also performs.", RowEditing.shape,
      ModifierTraits(
        need: .around(.list), isInteractive: true, parts: [.numbered("delete-"), .numbered("delete-row-")],
        hasSystemWords: true)
    ) { view, editing, rows in
      ActingView(action: editing.action, rows: rows) { act in
        view.editedRow(
          delete: editing.isOn
            ? { _ in
              act()
              if let edit = rows.frames.last.map({ RowEdit.delete(table: $0.table, row: $0.row) }) {
                rows.values.edit(edit)
              }
            } : nil, move: nil)
      }
    },
    .inRows(
      "onMove",
      "Makes the List row movable while the list is in edit mode: `true`, or an action that a move also performs.",
      RowEditing.shape, ModifierTraits(need: .around(.list), isInteractive: true, parts: [.numbered("move-")])
    ) { view, editing, rows in
      ActingView(action: editing.action, rows: rows) { act in
        view.editedRow(
          delete: nil,
          move: editing.isOn
            ? { from, goal in
              act()
              if let row = from.first, let table = rows.frames.last?.table {
                rows.values.edit(.move(table: table, row: row, before: goal))
              }
            } : nil)
      }
    },
    ModifierDefinition(
      "editMode", "Whether the lists in the view are in edit mode. If not set, an EditButton changes it.",
      .words(
        "an edit mode",
        [
          "inactive": (EditMode.inactive, "The lists are not in edit mode."),
          "active": (.active, "The lists are in edit mode: rows show their edit controls."),
        ]), ModifierTraits(brings: .editing, isInteractive: true)
    ) { view, mode in view.environment(\.editMode, .constant(mode)) },
    ModifierDefinition("deleteDisabled", "Whether the rows in the view cannot be deleted.", .boolean) {
      view, isDisabled in view.deleteDisabled(isDisabled)
    },
    ModifierDefinition("moveDisabled", "Whether moving rows in the view is disabled.", .boolean) {
      view, isDisabled in view.moveDisabled(isDisabled)
    },
  ]
}

private struct RowEditing: Sendable {
  var isOn = true
  var action: SceneAction?

  static let shape = TypedShape<RowEditing>.oneOf(
    TypedShape<Bool>.boolean.map { RowEditing(isOn: $0) }, SceneAction.shape.map { RowEditing(action: $0) })
}
