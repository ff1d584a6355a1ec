import GalleyTables

/// How the cells of a column are written.
struct CellFormat {
  private let format: FieldFormat
  private let symbols: NumberSymbols

  /// The format called `name`, in the way of a language; nil where there is none.
  init?(_ name: String, language: String) {
    guard let format = FieldFormat(name) else { return nil }
    self.format = format
    symbols = NumberSymbols(locale: language)
  }

  static var names: [String] { FieldFormat.names }

  func apply(_ text: String) -> String { text.isEmpty ? "" : format.apply(to: text, symbols: symbols) }

  func fits(_ text: String) -> Bool { format.fits(text) }

  var noun: String { format.noun }

  static func decimalMark(of language: String) -> String { NumberSymbols(locale: language).decimal }
}
