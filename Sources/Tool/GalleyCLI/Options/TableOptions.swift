import ArgumentParser
import Galley
import GalleyTables

struct TableOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Title of the table. (default: the file's name)", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Subtitle below the title.", valueName: "text"))
  var subtitle: String?

  @Option(help: ArgumentHelp("Date to print on the pages. (default: no date)", valueName: "text"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "Style file: YAML, or design tokens as .json.",
      discussion: "A style sets fonts, colours, sizes, paper, logo, header and footer.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "Columns in order, separated by commas, such as \"date,amount=Amount:EUR,*\".",
      discussion: """
        * stands for all other columns, and -column leaves a column out. After a name you may write =Title, then a \
        format (:grouped, :.2, :EUR, :percent, :date), a meaning (:text, :number, :point, :comma, :dmy, :mdy, :ymd, \
        :duration, :clock, :hhmm, :mmss, :size, :si), and :mono for a monospaced font.
        """,
      valueName: "columns"))
  var columns: String?

  @Option(
    name: .customLong("group-by"),
    help: ArgumentHelp("Group rows with the same value under a heading (repeatable).", valueName: "column"))
  var groups: [String] = []

  @Option(
    help: ArgumentHelp(
      "Sort by this column; -column sorts in descending order (repeatable).",
      discussion: "Several columns may also be separated by commas.", valueName: "column"))
  var sort: [String] = []

  @Option(
    name: .customLong("total"), help: ArgumentHelp("Add a total for this column (repeatable).", valueName: "column"))
  var totals: [String] = []

  @Option(
    name: .customLong("average"),
    help: ArgumentHelp(
      "Add an average for this column (repeatable).",
      discussion: "Shown for each group and for all rows.", valueName: "column"))
  var averages: [String] = []

  @Flag(help: "Show each group's share of the first total.")
  var shares = false

  @Option(
    name: .customLong("group-order"),
    help: ArgumentHelp(
      "Order of groups: input, name, total or count. (default: input)",
      discussion: "input keeps the order of the rows. total and count put the largest group first.", valueName: "order"
    ), transform: word)
  var groupOrder: TablePlan.GroupOrder = .input

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "Colour cells that match a condition (repeatable).",
      discussion: "Examples: \"amount < 0: red\", \"row if state = late: #fde2e2 fill\".",
      valueName: "[column|row if] condition: colour [fill]"))
  var rules: [String] = []

  @Option(
    name: .customLong("bar"),
    help: ArgumentHelp("Draw bars behind this column's numbers (repeatable).", valueName: "column"))
  var bars: [String] = []

  @Option(
    name: .customLong("sparkline"),
    help: ArgumentHelp(
      "Draw a small line chart of several numbers in each row (repeatable).",
      discussion: """
        Takes one column whose cells contain lists of numbers, or several columns, which the chart replaces: \"Year = \
        jan, feb, mar\".
        """,
      valueName: "[name =] columns"))
  var sparklines: [String] = []

  @Option(
    name: .customLong("chart"),
    help: ArgumentHelp(
      "Add a chart before the table (repeatable).",
      discussion: """
        Write a mark (bar, line, area, point, histogram, pie, donut, box or heat), a colon and columns: \"bar: amount \
        by month\", \"Sales = line: amount by day per region\", \"histogram: price\". \"bar: region\" counts rows.
        """,
      valueName: "[title =] mark: columns"))
  var charts: [String] = []

  @Flag(help: "List the groups with page numbers before the table.")
  var contents = false

  @Flag(help: "Show totals and column statistics before the table.")
  var summary = false

  @Flag(help: "After the table, list guesses about the file and any reduced font sizes.")
  var importNotes = false

  @Flag(name: .customLong("group-page-breaks"), help: "Start each outer group on a new page.")
  var breaksGroups = false

  @OptionGroup var choice: ColumnOptions

  @OptionGroup var rows: RowOptions

  @Option(
    help: ArgumentHelp(
      "Paper size: a3, a4, a5, letter, legal, tabloid, or points. (default: a4)",
      discussion: """
        Write points as 400x600. If you list several sizes, separated by commas, Galley uses the first on which the \
        columns fit.
        """,
      valueName: "size"))
  var page: String?

  @Option(
    help: ArgumentHelp("Orientation: auto, portrait or landscape. (default: auto)", valueName: "way"), transform: word)
  var orientation: Paper.Orientation?

  @Option(
    help: ArgumentHelp(
      "Margin on each side, in points or with a unit. (default: 36 pt)", discussion: "Units: pt, mm, cm and in.",
      valueName: "length"), transform: { try PaperLength.points($0) })
  var margin: Double?

  @Option(
    name: .customLong("font-size"),
    help: ArgumentHelp(
      "Font size, in points. (default: 8.5 pt, down to 6 pt to fit)",
      valueName: "points"))
  var fontSize: Double?

  @Option(
    name: .customLong("records"),
    help: ArgumentHelp(
      "Print rows as records: auto, always or never. (default: auto)",
      discussion:
        "A record lists column names beside values. auto does this only if the columns do not fit, even with line breaks.",
      valueName: "when"),
    transform: word)
  var stacking: TablePlan.Stacking = .automatic

  @Option(
    help: ArgumentHelp(
      "Language for numbers, dates and labels. (default: as in the file)",
      valueName: "language"))
  var locale: String?

  @Flag(help: "Tint every other row.")
  var striped = false

  @Flag(name: .customLong("right-to-left"), help: "Order columns from right to left.")
  var isRightToLeft = false

  @Flag(name: .customLong("split-rows"), help: "Split rows that do not fit into the remaining space of a page.")
  var splitsRows = false

  func validate() throws {
    if let page, !pages.allSatisfy({ Paper.sizes[$0] != nil }), size == nil {
      let known = Paper.sizes.keys.sorted().joined(separator: ", ")
      throw ValidationError("'\(page)' is not a paper size; use \(known), or points such as 400x600")
    }
    if let fontSize, !(5...24 ~= fontSize) {
      throw ValidationError("--font-size must be a number from 5 to 24, in points")
    }
    if let margin, !(0...1000 ~= margin) {
      throw ValidationError("--margin must be from 0 to 1000 points")
    }
    for text in sparklines where Sparkline(text).columns.isEmpty {
      throw ValidationError("--sparkline '\(text)' names no column; write a column, or \"Year = jan, feb, mar\"")
    }
    for (option, names) in [
      ("columns", columns.map { [$0] } ?? []), ("group-by", groups), ("sort", sort), ("total", totals),
      ("average", averages), ("bar", bars),
    ]
    where names.contains(where: { $0.allSatisfy { $0 == " " || $0 == "," } }) {
      throw ValidationError("--\(option) names no column; write the name of a column")
    }
    if let locale, !NumberSymbols.know(locale) {
      let known = NumberSymbols.languages.joined(separator: ", ")
      throw ValidationError("'\(locale)' is not a language with known number formats; use \(known)")
    }
    try validateGroups()
  }

  private func validateGroups() throws {
    let needed = [
      ("--group-page-breaks", breaksGroups, "--group-by", groups),
      ("--group-order", groupOrder != .input, "--group-by", groups),
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
    var table = try rows.steps(sort: sort).applied(to: table)
    for line in sparklines.map({ Sparkline($0) }) {
      for column in line.columns { try check(column, of: line, in: table) }
      if line.isJoined { table = table.joining(line.columns, as: line.name) }
    }
    return table
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

  /// Reads the style, and prints which of its keys are set by tokens.
  func pageStyle(files: FileReader = Inputs.files) throws(SceneErrors) -> PageStyle? {
    guard let path = style else { return nil }
    let style = try PageStyle(contentsOf: path, files: files)
    for use in style.tokens { Terminal.report("note: galley uses the token '\(use.token)' as \(use.key) of the style") }
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
    plan.report.notes = importNotes ? notes : []
    let joined = lines.filter(\.isJoined)
    let replaced = Set(joined.flatMap(\.columns))
    plan.columns = columns.columns.filter { !columns.isRest($0) || !groups.contains($0.field) }
    if !joined.isEmpty {
      // Without a list of columns, the sparkline replaces the columns that contain its numbers.
      if plan.columns.isEmpty {
        plan.columns = table.columns.map { DataTableColumn($0.name) }.filter { !groups.contains($0.field) }
      }
      plan.columns.removeAll { replaced.contains($0.field) }
      for line in joined where !plan.columns.contains(where: { $0.field == line.name }) {
        plan.columns.append(DataTableColumn(line.name))
      }
    }
    plan.columns = try choice.choice.applied(to: plan.columns, of: table, groups: groups)
    if self.columns != nil, plan.columns.isEmpty {
      throw ValidationError("--columns leaves no column; name at least one")
    }
    plan.groups = groups
    plan.totals = totals
    plan.averages = averages
    plan.hasShares = shares
    plan.groupOrder = groupOrder
    let named = pages.compactMap { Paper.sizes[$0] }
    if let first = named.first { (plan.paper.size, plan.largerSheets) = (first, Array(named.dropFirst())) }
    if let size {
      // A size given as two lengths determines the orientation.
      plan.paper.size = size
      plan.paper.orientation = size.width > size.height ? .landscape : .portrait
    }
    plan.paper.orientation = orientation ?? plan.paper.orientation
    if let margin { plan.paper.margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin) }
    plan.fontSize = fontSize ?? plan.fontSize
    plan.leastFontSize = fontSize == nil ? min(6, plan.fontSize) : nil
    plan.stacking = stacking
    plan.isZebra = striped
    plan.splitsRows = splitsRows
    plan.direction = isRightToLeft ? .rightToLeft : .leftToRight
    return plan
  }
}

private func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws -> Word where Word.RawValue == String {
  if let word = Word(rawValue: name) { return word }
  throw ValidationError("'\(name)' is not one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
}
