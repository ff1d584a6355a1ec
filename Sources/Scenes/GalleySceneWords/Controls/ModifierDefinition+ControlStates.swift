import GalleyControls
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let controlStates: [ModifierDefinition] = [
    .inRows(
      "disabled", "Whether the controls in the view are disabled and dimmed.",
      TypedShape<SceneBinding<Bool>>.binding(TypedShape<Bool>.boolean), ModifierTraits(onlyPaints: true)
    ) { view, isDisabled, rows in view.disabled(isDisabled.value(in: rows)) },
    ModifierDefinition("labelsHidden", "Whether the controls in the view hide their labels.", .boolean) {
      view, isHidden in
      isHidden ? AnyView(view.labelsHidden()) : view
    },
    .inRows(
      "onTapGesture", "Action that a tap on the view performs.", SceneAction.shape,
      ModifierTraits(isInteractive: true, onlyPaints: true)
    ) { view, action, rows in
      ActingView(action: action, rows: rows) { act in view.onTapGesture(perform: act) }
    },
  ]
}
