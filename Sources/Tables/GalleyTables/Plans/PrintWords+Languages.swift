import GalleyMessages

extension PrintWords {
  /// The words of languages other than English, by their BCP 47 tags.
  package static let known: [String: PrintWords] = [
    "ar": PrintWords(
      "الشكل", "الجدول", "القسم", "صفحة {page} من {pages}",
      tables: [
        "تابع", "المجموع", "المتوسط", "صف واحد", "عدد الصفوف: {n}", "لا صفوف", "{n} من {all} صف",
        "* {column}: {n} من {all} قيم هي أعداد؛ ولا تشمل القيم الأخرى",
        "الصفوف التي تجمع صفوفًا أخرى محسوبة أيضًا: {n}",
      ],
      report: ["المحتويات", "الملخص", "المجموعات", "الأعمدة", "ملاحظات", "الصفوف", "الحصة"],
      facts: ["العمود", "النوع", "مملوءة", "فارغة", "مختلفة", "الأصغر", "الأكبر"],
      kinds: ["نص", "عدد صحيح", "عدد", "صواب أو خطأ", "يوم", "وقت", "مدة", "وقت اليوم", "حجم"]),
    "de": PrintWords(
      "Abbildung", "Tabelle", "Abschnitt", "Seite {page} von {pages}",
      tables: [
        "Fortsetzung", "Summe", "Mittel", "1 Zeile", "{n} Zeilen", "Keine Zeilen", "{n} von {all} Zeilen",
        "* {column}: {n} von {all} Werten sind Zahlen; die übrigen sind nicht enthalten",
        "Zeilen, die andere Zeilen zusammenfassen, sind mitgezählt: {n}",
      ],
      report: ["Inhalt", "Zusammenfassung", "Gruppen", "Spalten", "Anmerkungen", "Zeilen", "Anteil"],
      facts: ["Spalte", "Art", "Gefüllt", "Leer", "Verschieden", "Kleinster", "Größter"],
      kinds: ["Text", "ganze Zahl", "Zahl", "wahr oder falsch", "Tag", "Zeitpunkt", "Dauer", "Uhrzeit", "Größe"]),
    "es": PrintWords(
      "Figura", "Tabla", "Sección", "Página {page} de {pages}",
      tables: [
        "continuación", "Total", "Media", "1 fila", "{n} filas", "Sin filas", "{n} de {all} filas",
        "* {column}: {n} de {all} valores son números; los demás no están incluidos",
        "Filas que suman otras filas y están incluidas: {n}",
      ],
      report: ["Índice", "Resumen", "Grupos", "Columnas", "Notas", "Filas", "Parte"],
      facts: ["Columna", "Tipo", "Con valor", "Vacías", "Distintas", "Mínimo", "Máximo"],
      kinds: [
        "texto", "número entero", "número", "verdadero o falso", "día", "fecha y hora", "duración", "hora", "tamaño",
      ]),
    "fr": PrintWords(
      "Figure", "Tableau", "Section", "Page {page} sur {pages}",
      tables: [
        "suite", "Total", "Moyenne", "1 ligne", "{n} lignes", "Aucune ligne", "{n} lignes sur {all}",
        "* {column}\u{A0}: {n} valeurs sur {all} sont des nombres\u{A0}; les autres ne sont pas comprises",
        "Lignes qui additionnent d’autres lignes et sont comprises\u{A0}: {n}",
      ],
      report: ["Table des matières", "Résumé", "Groupes", "Colonnes", "Notes", "Lignes", "Part"],
      facts: ["Colonne", "Type", "Remplies", "Vides", "Distinctes", "Minimum", "Maximum"],
      kinds: ["texte", "nombre entier", "nombre", "vrai ou faux", "jour", "date et heure", "durée", "heure", "taille"]),
    "he": PrintWords(
      "איור", "טבלה", "סעיף", "עמוד {page} מתוך {pages}",
      tables: [
        "המשך", "סך הכול", "ממוצע", "שורה אחת", "{n} שורות", "אין שורות", "{n} מתוך {all} שורות",
        "* {column}: {n} מתוך {all} ערכים הם מספרים; האחרים אינם כלולים",
        "שורות שמסכמות שורות אחרות ונכללות גם הן: {n}",
      ],
      report: ["תוכן העניינים", "סיכום", "קבוצות", "עמודות", "הערות", "שורות", "חלק"],
      facts: ["עמודה", "סוג", "מלאים", "ריקים", "שונים", "הקטן ביותר", "הגדול ביותר"],
      kinds: ["טקסט", "מספר שלם", "מספר", "אמת או שקר", "יום", "זמן", "משך", "שעה", "גודל"]),
    "it": PrintWords(
      "Figura", "Tabella", "Sezione", "Pagina {page} di {pages}",
      tables: [
        "continua", "Totale", "Media", "1 riga", "{n} righe", "Nessuna riga", "{n} righe su {all}",
        "* {column}: {n} valori su {all} sono numeri; gli altri non sono inclusi",
        "Righe che sommano altre righe e sono incluse: {n}",
      ],
      report: ["Indice", "Riepilogo", "Gruppi", "Colonne", "Note", "Righe", "Quota"],
      facts: ["Colonna", "Tipo", "Piene", "Vuote", "Distinte", "Minimo", "Massimo"],
      kinds: [
        "testo", "numero intero", "numero", "vero o falso", "giorno", "data e ora", "durata", "ora", "dimensione",
      ]),
    "nl": PrintWords(
      "Figuur", "Tabel", "Paragraaf", "Pagina {page} van {pages}",
      tables: [
        "vervolg", "Totaal", "Gemiddelde", "1 rij", "{n} rijen", "Geen rijen", "{n} van {all} rijen",
        "* {column}: {n} van {all} waarden zijn getallen; de overige tellen niet mee",
        "Rijen die andere rijen optellen en meetellen: {n}",
      ],
      report: ["Inhoud", "Samenvatting", "Groepen", "Kolommen", "Opmerkingen", "Rijen", "Aandeel"],
      facts: ["Kolom", "Soort", "Gevuld", "Leeg", "Verschillend", "Kleinste", "Grootste"],
      kinds: ["tekst", "geheel getal", "getal", "waar of onwaar", "dag", "tijdstip", "duur", "kloktijd", "grootte"]),
    "pt": PrintWords(
      "Figura", "Tabela", "Secção", "Página {page} de {pages}",
      tables: [
        "continuação", "Total", "Média", "1 linha", "{n} linhas", "Sem linhas", "{n} de {all} linhas",
        "* {column}: {n} de {all} valores são números; os restantes não estão incluídos",
        "Linhas que somam outras linhas e estão incluídas: {n}",
      ],
      report: ["Índice", "Resumo", "Grupos", "Colunas", "Notas", "Linhas", "Parte"],
      facts: ["Coluna", "Tipo", "Preenchidas", "Vazias", "Distintas", "Mínimo", "Máximo"],
      kinds: [
        "texto", "número inteiro", "número", "verdadeiro ou falso", "dia", "data e hora", "duração", "hora", "tamanho",
      ]),
  ]

