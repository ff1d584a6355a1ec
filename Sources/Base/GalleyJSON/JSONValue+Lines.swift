extension JSONValue {
  /// The document as text with a line break before each object in an array, so that a change in one view changes only
  /// one line.
  package var lines: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null, .bool, .number, .string: write(to: &text, depth: 0)
    case .array(let values): Self.write(values, between: "[", "]", to: &text) { Self.writeElement($0, to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text) { member, text in
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func writeElement(_ value: JSONValue, to text: inout String) {
    if case .object = value { text += "\n" }
    value.write(to: &text)
  }

  private static func write<Element>(
    _ elements: [Element], between start: String, _ end: String, to text: inout String,
    element: (Element, inout String) -> Void
  ) {
    text += start
    for (index, value) in elements.enumerated() {
      if index > 0 { text += "," }
      element(value, &text)
    }
    text += end
  }
}
