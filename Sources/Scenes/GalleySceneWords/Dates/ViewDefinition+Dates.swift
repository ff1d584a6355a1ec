import GalleyControls
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let dates: [ViewDefinition] = [
    ViewDefinition(
      "DatePicker", "A title with a day and a time; a tap on either opens a card where it is chosen.", .title,
      DateArguments.shape, .datePicker
    ) { title, date, view in
      DateControl(
        selection: date.selection.binding(in: view.rows), parts: date.parts, style: date.style, opened: date.opened,
        today: date.today, limits: date.limits
      ) { title.view(in: view.rows) }
    },
    ViewDefinition(
      bare: "PasteButton", "The system's button that pastes; a tap does nothing.", .nothing,
      ViewTraits(hasSystemWords: true)
    ) { _ in PasteButton { _ in } },
  ]
}

extension ViewTraits {
  fileprivate static let datePicker = ViewTraits(
    isInteractive: true,
    parts: [.one("date"), .one("time"), .one("month-before"), .one("month-after"), .numbered("day-")], namesDays: true)
}

private struct DateArguments: Sendable {
  let selection: SceneBinding<String>
  let parts: Set<DateControlPart>
  let style: DateControlStyle
  let opened: DateControlPart?
  let today: String?
  let limits: DateLimits

  static let shape = TypedShape<DateArguments>.record("", "") { fields in
    let selection = fields.required(
      "selection", TypedShape<SceneBinding<String>>.binding(.day(hasTime: true)),
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
    let today = fields.optional("today", .day(hasTime: false), "The day that counts as today; none by default.")
    let limits = fields.optional(
      "in", dateLimits, "The first and the last day that can be chosen; any by default.", default: DateLimits())
    return { given in
      try DateArguments(
        selection: given[selection], parts: Set(given[parts]), style: given[style], opened: given[opened],
        today: given[today], limits: given[limits])
    }
  }

  private static let dateLimits = TypedShape<DateLimits>.record("in", "The days that can be chosen.") { fields in
    let first = fields.optional("from", .day(hasTime: false), "The first; none by default.")
    let last = fields.optional("through", .day(hasTime: false), "The last; none by default.")
    return { given in
      try DateLimits(first: given[first].flatMap { Day($0) }, last: given[last].flatMap { Day($0) })
    }
  }

  private static let part = TypedShape<DateControlPart>.words(
    "a part", ["date": (.date, "The day."), "hourAndMinute": (.hourAndMinute, "The time.")])
}
