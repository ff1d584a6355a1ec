import ArgumentParser
import Galley
import GalleyTables

struct TableOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The title; the file's name by default.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("What stands below the title.", valueName: "text"))
  var subtitle: String?

  @Option(help: ArgumentHelp("The date that the pages name; none by default.", valueName: "text"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "The look: fonts, colours, sizes, paper, logo, and lines at the edges, in YAML or as design tokens (.json).",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "The columns, in their order, between commas, * for the others and -column to leave one out; each may be followed by =Title, :format (grouped, .2, EUR, percent, date), :meaning (text, number, point, comma, dmy, mdy, ymd, duration, clock, hhmm, mmss, size, si) and :mono for characters of equal width.",
      valueName: "columns"))
  var columns: String?

  @Option(
    name: .customLong("group-by"),
    help: ArgumentHelp("Put rows of equal values under a heading; may be repeated.", valueName: "column"))
  var groups: [String] = []

  @Option(
    help: ArgumentHelp(
      "Sort by a column, by -column from the largest; more between commas, or repeated.", valueName: "column"))
  var sort: [String] = []

  @Option(
    name: .customLong("total"), help: ArgumentHelp("Add up a column; may be repeated.", valueName: "column"))
  var totals: [String] = []

  @Option(
    name: .customLong("average"),
    help: ArgumentHelp("Average a column, of each group and of all; may be repeated.", valueName: "column"))
  var averages: [String] = []

  @Flag(help: "Say which part of all the first sum of each group is.")
  var shares = false

  @Option(
    name: .customLong("group-order"),
    help: ArgumentHelp(
      "found, as their rows are met; name; total or count, the largest first.", valueName: "order"), transform: word)
  var groupOrder: TablePlan.GroupOrder = .found

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Colour cells for which a condition holds, such as \"amount < 0: red\", \"row if state = late: #fde2e2 fill\"; may be repeated.",
      valueName: "[column|row if] condition: colour [fill]"))
  var rules: [String] = []

  @Option(
    name: .customLong("bar"),
    help: ArgumentHelp("Bars behind the numbers of a column; may be repeated.", valueName: "column"))
  var bars: [String] = []

  @Option(
    name: .customLong("sparkline"),
    help: ArgumentHelp(
      "A line through numbers: of a column whose cells list them, or \"Year = jan, feb, mar\" of several columns, which it replaces; may be repeated.",
      valueName: "[name =] columns"))
  var sparklines: [String] = []

  @Option(
    name: .customLong("chart"),
    help: ArgumentHelp(
      "A chart before the table: bar, line, area, point or histogram, a colon and columns, such as \"bar: amount by month\", \"Sales = line: amount by day per region\", \"histogram: price\", or \"bar: region\", which counts rows; may be repeated.",
      valueName: "[title =] mark: columns"))
  var charts: [String] = []

  @Flag(help: "List the groups with their pages before the table.")
  var contents = false

  @Flag(help: "Say sums, and what columns hold, before the table.")
  var summary = false

  @Flag(help: "Explain behind the table what was guessed or made smaller.")
  var notes = false

  @Flag(name: .customLong("new-pages"), help: "Begin outer groups on new pages.")
  var breaksGroups = false

  @Option(help: ArgumentHelp("Only the first rows.", valueName: "count"))
  var limit: Int?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Only rows for which this holds, such as \"amount > 100 and region = North\"; may be repeated, and all must hold.",
      valueName: "condition"))
  var conditions: [String] = []

  @Flag(help: "Accept a table without rows, which is an error otherwise.")
  var allowEmpty = false

  @Option(
    name: .customLong("derive"),
    help: ArgumentHelp(
      "A column that is reckoned from others, such as \"net = amount / 1.19\"; may be repeated.",
      valueName: "name = reckoning"))
  var derived: [String] = []

  @Option(
    help: ArgumentHelp(
      "a3, a4, a5, letter, legal, tabloid, or points such as 400x600; a4 by default. Several between commas: the first on which the columns fit.",
      valueName: "size"))
  var page: String?

  @Option(help: ArgumentHelp("auto (the default), portrait or landscape.", valueName: "way"), transform: word)
  var orientation: Paper.Orientation?

  @Option(help: ArgumentHelp("What stays free at each side, in points; 36 by default.", valueName: "points"))
  var margin: Double?

  @Option(
    name: .customLong("font-size"),
    help: ArgumentHelp(
      "The size of the text, in points; 8.5, and down to 6 where columns only fit so, by default.",
      valueName: "points"))
  var fontSize: Double?

  @Option(
    name: .customLong("stack"),
    help: ArgumentHelp("Stack all rows: auto, where columns do not fit; always; never.", valueName: "when"),
    transform: word)
  var stacking: TablePlan.Stacking = .automatic

  @Option(
    help: ArgumentHelp(
      "The language of all numbers, days and added words, such as de; as in the file by default.",
      valueName: "language"))
  var locale: String?

  @Flag(help: "Tint every other row.")
  var zebra = false

  @Flag(name: .customLong("right-to-left"), help: "Start columns at the right.")
  var isRightToLeft = false

  @Flag(name: .customLong("split-rows"), help: "Split rows that do not fit on the rest of a page.")
  var splitsRows = false

  func validate() throws {
    if let page, !pages.allSatisfy({ Paper.sizes[$0] != nil }), size == nil {
      let known = Paper.sizes.keys.sorted().joined(separator: ", ")
      throw ValidationError("'\(page)' is no size of paper; known are \(known), or points such as 400x600")
    }
    if let fontSize, !(5...24 ~= fontSize) { throw ValidationError("--font-size must be a number from 5 to 24") }
    if let margin, !(0...1000 ~= margin) { throw ValidationError("--margin must be a number of points from 0 to 1000") }
    for text in sparklines where Sparkline(text).columns.isEmpty {
      throw ValidationError("--sparkline '\(text)' names no column")
    }
    for (option, names) in [
      ("columns", columns.map { [$0] } ?? []), ("group-by", groups), ("sort", sort), ("total", totals),
      ("average", averages), ("bar", bars),
    ]
    where names.contains(where: { $0.allSatisfy { $0 == " " || $0 == "," } }) {
      throw ValidationError("--\(option) names no column")
    }
    if let limit, limit < (allowEmpty ? 0 : 1) {
      throw ValidationError(
        "--limit must be at least 1" + (limit == 0 ? "; --allow-empty accepts a table without rows" : ""))
    }
    if let locale, !NumberSymbols.know(locale) {
      let known = NumberSymbols.languages.joined(separator: ", ")
      throw ValidationError("'\(locale)' is not a language whose numbers galley knows; known are \(known)")
    }
    try validateGroups()
  }

  private func validateGroups() throws {
    let needed = [
      ("--new-pages", breaksGroups, "--group-by", groups),
      ("--group-order", groupOrder != .found, "--group-by", groups),
      ("--shares", shares, "--group-by", groups), ("--shares", shares, "--total", totals),
      ("--group-order total", groupOrder == .total, "--total", totals),
    ]
    for (option, isGiven, other, values) in needed where isGiven && values.isEmpty {
      throw ValidationError("\(option) needs \(other)")
    }
  }

  private var pages: [String] { page?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? [] }

  private var size: Size? {
    let sides = page?.split(separator: "x").map { Double($0) } ?? []
    guard sides.count == 2, let width = sides[0], let height = sides[1], 72...14_400 ~= width, 72...14_400 ~= height
    else { return nil }
    return Size(width: width, height: height)
  }

  func shaped(_ table: DataTable) throws -> DataTable {
    var table = table
    for column in derived { table = try table.deriving(column) }
    for line in sparklines.map({ Sparkline($0) }) {
      for column in line.columns { try check(column, of: line, in: table) }
      if line.isJoined { table = table.joining(line.columns, as: line.name) }
    }
    table = try table.filtered(where: conditions, allowsEmpty: allowEmpty)
    var keys: [(column: Int, isDescending: Bool)] = []
    for key in sort.flatMap({ table.sortColumns($0) }) {
      keys.append((try index(key.name, in: table), key.isDescending))
    }
    let sorted = table.sorted(by: keys)
    return limit.map { sorted.prefix($0) } ?? sorted
  }

  private func check(_ column: String, of line: Sparkline, in table: DataTable) throws(ProofError) {
    let cells = table.columns[try index(column, in: table)]
    let isEmpty = (0..<table.rowCount).allSatisfy { cells[$0].isEmpty }
    if line.isJoined, !cells.kind.isNumeric, !isEmpty { throw .print(.noLines(column, example: nil), at: nil) }
  }

  private func index(_ name: String, in table: DataTable) throws(ProofError) -> Int {
    if let index = table.columnIndex(name) { return index }
    let known = table.columns.map(\.name)
    let suggestion = Suggestion.closest(to: name, among: known)
    throw .print(.unknownColumn(name, known: known, suggestion: suggestion), at: nil)
  }

  /// Prints which style keys the tokens of `--style` set.
  func look(files: FileReader = Inputs.files) throws(SceneErrors) -> PageStyle? {
    guard let path = style else { return nil }
    let style = try PageStyle(contentsOf: path, files: files)
    for use in style.tokens { Terminal.say("note: the token '\(use.token)' is \(use.key) of the style") }
    return style
  }

  func plan(
    _ columns: ColumnList, of table: DataTable, file: String, style: PageStyle?, notes: [String]
  ) throws -> TablePlan {
    var plan = TablePlan(title: title ?? FilePath.stem(of: file))
    plan.speak(locale ?? "en")
    plan.numberLocale = locale
    style.map { plan.adopt($0) }
    plan.subtitle = subtitle ?? ""
    plan.date = date ?? ""
    plan.rules = try rules.map { try table.rule($0) }
    plan.bars = bars
    let lines = sparklines.map { Sparkline($0) }
    plan.sparklines = lines.map(\.name)
    plan.report.hasContents = contents
    plan.report.hasSummary = summary
    plan.report.breaksGroups = breaksGroups
    plan.report.notes = self.notes ? notes : []
    let joined = lines.filter(\.isJoined)
    let replaced = Set(joined.flatMap(\.columns))
    plan.columns = columns.columns.filter { !columns.isRest($0) || !groups.contains($0.field) }
    if !joined.isEmpty {
      // Without a list of columns, the sparkline replaces the columns with its numbers.
      if plan.columns.isEmpty {
        plan.columns = table.columns.map { DataTableColumn($0.name) }.filter { !groups.contains($0.field) }
      }
      plan.columns.removeAll { replaced.contains($0.field) }
      for line in joined where !plan.columns.contains(where: { $0.field == line.name }) {
        plan.columns.append(DataTableColumn(line.name))
      }
    }
    if self.columns != nil, plan.columns.isEmpty { throw ValidationError("--columns leaves no column") }
    plan.groups = groups
    plan.totals = totals
    plan.averages = averages
    plan.hasShares = shares
    plan.groupOrder = groupOrder
    let named = pages.compactMap { Paper.sizes[$0] }
    if let first = named.first { (plan.paper.size, plan.largerSheets) = (first, Array(named.dropFirst())) }
    if let size {
      // A size in points determines the orientation.
      plan.paper.size = size
      plan.paper.orientation = size.width > size.height ? .landscape : .portrait
    }
    plan.paper.orientation = orientation ?? plan.paper.orientation
    if let margin { plan.paper.margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin) }
    plan.fontSize = fontSize ?? plan.fontSize
    plan.leastFontSize = fontSize == nil ? min(6, plan.fontSize) : nil
    plan.stacking = stacking
    plan.isZebra = zebra
    plan.splitsRows = splitsRows
    plan.direction = isRightToLeft ? .rightToLeft : .leftToRight
    return plan
  }
}

private func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws -> Word where Word.RawValue == String {
  if let word = Word(rawValue: name) { return word }
  throw ValidationError("'\(name)' is none of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
}
