import Foundation
import GalleyFoundation
import GalleyGeometry
import GalleyText
import GalleyViews

/// A variant of a preview, written as options joined by "+", such as "dark+accessibility3" or "ar".
struct PreviewVariant {
  let name: String
  private let changes: [Change]

  private struct Change {
    let axis: String
    var screen: PreviewScreen?
    let apply: (inout EnvironmentValues) -> Void
  }

  /// The screen of a preview that does not choose one itself.
  var screen: PreviewScreen { changes.lazy.compactMap(\.screen).first ?? .phone }

  /// The values by their axes, in the same form as in scene variants, such as "colorScheme dark, dynamicType xxLarge".
  var labels: String {
    zip(changes, name.split(separator: "+")).map { "\($0.axis) \($1)" }.joined(separator: ", ")
  }

  static var standard: PreviewVariant { PreviewVariant(name: "", changes: []) }

  private init(name: String, changes: [Change]) {
    self.name = name
    self.changes = changes
  }

  init?(_ text: String) {
    let words = text.split(separator: "+").map { PreviewVariant.aliases[String($0)] ?? String($0) }
    let changes = words.compactMap(PreviewVariant.change)
    guard changes.count == words.count else { return nil }
    self.init(name: words.joined(separator: "+"), changes: changes)
  }

  /// Xcode's names for the accessibility sizes.
  private static let aliases = Dictionary(uniqueKeysWithValues: (1...5).map { ("AX\($0)", "accessibility\($0)") })

  static let words =
    ["light", "dark", "ltr", "rtl"] + DynamicTypeSize.allCases.map { "\($0)" } + Device.all.map(\.name)

  private static func change(_ word: String) -> Change? {
    switch word {
    case "light": Change(axis: "colorScheme") { $0.colorScheme = .light }
    case "dark": Change(axis: "colorScheme") { $0.colorScheme = .dark }
    case "ltr": Change(axis: "layoutDirection") { $0.layoutDirection = .leftToRight }
    case "rtl": Change(axis: "layoutDirection") { $0.layoutDirection = .rightToLeft }
    default: textSize(word) ?? device(word) ?? language(word)
    }
  }

  private static func device(_ word: String) -> Change? {
    PreviewScreen(variant: word).map { screen in Change(axis: "device", screen: screen) { _ in } }
  }

  private static func textSize(_ word: String) -> Change? {
    DynamicTypeSize.allCases.first { "\($0)" == word }.map { size in
      Change(axis: "dynamicType") { $0.dynamicTypeSize = size }
    }
  }

  /// Sets the language of text and formats, and the layout direction. The language is a BCP 47 tag, such as "pt-BR" or
  /// "zh-Hant".
  private static func language(_ tag: String) -> Change? {
    let language = Locale.Language(identifier: tag)
    guard tag.prefix(while: { $0 != "-" }).count <= 3, language.languageCode?.isISOLanguage == true else { return nil }
    return Change(axis: "locale") { environment in
      environment.locale = Locale(identifier: tag)
      environment.layoutDirection = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func preferring(_ scheme: ColorScheme) -> PreviewVariant {
    PreviewVariant(name: name, changes: changes + [Change(axis: "colorScheme") { $0.colorScheme = scheme }])
  }

  func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
    changes.reduce(into: environment) { $1.apply(&$0) }
  }
}
