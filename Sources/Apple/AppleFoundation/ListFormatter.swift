public import Foundation

/// Foundation lacks this class on Linux.
open class ListFormatter: Formatter {
  open var locale: Locale? = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
    let known = texts.compactMap { $0 }
    guard known.count == items.count else { return nil }
    return known.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
