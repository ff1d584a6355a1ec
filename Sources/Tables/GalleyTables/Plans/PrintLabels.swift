import GalleyFiles

/// The labels that Galley adds to documents, tables and report pages, in one language.
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

  /// The labels in charts.
  public struct Charts: Hashable, Sendable {
    /// The name of the series that combines all series not shown separately.
    public var other = "Other"
    /// The name of the method that draws a straight trend line.
    public var linear = "Linear (least squares)"
    /// The name of the method that draws a trend line of averages; `{n}` is the number of values in each.
    public var average = "Moving average ({n})"

    public init() {}
  }

  /// Creates the labels of a language, or the English ones if the language is unknown.
  public init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    self = Self.known[base].map { PrintLabels($0) } ?? PrintLabels()
  }

  /// The languages with labels, as sorted BCP 47 tags.
  public static var languages: [String] { (known.names + ["en"]).sorted() }
}

extension TablePlan {
  /// Sets the language of labels, numbers and dates.
  ///
  /// English, the default, keeps the notation of numbers and dates in the file. The standard footer changes with the
  /// language.
  public mutating func speak(_ language: String) {
    let words = PrintLabels(language: language)
    if footer.trailing == PrintLabels(language: self.language).page { footer.trailing = words.page }
    self.language = language
    numberLocale = language.prefix(2) == "en" ? nil : language
    self.words = words.tables
    report.words = words.report
  }
}
