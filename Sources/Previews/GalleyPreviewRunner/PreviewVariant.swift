import Foundation
import GalleyFoundation
import GalleyGeometry
import GalleyText
import GalleyViews

/// Words joined by "+", such as "dark+accessibility3" or "ar".
struct PreviewVariant {
  let name: String
  private let changes: [(inout EnvironmentValues) -> Void]

  static var standard: PreviewVariant { PreviewVariant(name: "", changes: []) }

  private init(name: String, changes: [(inout EnvironmentValues) -> Void]) {
    self.name = name
    self.changes = changes
  }

  init?(_ words: String) {
    var changes: [(inout EnvironmentValues) -> Void] = []
    for word in words.split(separator: "+") {
      guard let change = PreviewVariant.change(String(word)) else { return nil }
      changes.append(change)
    }
    self.init(name: words, changes: changes)
  }

  static let words = ["light", "dark", "ltr", "rtl"] + DynamicTypeSize.allCases.map { "\($0)" }

  private static func change(_ word: String) -> ((inout EnvironmentValues) -> Void)? {
    switch word {
    case "light": { $0.colorScheme = .light }
    case "dark": { $0.colorScheme = .dark }
    case "ltr": { $0.layoutDirection = .leftToRight }
    case "rtl": { $0.layoutDirection = .rightToLeft }
    default:
      DynamicTypeSize.allCases.first { "\($0)" == word }.map { size in { $0.dynamicTypeSize = size } } ?? language(word)
    }
  }

  /// Returns a change of texts, formats and layout direction to the language `tag` (BCP 47), such as "pt-BR" or
  /// "zh-Hant".
  private static func language(_ tag: String) -> ((inout EnvironmentValues) -> Void)? {
    let language = Locale.Language(identifier: tag)
    guard tag.prefix(while: { $0 != "-" }).count <= 3, language.languageCode?.isISOLanguage == true else { return nil }
    return { environment in
      environment.locale = Locale(identifier: tag)
      environment.layoutDirection = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func preferring(_ scheme: ColorScheme) -> PreviewVariant {
    PreviewVariant(name: name, changes: changes + [{ $0.colorScheme = scheme }])
  }

  func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
    changes.reduce(into: environment) { $1(&$0) }
  }
}
