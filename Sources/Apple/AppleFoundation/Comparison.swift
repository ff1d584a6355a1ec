import Foundation

/// How two values are compared.
struct Comparison {
  private enum Kind {
    case equal, different, less, atMost, more, atLeast, matches, like, contains, begins, ends, isIn
  }

  private let kind: Kind
  private let options: String.CompareOptions

  init?(_ name: String, _ options: String.CompareOptions) {
    let kinds: [String: Kind] = [
      "=": .equal, "==": .equal, "!=": .different, "<>": .different, "<": .less, "<=": .atMost, "=<": .atMost,
      ">": .more,
      ">=": .atLeast, "=>": .atLeast, "MATCHES": .matches, "LIKE": .like, "CONTAINS": .contains, "BEGINSWITH": .begins,
      "ENDSWITH": .ends, "IN": .isIn,
    ]
    guard let kind = kinds[name] else { return nil }
    (self.kind, self.options) = (kind, options)
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: order(left, right) == .orderedSame
    case .different: order(left, right) != .orderedSame
    case .less: order(left, right) == .orderedAscending
    case .more: order(left, right) == .orderedDescending
    case .atMost: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .atLeast: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .matches, .like, .begins, .ends:
      if let whole = text(left), let other = text(right) { holds(of: whole, other) } else { false }
    }
  }

  private func holds(of text: String, _ other: String) -> Bool {
    switch kind {
    case .begins: text.range(of: other, options: options.union(.anchored)) != nil
    case .ends: text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like: matches(text, Self.pattern(of: other))
    default: matches(text, other)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  private static func pattern(of text: String) -> String {
    text.map { letter in
      switch letter {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(letter))
      }
    }.joined()
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let letters = text(whole), let some = text(part) { return letters.range(of: some, options: options) != nil }
    guard let whole else { return false }
    return Mirror(reflecting: whole).children.contains { order($0.value, part) == .orderedSame }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = Self.unwrapped(left), let right = Self.unwrapped(right) else {
      return Self.unwrapped(left) == nil && Self.unwrapped(right) == nil ? .orderedSame : nil
    }
    if let first = Self.number(left), let second = Self.number(right) {
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    if let first = text(left), let second = text(right) { return first.compare(second, options: options) }
    if let first = left as? AnyHashable, let second = right as? AnyHashable, first == second { return .orderedSame }
    return nil
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
  }

  private func text(_ value: Any?) -> String? {
    guard let value = Self.unwrapped(value) else { return nil }
    return value as? String ?? (value as? NSString)?.description ?? (value as? Substring).map(String.init)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}
