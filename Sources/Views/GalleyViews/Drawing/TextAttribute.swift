/// A mark of a part of a text, which a renderer finds in its runs.
///
///     struct Shaky: TextAttribute {}
///     Text("A ") + Text("shaky").customAttribute(Shaky()) + Text(" word")
public protocol TextAttribute {}

/// A mark of a text. It is a value that is read where trees are built and drawn.
struct TextMark: @unchecked Sendable {
  let value: any TextAttribute
}

/// The marks of a run.
struct TextAttributes: Equatable {
  var marks: [TextMark] = []

  func value<Value: TextAttribute>(of type: Value.Type) -> Value? { marks.lazy.compactMap { $0.value as? Value }.first }

  static func == (first: TextAttributes, second: TextAttributes) -> Bool {
    first.marks.count == second.marks.count
      && zip(first.marks, second.marks).allSatisfy { Sameness.areSame(any: $0.value, $1.value) }
  }
}
