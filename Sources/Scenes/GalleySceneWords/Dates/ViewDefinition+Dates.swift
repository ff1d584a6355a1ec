import GalleyControls
import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let dates: [ViewDefinition] = [
    ViewDefinition(
      "DatePicker", "A title with a date and a time; a tap on either opens a card for choosing it.", .title,
      DateArguments.shape, .datePicker
    ) { title, date, view in
      DateControl(
        selection: date.selection.binding(in: view.rows), parts: date.parts, style: date.style, opened: date.opened,
        today: date.today, limits: date.limits
      ) { title.view(in: view.rows) }
    },
    ViewDefinition(
      bare: "PasteButton", "The system's paste button; a tap has no effect.", .nothing,
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
      "Date and time, such as 2024-05-17 or 2024-05-17T10:30.")
    let parts = fields.optional(
      "displayedComponents", TypedShape<[DateControlPart]>.list(part, noun: "date components"),
      "Visible components (default: both).",
      default: [.date, .hourAndMinute])
    let style = fields.optional(
      "style",
      TypedShape<DateControlStyle>.words(
        "a style",
        [
          "compact": (.compact, "Values on grey backgrounds (default)."),
          "graphical": (.graphical, "A calendar month, with the time below."),
          "wheel": (.wheel, "Wheels."),
        ]), "Style of the picker.", default: .compact)
    let opened = fields.optional("open", part, "Component whose card is open at first (default: none).")
    let today = fields.optional("today", .day(hasTime: false), "Date that is marked as today (default: none).")
    let limits = fields.optional(
      "in", dateLimits, "First and last selectable date (default: no limits).", default: DateLimits())
    return { given in
      try DateArguments(
        selection: given[selection], parts: Set(given[parts]), style: given[style], opened: given[opened],
        today: given[today], limits: given[limits])
    }
  }

  private static let dateLimits = TypedShape<DateLimits>.record("in", "Selectable dates.") { fields in
    let first = fields.optional("from", .day(hasTime: false), "First date (default: no limit).")
    let last = fields.optional("through", .day(hasTime: false), "Last date (default: no limit).")
    return { given in
      try DateLimits(first: given[first].flatMap { CalendarDate($0) }, last: given[last].flatMap { CalendarDate($0) })
    }
  }

  private static let part = TypedShape<DateControlPart>.words(
    "a date component", ["date": (.date, "The date."), "hourAndMinute": (.hourAndMinute, "The time.")])
}
