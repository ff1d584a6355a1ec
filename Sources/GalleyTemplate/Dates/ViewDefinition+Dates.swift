import GalleyControls
import GalleyViews

extension ViewDefinition {
  /// Controls for a day and a time.
  static let dates: [ViewDefinition] = [
    ViewDefinition(
      "DatePicker", "A title with a day and a time; a tap on either opens a card where it is chosen.", .title,
      DateArguments.shape, .interactive
    ) { title, date, view in
      DateControl(
        selection: date.selection.binding(in: view.rows), parts: date.parts, style: date.style, opened: date.opened,
        today: date.today
      ) { title.view(in: view.rows) }
    },
    ViewDefinition(
      bare: "PasteButton", "The system's button that pastes; a tap does nothing.", .nothing
    ) { _ in PasteButton { _ in } },
  ]
}

private struct DateArguments: Sendable {
  let selection: SceneBinding<String>
  let parts: Set<DateControlPart>
  let style: DateControlStyle
  let opened: DateControlPart?
  let today: String?

  static let shape = TypedShape<DateArguments>.record("", "") { fields in
    let selection = fields.required(
      "selection", TypedShape<SceneBinding<String>>.binding(.text("a day")),
      "The day and the time, such as 2024-05-17 or 2024-05-17T10:30.")
    let parts = fields.optional(
      "displayedComponents", TypedShape<[DateControlPart]>.list(part, noun: "parts"), "What shows; both by default.",
      default: [.date, .hourAndMinute])
    let style = fields.optional(
      "style",
      TypedShape<DateControlStyle>.words(
        "a style",
        [
          "compact": (.compact, "On grey grounds; the default."),
          "graphical": (.graphical, "A month with its days, and the time below."),
          "wheel": (.wheel, "Drums that turn."),
        ]), "What it looks like.", default: .compact)
    let opened = fields.optional("open", part, "The part whose card is open at first; none by default.")
    let today = fields.optional("today", .text("a day"), "The day that counts as today; none by default.")
    return { given in
      try DateArguments(
        selection: given[selection], parts: Set(given[parts]), style: given[style], opened: given[opened],
        today: given[today])
    }
  }

  private static let part = TypedShape<DateControlPart>.words(
    "a part", ["date": (.date, "The day."), "hourAndMinute": (.hourAndMinute, "The time.")])
}
