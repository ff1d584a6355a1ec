import GalleyTables

struct CellFormat {
  private let format: FieldFormat
  private let symbols: NumberSymbols

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
