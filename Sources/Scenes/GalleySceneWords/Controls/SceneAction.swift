import GalleyGeometry
import GalleyMotion
import GalleyNavigation
import GalleyTemplate
import GalleyViews

struct SceneAction: Sendable {
  fileprivate let steps: [Step]
  fileprivate var animation: Animation?

  fileprivate enum Step: Sendable {
    case set(SceneAssignment)
    case add(SceneAssignment)
    case toggle(VariableReference)
    case push(String)
    case popToRoot
    case dismiss
    case scrollTo(String, UnitPoint?)
  }

  func run(_ surroundings: ActionSurroundings, in rows: RowScope) {
    withAnimation(animation) { for step in steps { surroundings.run(step, rows.values) } }
  }

  static let field = TypedField<SceneAction?>("action", shape, "Action that a tap performs.")

  static let shape = TypedShape<[SceneAction]>.list(one, noun: "actions").map { actions in
    SceneAction(steps: actions.flatMap(\.steps), animation: actions.lazy.compactMap(\.animation).first)
  }

  private static let one = TypedShape<SceneAction>.oneOf(
    .words(
      "an action",
      [
        "dismiss": (
          SceneAction(steps: [.dismiss]), "Closes the sheet, the cover or the screen that contains the view."
        ),
        "popToRoot": (
          SceneAction(steps: [.popToRoot]), "Returns to the first screen of the surrounding NavigationStack."
        ),
      ]), keys)

  private static let keys = TypedShape<SceneAction>.record("action", "Actions to perform, in the order below.") {
    fields in
    let set = fields.optional(
      "set", .assignments, "Variables of the scene, by name, and their new values.", default: [])
    let add = fields.optional(
      "add", .assignments, "Numeric variables of the scene, by name, and the amounts to add.", default: [])
    let toggle = fields.optional("toggle", .switched, "A boolean variable to toggle.")
    let show = fields.optional(
      "show", .switched, "A variable to set to true, for example to present a sheet, an alert or a cover.")
    let hide = fields.optional("hide", .switched, "A variable to set to false.")
    let push = fields.optional(
      "push", .text("a value"), "Shows one of the `destinations` of the surrounding NavigationStack.")
    let scroll = fields.optional("scrollTo", goal, "Scrolls until a view is visible.")
    let animation = fields.optional(
      "animation", .motion, "Animation of the changes (default: none).", default: nil)
    return { given in
      var steps = try given[set].map(Step.set) + given[add].map(Step.add)
      if let toggled = try given[toggle] { steps.append(.toggle(toggled)) }
      if let shown = try given[show] { steps.append(.set(SceneAssignment(variable: shown, text: true.sceneText))) }
      if let hidden = try given[hide] { steps.append(.set(SceneAssignment(variable: hidden, text: false.sceneText))) }
      if let value = try given[push] { steps.append(.push(value)) }
      if let goal = try given[scroll] { steps.append(goal) }
      return try SceneAction(steps: steps, animation: given[animation])
    }
  }

  private static let goal = TypedShape<Step>.oneOf(
    TypedShape<String>.text("an id").map { .scrollTo($0, nil) },
    .record("scrollTo", "A view to scroll to.") { fields in
      let id = fields.required("id", .text("an id"), "The id of the view or of its row.")
      let anchor = fields.optional(
        "anchor", .unitPoint,
        "Point of the view that aligns with the same point of the scroll view (default: the nearest)."
      )
      return { given in try .scrollTo(given[id], given[anchor]) }
    })
}

extension TypedShape<VariableReference> {
  fileprivate static var switched: Self {
    Self(.binding(.boolean)) { if case .binding(let variable) = $0 { variable } else { nil } }
  }
}

struct ActionSurroundings {
  let dismiss: DismissAction
  let navigation: NavigationSteps

  fileprivate func run(_ step: SceneAction.Step, _ values: SceneValues) {
    switch step {
    case .set(let value): values.write(value.text, to: value.variable.index)
    case .add(let value):
      let sum = (Double(sceneText: values.current(value.variable.index)) ?? 0) + (Double(sceneText: value.text) ?? 0)
      if sum.isFinite { values.write(sum.sceneText, to: value.variable.index) }
    case .toggle(let variable):
      let isOn = Bool(sceneText: values.current(variable.index)) ?? false
      values.write((!isOn).sceneText, to: variable.index)
    case .push(let value): navigation.push(value)
    case .popToRoot: navigation.popToRoot()
    case .dismiss: dismiss()
    case .scrollTo(let id, let anchor): values.scrollers?.scrollTo(id, anchor: anchor)
    }
  }
}

struct ActingView<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.navigation) private var navigation
  let action: SceneAction?
  let rows: RowScope
  @ViewBuilder let content: (@escaping () -> Void) -> Content

  var body: some View {
    let surroundings = ActionSurroundings(dismiss: dismiss, navigation: navigation)
    return content { [action, rows] in action?.run(surroundings, in: rows) }
  }
}
