import GalleyTemplate

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

  /// The formats' names, for help.
  static var names: [String] { FieldFormat.names }

  /// `text` as it is written.
  func apply(_ text: String) -> String { text.isEmpty ? "" : format.apply(to: text, symbols: symbols) }

  /// Whether `text` can be written so.
  func fits(_ text: String) -> Bool { format.fits(text) }

  /// What it is for.
  var noun: String { format.noun }

  /// The sign between whole numbers and fractions in a language.
  static func decimalMark(of language: String) -> String { NumberSymbols(locale: language).decimal }
}
