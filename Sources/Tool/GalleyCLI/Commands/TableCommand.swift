import ArgumentParser
import Galley

struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Print a data file as a table: PDF, PNG, SVG, a web page, Markdown or a workbook.",
    discussion: """
      Galley guesses column types from all rows and makes every column as wide as its widest cell. If the columns do \
      not fit side by side, it breaks lines; if that is not enough, it prints each row as a record, with column names \
      beside values. To stdout it prints the guessed types and, for each column, its width, its width without line \
      breaks, and the row that determined its width. Row numbers start at 0, in file order, without the header row. \
      Galley reads the same files as 'galley data' and prints to stderr how it read the file, why, and which option \
      overrides that.

        galley table sales.csv -o sales.pdf --group-by region --total amount --sort -amount
        galley table sales.csv -o page.png --columns "date:date,amount=Amount (EUR):EUR,*" --locale de
        git log --format='%h|%as|%an|%s' | galley table - -o log.pdf
      """)

  @Argument(
    help: "Data file, or - for stdin.",
    completion: .file(extensions: [
      "csv", "tsv", "json", "jsonl", "ndjson", "stanzas", "xlsx", "ods", "sqlite", "db", "gz",
    ]))
  var file: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("File to write: .pdf, .png, .svg, .html, .md or .xlsx. (default: NAME.pdf)", valueName: "file"))
  var output: String?

  @OptionGroup var options: DataOptions
  @OptionGroup var tableOptions: TableOptions
  @OptionGroup var parts: PagePartOptions
  @OptionGroup var threads: JobsOptions

  @Option(help: ArgumentHelp("Pixels per point for PNG pages. (default: 2)", valueName: "number"))
  var scale: Double?

  @Flag(help: "Print the result as JSON.")
  var json = false

  func validate() throws {
    if kind == nil { try PrintTarget.validate(output, others: ".html, .md, .xlsx") }
    if kind != nil, parts.shard != nil {
      throw ValidationError("--shard selects pages, and '\(output ?? "")' has none; write a .pdf, .png or .svg file")
    }
    if let scale, !SceneCanvas.scales.contains(scale) {
      throw ValidationError("--scale must be a number from 0.25 to 8")
    }
  }

  func run() throws {
    do {
      let shard = try parts.announced()
      let inputs = PartInputs(Inputs.files)
      let reader = shard == nil ? Inputs.files : inputs.files
      let data = try options.read(file, files: reader)
      if !tableOptions.rows.allowEmpty { try options.refuseEmpty(data.table, file: file) }
      let given = ColumnList(tableOptions.columns, of: data.table).given
      var meanings = MeaningReader(given: given, locale: tableOptions.locale ?? "en")
      let table = try tableOptions.shaped(meanings.read(data.table))
      // The table contains the computed columns only from here on.
      let columns = ColumnList(tableOptions.columns, of: table)
      let notes = data.notes + meanings.notes
      ImportNotes.report(notes)
      let count = table.rowCount < data.table.rowCount ? Self.count(table.rowCount, of: data.table.rowCount) : nil
      if let count { Terminal.report("note: " + count) }
      let name = file == "-" ? "stdin" : FilePath.name(of: file)
      let style = try tableOptions.pageStyle(files: reader)
      let renderContext = RenderContext(library: FontLibrary(adding: style?.fonts.files ?? []), files: reader)
      var plan = try tableOptions.plan(columns, of: table, file: name, style: style, notes: notes.map(\.readerWords))
      plan.rowsRead = data.table.rowCount
      plan.report.footnotes = notes.flatMap { note -> [String] in
        if case .totalRow(let total) = note { return [total.text(below: table, locale: plan.numberLocale)] }
        return note.footnotes
      }
      if tableOptions.title == nil, let heading = notes.compactMap(\.heading).first {
        plan.title = heading.title
        plan.subtitle = tableOptions.subtitle ?? heading.subtitle
      }
      try add(tableOptions.charts, of: table, to: &plan, renderContext)
      let printed = try PrintedTable(
        table, plan, file: name, renderContext: renderContext, workers: threads.jobs)
      noteUnusedOptions()
      for name in printed.document.cutGroups.prefix(3) {
        Terminal.report("warning: the heading '\(name.prefix(60))…' is longer than a third of a page and is truncated")
      }
      let path = output ?? FilePath.stem(of: name) + ".pdf"
      let words = ["table", name] + PagePartOptions.words(without: [file, tableOptions.style].compactMap { $0 })
      let part = shard.map { DocumentPart($0, of: inputs, options: words) }
      let names = try kind.map { try [write(printed, as: $0, to: path)] } ?? pages(printed, to: path, part: part)
      let report = TablePrintReport(printed.document)
      guard !json else {
        return try Terminal.print(
          json: report.json(files: names, notes: notes.map(\.words) + [count].compactMap { $0 }))
      }
      try Terminal.print(data: report.text)
      try Terminal.print(lines: names)
    } catch let error as SceneErrors {
      throw Failure(error).report()
    } catch let error as ProofError {
      throw Failure(diagnostics: error.diagnostics).report()
    }
  }

  private static func count(_ kept: Int, of read: Int) -> String {
    "\(Words.grouped(kept)) of \(Words.grouped(read)) rows are printed (--where, --limit)"
  }

  private func noteUnusedOptions() {
    let unused = tableOptions.unused(in: kind) + (scale != nil && !isPNG ? ["--scale"] : [])
    if !unused.isEmpty, let output {
      let verb = unused.count == 1 ? "has" : "have"
      Terminal.report("note: \(unused.joined(separator: ", ")) \(verb) no effect on '\(output)'")
    }
    guard let locale = tableOptions.locale, let language = locale.split(whereSeparator: { "-_".contains($0) }).first,
      !PrintLabels.languages.contains(language.lowercased())
    else { return }
    Terminal.report("note: numbers and dates use '\(locale)', but labels such as page numbers are in English")
  }

  private var isPNG: Bool { output.map { FilePath.fileExtension(of: $0).lowercased() == "png" } ?? false }

  private func add(
    _ charts: [String], of table: DataTable, to plan: inout TablePlan, _ renderContext: RenderContext
  ) throws {
    guard !charts.isEmpty else { return }
    let read = try charts.map { try table.chart($0) }
    plan.report.figures = try TableCharts(read, plan: plan).figures(for: kind, renderContext)
    if kind == .markdown {
      Terminal.report("note: '\(output ?? "")' has no charts; only PDF, PNG, SVG, HTML and workbooks show them")
    }
  }

  private var kind: TableFile? { output.flatMap { TableFile(pathExtension: FilePath.fileExtension(of: $0)) } }

  private func write(_ table: PrintedTable, as kind: TableFile, to path: String) throws(ProofError) -> String {
    let cut = kind.cutRows(of: table.document)
    if !cut.isEmpty {
      let rows = cut.prefix(3).map { "\($0)" }.joined(separator: ", ") + (cut.count > 3 ? " and others" : "")
      Terminal.report("note: workbook cells hold at most 32,767 characters; longer ones are truncated in rows \(rows)")
    }
    let folder = OutputFolder(FilePath.folder(of: path), drafts: Interruption.drafts)
    _ = try table.write(kind, to: FilePath.name(of: path), in: folder)
    return path
  }

  private func pages(_ table: PrintedTable, to path: String, part: DocumentPart?) throws(ProofError) -> [String] {
    try PrintTarget(path, scale: scale ?? 2, part: part).write(table.document.pageCount) {
      (files) throws(ProofError) in try table.write(to: files)
    }
  }
}
