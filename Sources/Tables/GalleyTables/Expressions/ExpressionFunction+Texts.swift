import GalleyData

extension ExpressionFunction {
  static let texts = [
    changing("trim", "The text without spaces at both ends.") { text in
      let isSpace: (Character) -> Bool = { $0.isWhitespace || $0 == "\u{FEFF}" }
      return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    },
    changing("upper", "The text in upper case.") { $0.uppercased() },
    changing("lower", "The text in lower case.") { $0.lowercased() },
    ExpressionFunction("length", "text", "The number of characters.") { (call) throws(ExpressionError) in
      let text = try call.argument(0, .text)
      return Expression(.number) { row in
        if case .text(let text) = text.value(row) { .number(ExactDecimal(text.count)) } else { .empty }
      }
    },
    ExpressionFunction("replace", "text, old, new", "The text with every `old` replaced by `new`, which may be \"\".") {
      (call) throws(ExpressionError) in
      let (text, old, new) = (try call.argument(0, .text), try call.argument(1, .text), try call.argument(2, .text))
      return Expression(.text) { row in
        guard case .text(let text) = text.value(row), case .text(let old) = old.value(row) else { return .empty }
        return .of(text.split(on: old).joined(separator: new.value(row).text))
      }
    },
    ExpressionFunction(
      "split", "text, separator, index", "The part of the text at this index: 1 is the first part, -1 the last."
    ) { (call) throws(ExpressionError) in
      let (text, mark) = (try call.argument(0, .text), try call.argument(1, .text))
      let index = try call.argument(2, .number)
      return Expression(.text) { row in
        guard case .text(let text) = text.value(row), let number = index.value(row).number?.whole else {
          return .empty
        }
        let parts = text.split(on: mark.value(row).text)
        let place = number < 0 ? parts.count + number : number - 1
        return parts.indices.contains(place) ? .of(String(parts[place])) : .empty
      }
    },
    testing("contains", "part", "Whether the text contains `part` (case-sensitive).") {
      !$1.isEmpty && $0.split(on: $1).count > 1
    },
    testing("starts", "start", "Whether the text starts with `start`.") { $0.hasPrefix($1) },
    testing("ends", "end", "Whether the text ends with `end`.") { $0.hasSuffix($1) },
    ExpressionFunction("concat", "value, …", "All values joined into one string; empty values are ignored.") { call in
      let values = call.arguments
      return Expression(.text) { row in .of(values.map { $0.value(row).text }.joined()) }
    },
    ExpressionFunction("text", "value", "The value as text.") { call in
      let value = call.arguments[0]
      return Expression(.text) { .of(value.value($0).text) }
    },
  ]

  private static func changing(
    _ name: String, _ doc: String, _ change: @escaping @Sendable (String) -> String
  ) -> ExpressionFunction {
    ExpressionFunction(name, "text", doc) { (call) throws(ExpressionError) in
      let text = try call.argument(0, .text)
      return Expression(.text) { row in
        if case .text(let text) = text.value(row) { .of(change(text)) } else { .empty }
      }
    }
  }

  private static func testing(
    _ name: String, _ parameter: String, _ doc: String, _ test: @escaping @Sendable (String, String) -> Bool
  ) -> ExpressionFunction {
    ExpressionFunction(name, "text, \(parameter)", doc) { (call) throws(ExpressionError) in
      let (text, part) = (try call.argument(0, .text), try call.argument(1, .text))
      return Expression(.truth) { row in
        guard case .text(let text) = text.value(row) else { return .empty }
        return .truth(test(text, part.value(row).text))
      }
    }
  }
}

extension Expression.Value {
  fileprivate static func of(_ text: String) -> Self { text.isEmpty ? .empty : .text(text) }
}

extension String {
  /// Splits the text at `mark`. If `mark` is empty, the result is the whole text.
  fileprivate func split(on mark: String) -> [Substring] {
    let (text, mark) = (Array(utf8), Array(mark.utf8))
    guard !mark.isEmpty, mark.count <= text.count else { return [self[...]] }
    var (parts, start, index): ([Substring], Int, Int) = ([], 0, 0)
    while index + mark.count <= text.count {
      guard text[index] == mark[0], text[index..<(index + mark.count)].elementsEqual(mark) else {
        index += 1
        continue
      }
      parts.append(Substring(decoding: text[start..<index], as: UTF8.self))
      index += mark.count
      start = index
    }
    return parts + [Substring(decoding: text[start...], as: UTF8.self)]
  }
}
