/// What months and days of the week are called in a language, and how days and times are written; from Unicode's CLDR 45.
struct CivilNames: Hashable {
  /// The months, from January on.
  let months: [String]
  /// The months in short, as a day is written with them.
  private let shortMonths: [String]
  /// The days of the week in short, from Sunday on.
  private let shortDays: [String]
  /// The days of the week in short, from Sunday on, as headings.
  let weekdays: [String]
  /// The day that weeks begin with, 0 being Sunday.
  let firstWeekday: Int
  private let language: String
  /// Whether the day has twelve hours twice.
  let hasHalfDays: Bool

  /// The names in the language `locale`, such as `de` or `en-GB`; English for unknown ones.
  init(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let known = CivilNames.known[parts.first ?? "en"]
    language = known == nil ? "en" : parts.first ?? "en"
    let isAmerican = language == "en" && (known == nil || parts.count == 1 || parts.contains("us"))
    let (months, short, weekdays) = known ?? CivilNames.english
    self.months = months.split(separator: " ").map(String.init)
    shortMonths = short.split(separator: " ").map(String.init)
    shortDays = weekdays.split(separator: " ").map(String.init)
    self.weekdays = shortDays.map { $0.uppercased() }
    firstWeekday = isAmerican || language == "pt" ? 0 : 1
    hasHalfDays = isAmerican
  }

  /// A month with its year.
  func text(of month: CivilMonth) -> String {
    let name = months[month.month - 1]
    return ["es", "pt"].contains(language) ? "\(name) de \(month.year)" : "\(name) \(month.year)"
  }

  /// A day in short.
  func text(of day: Day) -> String {
    let (year, month, number) = day.parts
    let short = shortMonths[month - 1]
    switch language {
    case "de": return "\(number). \(short) \(year)"
    case "pt": return "\(number) de \(short) de \(year)"
    case "en" where hasHalfDays: return "\(short) \(number), \(year)"
    default: return "\(number) \(short) \(year)"
    }
  }

  /// A day of the week with its day and month, without the year.
  func text(ofDrum day: Day) -> String {
    let (_, month, number) = day.parts
    let (weekday, short) = (shortDays[day.weekday], shortMonths[month - 1])
    switch language {
    case "de": return "\(weekday) \(number). \(short)"
    case "en" where hasHalfDays: return "\(weekday) \(short) \(number)"
    default: return "\(weekday) \(number) \(short)"
    }
  }

  /// The time of a moment.
  func time(_ moment: CivilMoment) -> String {
    guard hasHalfDays else { return "\(CivilNames.two(moment.hour)):\(CivilNames.two(moment.minute))" }
    let hour = moment.hour % 12
    return "\(hour == 0 ? 12 : hour):\(CivilNames.two(moment.minute))\u{202F}\(moment.hour < 12 ? "AM" : "PM")"
  }

  /// A number in two digits.
  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let english = (
    months: "January February March April May June July August September October November December",
    short: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    weekdays: "Sun Mon Tue Wed Thu Fri Sat"
  )

  private static let known: [String: (months: String, short: String, weekdays: String)] = [
    "en": english,
    "de": (
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.", "So Mo Di Mi Do Fr Sa"
    ),
    "fr": (
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      "dim. lun. mar. mer. jeu. ven. sam."
    ),
    "es": (
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "ene feb mar abr may jun jul ago sept oct nov dic",
      "dom lun mar mié jue vie sáb"
    ),
    "it": (
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      "gen feb mar apr mag giu lug ago set ott nov dic",
      "dom lun mar mer gio ven sab"
    ),
    "pt": (
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
      "dom. seg. ter. qua. qui. sex. sáb."
    ),
    "nl": (
      "januari februari maart april mei juni juli augustus september oktober november december",
      "jan feb mrt apr mei jun jul aug sep okt nov dec",
      "zo ma di wo do vr za"
    ),
    "sv": (
      "januari februari mars april maj juni juli augusti september oktober november december",
      "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
      "sön mån tis ons tors fre lör"
    ),
    "pl": (
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
      "sty lut mar kwi maj cze lip sie wrz paź lis gru",
      "niedz. pon. wt. śr. czw. pt. sob."
    ),
  ]
}
