extension JSONValue {
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The members in order; nil for anything but an object.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The text; nil for anything else.
  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The number; nil for anything else.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }

  package var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// The whole number; nil for anything else.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// Texts by name in the order of the names; nil where there is none.
  package static func texts(_ texts: [String: String]) -> JSONValue? {
    guard !texts.isEmpty else { return nil }
    return .object(texts.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: .string($0.value)) })
  }

  /// The texts by name that an object holds; the first one where a name comes twice.
  package var texts: [String: String] {
    Dictionary((members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } }) { first, _ in
      first
    }
  }
}
