import GalleyFiles

/// The labels that Galley adds to pages, in one language: those of documents, tables and report pages.
public struct PrintLabels: Hashable, Sendable {
  public var figure = "Figure"
  public var table = "Table"
  public var section = "Section"
  public var page = "Page {page} of {pages}"
  public var charts = Charts()
  public var tables = TablePlan.Words()
  public var report = TableReportPlan.Words()

  public var contents: String { report.contents }

  public init() {}

  /// The words in charts.
  public struct Charts: Hashable, Sendable {
    /// The name of a series that combines all others.
    public var other = "Other"
    /// The method of a straight trend line.
    public var linear = "Linear (least squares)"
    /// The method of a trend line of averages; `{n}` is the number of values in each.
    public var average = "Moving average ({n})"

    public init() {}
  }

  /// Unknown languages use English.
  public init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    self = Self.known[base].map { PrintLabels($0) } ?? PrintLabels()
  }

  /// BCP 47 tags, sorted.
  public static var languages: [String] { (known.names + ["en"]).sorted() }
}

extension TablePlan {
  /// Sets the language of labels, numbers and dates.
  ///
  /// English, the default, keeps the notation of the file. The standard footer changes with the language.
  public mutating func speak(_ language: String) {
    let words = PrintLabels(language: language)
    if footer.trailing == PrintLabels(language: self.language).page { footer.trailing = words.page }
    self.language = language
    numberLocale = language.prefix(2) == "en" ? nil : language
    self.words = words.tables
    report.words = words.report
  }
}
