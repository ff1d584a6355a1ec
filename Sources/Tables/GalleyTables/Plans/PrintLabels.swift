import GalleyFiles

/// The labels that Galley adds to pages, in one language: those of documents, tables and report pages.
public struct PrintLabels: Hashable, Sendable {
  public var figure = "Figure"
  public var table = "Table"
  public var section = "Section"
  public var page = "Page {page} of {pages}"
  public var tables = TablePlan.Words()
  public var report = TableReportPlan.Words()

  public var contents: String { report.contents }

  public init() {}

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
