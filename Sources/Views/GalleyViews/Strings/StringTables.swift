/// Translations by table, language and key.
package struct StringTables: Sendable {
  package typealias Texts = [String: StringVariation]

  /// The texts; the language "" has the keys that catalogues list without a text.
  private var tables: [String: [String: Texts]] = [:]
  /// The language in which the source is written, as a BCP 47 tag: where a language has no text, its is taken.
  package var developmentLanguage: String?

  package init() {}

  package var languages: [String] { Set(tables.values.flatMap(\.keys)).subtracting(["", "Base"]).sorted() }

  /// Adds a text; of texts with one key, the first counts unless the new one `wins`.
  package mutating func add(
    _ text: StringVariation, _ key: String, _ language: String, to table: String, wins: Bool = false
  ) {
    if wins || tables[table]?[language]?[key] == nil { tables[table, default: [:]][language, default: [:]][key] = text }
  }

  /// The text that is asked for, with places for values; nil where it should be translated and no catalogue has the key.
  package func text(for request: StringRequest) -> String? {
    let table = tables[request.table ?? "Localizable"] ?? [:]
    let (languages, source) = (StringTables.candidates(for: request.locale), developmentLanguage ?? "en")
    for language in languages + [source, "Base"] {
      if let text = table[language]?[request.key]?.text(request.numbers, language) { return text }
    }
    // In the source's language a key is its own text, and so is one without words in any. A catalogue of strings lists
    // others that are.
    let isOwnText =
      languages.contains(source) || !request.key.contains(where: \.isLetter) || table[""]?[request.key] != nil
    return isOwnText ? request.key : nil
  }

  /// The names that a language may have as a folder or in a catalogue, the most exact first.
  private static func candidates(for locale: String) -> [String] {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let names = parts.indices.reversed().map { parts[...$0] }
    return names.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] }
  }
}
