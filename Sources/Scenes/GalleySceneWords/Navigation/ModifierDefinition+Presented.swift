import GalleyNavigation
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let presented: [ModifierDefinition] = [
    .inRows(
      "alert", "An alert in the middle of the screen.", SceneDialog.alert, ModifierTraits.besides.withSystemWords
    ) { view, alert, rows in
      let isPresented = alert.isPresented.binding(in: rows)
      let actions = { alert.actions.views(in: rows) }
      guard let message = alert.message else {
        return view.alert(Text(title: alert.title), isPresented: isPresented, actions: actions)
      }
      return view.alert(Text(title: alert.title), isPresented: isPresented, actions: actions) {
        Text(title: message)
      }
    },
    .inRows(
      "confirmationDialog", "A confirmation dialogue at the bottom of the screen.", SceneDialog.dialog,
      ModifierTraits.besides.withSystemWords
    ) { view, dialog, rows in
      let isPresented = dialog.isPresented.binding(in: rows)
      let actions = { dialog.actions.views(in: rows) }
      guard let message = dialog.message else {
        return view.confirmationDialog(
          Text(title: dialog.title), isPresented: isPresented, titleVisibility: dialog.titleVisibility,
          actions: actions)
      }
      return view.confirmationDialog(
        Text(title: dialog.title), isPresented: isPresented, titleVisibility: dialog.titleVisibility,
        actions: actions
      ) { Text(title: message) }
    },
    .inRows("fullScreenCover", "A view that covers the whole screen.", SceneCover.shape("fullScreenCover"), .besides) {
      view, cover, rows in
      view.fullScreenCover(isPresented: cover.isPresented.binding(in: rows)) { cover.view.views(in: rows) }
    },
    .inRows(
      "navigationDestination", "A screen pushed onto the surrounding NavigationStack.",
      SceneCover.shape("navigationDestination"), .besides
    ) { view, cover, rows in
      view.navigationDestination(isPresented: cover.isPresented.binding(in: rows)) { cover.view.views(in: rows) }
    },
  ]
}

private struct SceneDialog: Sendable {
  let title: String
  let message: String?
  let isPresented: SceneBinding<Bool>
  let actions: [ViewTemplate]
  var titleVisibility = Visibility.automatic

  static let alert = TypedShape<SceneDialog>.record("alert", "An alert with its buttons.") { fields in
    let read = keys(&fields)
    return { given in try read(given) }
  }

  static let dialog = TypedShape<SceneDialog>.record("confirmationDialog", "A confirmation dialogue with its buttons.")
  { fields in
    let read = keys(&fields)
    let visibility = fields.optional(
      "titleVisibility", TypedShape<Visibility>.visibility, "Whether the title is visible (default: hidden).",
      default: .automatic)
    return { given in
      var dialog = try read(given)
      dialog.titleVisibility = try given[visibility]
      return dialog
    }
  }

  private static func keys(_ fields: inout RecordFields) -> @Sendable (RecordValues) throws -> SceneDialog {
    let title = fields.required("title", TypedShape<String>.text("a title"), "Title.")
    let isPresented = fields.add(SceneCover.isPresented)
    let message = fields.optional("message", .text("text"), "Sentence below the title.")
    let actions = fields.optional(
      "actions", .views, "Buttons; a tap on any of them also closes the alert or dialogue (default: one button).",
      default: [])
    return { given in
      try SceneDialog(
        title: given[title], message: given[message], isPresented: given[isPresented], actions: given[actions])
    }
  }
}

private struct SceneCover: Sendable {
  let isPresented: SceneBinding<Bool>
  let view: ViewTemplate

  static let isPresented = TypedField(
    "isPresented", required: TypedShape<SceneBinding<Bool>>.binding(.boolean),
    "Whether it is shown: `true`, or a variable that the action `show` sets to true.")

  static func shape(_ name: String) -> TypedShape<SceneCover> {
    .record(name, "A screen.") { fields in
      let isPresented = fields.add(isPresented)
      let view = fields.required("view", TypedShape<ViewTemplate>.view, "Content of the screen.")
      return { given in try SceneCover(isPresented: given[isPresented], view: given[view]) }
    }
  }
}
