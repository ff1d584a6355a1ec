import CResources

/// A word that the system itself says: on the way back, in a search field, on a button that was given no label.
///
/// It is told in the language of the environment. No catalogue of an app translates it.
package enum SystemWord: Int, CaseIterable, Hashable, Sendable {
  /// The way back to a screen without a title.
  case back
  /// Leaves without doing anything.
  case cancel
  case delete
  case done
  case edit
  case ok
  case paste
  case rename
  case search
  case share
  case settings
  case time
  case noResults
  /// A search for a text, at "%@", found nothing.
  case noResultsFor
  case checkSpelling

  /// The word in the language of `locale`, such as `de` or `zh-Hant-TW`; English where that has none.
  package func text(in locale: String) -> String {
    let words = SystemWord.words(of: locale) ?? SystemWord.languages["en"] ?? []
    return words.indices.contains(rawValue) ? String(words[rawValue]) : ""
  }

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

  /// A line a language: its tag, and the words in the order of the cases.
  private static let languages: [String: [Substring]] = String(cString: galleySystemWords()).split(separator: "\n")
    .reduce(into: [:]) { languages, line in
      let words = line.split(separator: "|")
      if let tag = words.first { languages[String(tag)] = Array(words.dropFirst()) }
    }
}
