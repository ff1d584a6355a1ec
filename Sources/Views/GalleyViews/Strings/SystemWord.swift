/// A word that the system itself says: on the way back, in a search field, on a button that was given no label.
///
/// It is told in the language of the environment. No catalogue of an app translates it.
package enum SystemWord: Int, CaseIterable, Hashable, Sendable {
  /// The way back to a screen without a title.
  case back
  /// Leaves without doing anything.
  case cancel
  /// Takes something away.
  case delete
  /// Ends something that was begun.
  case done
  /// Begins to edit.
  case edit
  /// Answers a message.
  case ok
  /// Puts in what was copied.
  case paste
  /// Gives another name.
  case rename
  /// What a search field says before letters are typed.
  case search
  /// Hands something to others.
  case share
  /// Shows the settings of the app.
  case settings
  /// The time of a day.
  case time
  /// A search found nothing.
  case noResults
  /// A search for a text, at "%@", found nothing.
  case noResultsFor
  /// What helps where a search found nothing.
  case checkSpelling

  /// The word in the language of `locale`, such as `de` or `zh-Hant-TW`; English where that has none.
  package func text(in locale: String) -> String {
    let words = SystemWord.words(of: locale) ?? SystemWord.languages["en"] ?? []
    return words.indices.contains(rawValue) ? String(words[rawValue]) : ""
  }

  /// Whether the language of `locale` has words.
  package static func areKnown(in locale: String) -> Bool { words(of: locale) != nil }

  /// The languages that have words, sorted.
  package static var knownLanguages: [String] { languages.keys.sorted() }

  private static func words(of locale: String) -> [Substring]? {
    let tag = LanguageTag(locale)
    for variant in tag.variants {
      if let words = languages[tag.language + "-" + variant] { return words }
    }
    return languages[tag.language]
  }

  /// The words of each language.
  private static let languages: [String: [Substring]] = [latin, scripts].reduce(into: [:]) { languages, table in
    for line in table.split(separator: "\n") {
      let words = line.split(separator: "|")
      if let tag = words.first { languages[String(tag)] = Array(words.dropFirst()) }
    }
  }
}
