package struct StringTables: Sendable {
  package typealias Texts = [String: StringVariation]

  /// The language "" contains keys that a string catalogue lists without a translation.
  private var tables: [String: [String: Texts]] = [:]
  /// A BCP 47 tag; the fallback for missing translations.
  package var developmentLanguage: String?

  package init() {}

  package var languages: [String] { Set(tables.values.flatMap(\.keys)).subtracting(["", "Base"]).sorted() }

  /// Adds a string, replacing an existing one only if `wins` is true.
  package mutating func add(
    _ text: StringVariation, _ key: String, _ language: String, to table: String, wins: Bool = false
  ) {
    if wins || tables[table]?[language]?[key] == nil { tables[table, default: [:]][language, default: [:]][key] = text }
  }

  /// Returns the translation, or nil if one is required and missing.
  package func text(for request: StringRequest) -> String? {
    let table = tables[request.table ?? "Localizable"] ?? [:]
    let (languages, source) = (StringTables.candidates(for: request.locale), developmentLanguage ?? "en")
    for language in languages + [source, "Base"] {
      if let text = table[language]?[request.key]?.text(request.numbers, language) { return text }
    }
    // A key is shown unchanged in the source language, if it contains no letters, or if a catalogue lists it without a
    // translation.
    let isOwnText =
      languages.contains(source) || !request.key.contains(where: \.isLetter) || table[""]?[request.key] != nil
    return isOwnText ? request.key : nil
  }

  private static func candidates(for locale: String) -> [String] {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let names = parts.indices.reversed().map { parts[...$0] }
    return names.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] }
  }
}
