import GalleyTables

enum CountText {
  static func grouped(_ count: Int, language: String) -> String {
    FieldFormat("grouped")?.apply(to: String(count), symbols: NumberSymbols(locale: language)) ?? String(count)
  }
}
