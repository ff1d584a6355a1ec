public import Foundation

/// Words of several things in one sentence: "a, b, and c".
open class ListFormatter: Formatter {
  /// The language.
  open var locale: Locale? = .current
  /// What makes a text of each thing; nil where they are texts.
  open var itemFormatter: Formatter?

  /// `strings` in one sentence.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// `items` in one sentence; nil where one has no text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    let known = texts.compactMap { $0 }
    guard known.count == items.count else { return nil }
    return known.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// A list in one sentence; nil where `object` is none.
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
