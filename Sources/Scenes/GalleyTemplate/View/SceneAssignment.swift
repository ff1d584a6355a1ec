package struct SceneAssignment: Hashable, Sendable {
  package let variable: VariableReference
  package let text: String

  package init(variable: VariableReference, text: String) {
    self.variable = variable
    self.text = text
  }
}

extension TypedShape<[SceneAssignment]> {
  package static var assignments: Self {
    Self(.assignments) { value in
      guard case .record(let record) = value else { return nil }
      return record.entries.compactMap { entry in
        guard case .list(let pair) = entry.value, pair.count == 2, case .binding(let variable) = pair[0] else {
          return nil
        }
        return pair[1].variableText.map { SceneAssignment(variable: variable, text: $0) }
      }
    }
  }
}

extension SceneValue {
  /// The value as the string that variables store; nil if a variable cannot have this value.
  fileprivate var variableText: String? {
    switch self {
    case .boolean(let isTrue): isTrue.sceneText
    case .number(let number): number.sceneText
    case .text(let text): text.constant
    case .list(let values): values.compactMap(\.variableText).sceneText
    default: nil
    }
  }
}
