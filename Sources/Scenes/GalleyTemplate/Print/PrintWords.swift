/// The words that pages themselves add, in a language: those of documents, of tables, and of what stands around tables.
public struct PrintWords: Hashable, Sendable {
  /// Before the number of a figure.
  public var figure = "Figure"
  /// Before the number of a table.
  public var table = "Table"
  /// Before the number of a heading.
  public var section = "Section"
  /// The line at the foot of pages, with `{page}` and `{pages}`.
  public var page = "Page {page} of {pages}"
  /// The words of tables.
  public var tables = TablePlan.Words()
  /// The words of the pages around a table.
  public var report = TableReportPlan.Words()

  /// Over the list of contents.
  public var contents: String { report.contents }

  /// English words.
  public init() {}

  /// The words of `language`, a BCP 47 tag; English where they are not known.
  public init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    self = Self.known[base] ?? PrintWords()
  }

  /// The languages whose words are known, as BCP 47 tags, sorted.
  public static var languages: [String] { (known.keys + ["en"]).sorted() }
}

extension TablePlan {
  /// Takes over `language`: how numbers and days are written, and the words that the table itself adds.
  ///
  /// English is the default, and keeps the way in which the file writes numbers and days. The line at the foot follows
  /// if it is the standard one.
  public mutating func speak(_ language: String) {
    let words = PrintWords(language: language)
    if footer.trailing == PrintWords(language: self.language).page { footer.trailing = words.page }
    self.language = language
    numberLocale = language.prefix(2) == "en" ? nil : language
    self.words = words.tables
    report.words = words.report
  }
}
