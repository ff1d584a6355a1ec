/// A custom attribute of a part of a text, for use by a text renderer.
///
/// ```
/// struct Shaky: TextAttribute {}
///
/// Text("A ") + Text("shaky").customAttribute(Shaky()) + Text(" word")
/// ```
public protocol TextAttribute {}

/// A custom attribute. It is an immutable value, although the compiler cannot verify that it is sendable.
struct TextMark: @unchecked Sendable {
  let value: any TextAttribute
}

struct TextAttributes: Equatable {
  var marks: [TextMark] = []

  func value<Value: TextAttribute>(of type: Value.Type) -> Value? { marks.lazy.compactMap { $0.value as? Value }.first }

  static func == (first: TextAttributes, second: TextAttributes) -> Bool {
    first.marks.count == second.marks.count
      && zip(first.marks, second.marks).allSatisfy { Sameness.areSame(any: $0.value, $1.value) }
  }
}
