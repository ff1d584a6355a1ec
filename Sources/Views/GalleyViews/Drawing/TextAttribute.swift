public protocol TextAttribute {}

/// Safe to share between threads because it is immutable, although the compiler cannot verify that.
struct TextMark: @unchecked Sendable {
  let value: any TextAttribute
}

struct TextAttributes: Equatable {
  var marks: [TextMark] = []

  func value<Value: TextAttribute>(of type: Value.Type) -> Value? { marks.lazy.compactMap { $0.value as? Value }.first }

  static func == (first: TextAttributes, second: TextAttributes) -> Bool {
    first.marks.count == second.marks.count
      && zip(first.marks, second.marks).allSatisfy { ViewEquality.areSame(any: $0.value, $1.value) }
  }
}
