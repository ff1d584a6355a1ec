import GalleyFiles

/// The words that pages themselves add, in a language: those of documents, of tables, and of what stands around tables.
public struct PrintWords: Hashable, Sendable {
  public var figure = "Figure"
  public var table = "Table"
  public var section = "Section"
  public var page = "Page {page} of {pages}"
  public var tables = TablePlan.Words()
  public var report = TableReportPlan.Words()

  public var contents: String { report.contents }

  public init() {}

  /// The words of `language`, a BCP 47 tag; English where they are not known.
  public init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    self = Self.known[base].map { PrintWords($0) } ?? PrintWords()
  }

  /// The languages whose words are known, as BCP 47 tags, sorted.
  public static var languages: [String] { (known.names + ["en"]).sorted() }
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