  /// Words in the order in which the types declare them; what is not listed stays English.
  private init(
    _ figure: String, _ table: String, _ section: String, _ page: String, tables: [String], report: [String],
    facts: [String], kinds: [String]
  ) {
    (self.figure, self.table, self.section, self.page) = (figure, table, section, page)
    self.report.table = table
    for (path, word) in zip(Self.tableWords, tables) { self.tables[keyPath: path] = word }
    for (path, word) in zip(Self.reportWords, report) { self.report[keyPath: path] = word }
    for (path, word) in zip(Self.factWords, facts) { self.report.facts[keyPath: path] = word }
    for (path, word) in zip(Self.kindWords, kinds) { self.report.facts.kinds[keyPath: path] = word }
  }

  private static var tableWords: [WritableKeyPath<TablePlan.Words, String>] {
    [\.continued, \.total, \.average, \.row, \.rows, \.empty, \.rowsOf, \.partial, \.subtotals]
  }

  private static var reportWords: [WritableKeyPath<TableReportPlan.Words, String>] {
    [\.contents, \.summary, \.groups, \.columns, \.notes, \.rows, \.share]
  }

  private static var factWords: [WritableKeyPath<TableReportPlan.Facts, String>] {
    [\.name, \.kind, \.filled, \.empty, \.distinct, \.least, \.most]
  }

  private static var kindWords: [WritableKeyPath<TableReportPlan.Kinds, String>] {
    [\.text, \.integer, \.number, \.boolean, \.day, \.time, \.duration, \.clock, \.size]
  }
}
