/// The words that a document itself adds, in a language.
struct DocumentWords: Hashable, Sendable {
  var figure: String
  var table: String
  var section: String
  var contents: String
  /// The line at the foot of pages, with `{page}` and `{pages}`.
  var page: String
  /// The words of tables.
  var tables = TableWords()

  /// What tables add.
  struct TableWords: Hashable, Sendable {
    var continued = "continued"
    var total = "Total"
    var average = "Average"
    var row = "1 row"
    var rows = "{n} rows"
    var empty = "No rows"
  }

  /// The words of `language`, a BCP 47 tag; English where they are not known.
  init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    self = Self.known[base] ?? Self.english
  }

  private init(
    _ figure: String, _ table: String, _ section: String, _ contents: String, _ page: String, _ tables: TableWords
  ) {
    (self.figure, self.table, self.section, self.contents) = (figure, table, section, contents)
    (self.page, self.tables) = (page, tables)
  }

  private static let english = DocumentWords(
    "Figure", "Table", "Section", "Contents", "Page {page} of {pages}", TableWords())

  private static let known: [String: DocumentWords] = [
    "en": english,
    "de": DocumentWords(
      "Abbildung", "Tabelle", "Abschnitt", "Inhalt", "Seite {page} von {pages}",
      TableWords(
        continued: "Fortsetzung", total: "Summe", average: "Mittel", row: "1 Zeile", rows: "{n} Zeilen",
        empty: "Keine Zeilen")),
    "fr": DocumentWords(
      "Figure", "Tableau", "Section", "Table des matières", "Page {page} sur {pages}",
      TableWords(
        continued: "suite", total: "Total", average: "Moyenne", row: "1 ligne", rows: "{n} lignes",
        empty: "Aucune ligne")),
    "es": DocumentWords(
      "Figura", "Tabla", "Sección", "Índice", "Página {page} de {pages}",
      TableWords(
        continued: "continuación", total: "Total", average: "Media", row: "1 fila", rows: "{n} filas",
        empty: "Sin filas")),
    "it": DocumentWords(
      "Figura", "Tabella", "Sezione", "Indice", "Pagina {page} di {pages}",
      TableWords(
        continued: "continua", total: "Totale", average: "Media", row: "1 riga", rows: "{n} righe",
        empty: "Nessuna riga")),
    "pt": DocumentWords(
      "Figura", "Tabela", "Secção", "Índice", "Página {page} de {pages}",
      TableWords(
        continued: "continuação", total: "Total", average: "Média", row: "1 linha", rows: "{n} linhas",
        empty: "Sem linhas")),
    "ar": DocumentWords(
      "الشكل", "الجدول", "القسم", "المحتويات", "صفحة {page} من {pages}",
      TableWords(
        continued: "تابع", total: "المجموع", average: "المتوسط", row: "صف واحد", rows: "{n} صفوف",
        empty: "لا صفوف")),
    "he": DocumentWords(
      "איור", "טבלה", "סעיף", "תוכן העניינים", "עמוד {page} מתוך {pages}",
      TableWords(
        continued: "המשך", total: "סך הכול", average: "ממוצע", row: "שורה אחת", rows: "{n} שורות",
        empty: "אין שורות")),
    "nl": DocumentWords(
      "Figuur", "Tabel", "Paragraaf", "Inhoud", "Pagina {page} van {pages}",
      TableWords(
        continued: "vervolg", total: "Totaal", average: "Gemiddelde", row: "1 rij", rows: "{n} rijen",
        empty: "Geen rijen")),
  ]
}
