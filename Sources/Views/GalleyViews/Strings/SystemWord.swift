import CResources

/// A word of the user interface, translated to the language of the environment, regardless of the app's catalogues.
package enum SystemWord: Int, CaseIterable, Hashable, Sendable {
  case back
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
  /// "%@" is the search text.
  case noResultsFor
  case checkSpelling

  /// Returns the English word if there is no translation.
  package func text(in locale: String) -> String {
    let words = SystemWord.words(of: locale) ?? SystemWord.languages["en"] ?? []
    return words.indices.contains(rawValue) ? String(words[rawValue]) : ""
  }

  package static func areKnown(in locale: String) -> Bool { words(of: locale) != nil }

  package static var knownLanguages: [String] { languages.keys.sorted() }

  private static func words(of locale: String) -> [Substring]? {
    let tag = LanguageTag(locale)
    for variant in tag.variants {
      if let words = languages[tag.language + "-" + variant] { return words }
    }
    return languages[tag.language]
  }

  /// One line per language: its tag, then the words in the order of the cases.
  private static let languages: [String: [Substring]] = String(cString: galleySystemWords()).split(separator: "\n")
    .reduce(into: [:]) { languages, line in
      let words = line.split(separator: "|")
      if let tag = words.first { languages[String(tag)] = Array(words.dropFirst()) }
    }
}
