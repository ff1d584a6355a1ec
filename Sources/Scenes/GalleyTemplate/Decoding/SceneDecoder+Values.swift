import GalleyMessages
import GalleyTables

extension SceneDecoder {
  // Reads the variables of the scene, which controls can change.

  mutating func readVariables(_ node: SceneNode) {
    guard let pairs = node.pairs else {
      return report(.value(.wrongType(expected: "a mapping of variables", found: node.noun)), at: node.place)
    }
    for pair in pairs {
      guard pair.key.isVariableName else {
        report(.value(.wrongType(expected: "a name of letters and digits", found: "'\(pair.key)'")), at: pair.keyPlace)
        continue
      }
      if let variable = variable(pair) { variables.append(variable) }
    }
  }

  /// Reads a variable. Its initial value determines its type.
  private mutating func variable(_ pair: SceneNode.Pair) -> SceneVariable? {
    let node = pair.value
    switch node.content {
    case .list:
      guard let texts = decode(node, as: SceneVariable.Kind.list.shape) else { return nil }
      let list = TypedShape<[String]>.list(.text(""), noun: "", minimum: 0).read(texts)
      return SceneVariable(name: pair.key, kind: .list, initial: (list ?? []).sceneText)
    case .scalar(let text, let isPlain) where !node.isNull:
      // A value in quotation marks is a string.
      let kind: SceneVariable.Kind =
        !isPlain ? .text : Bool(sceneText: text) != nil ? .boolean : Double(sceneText: text) != nil ? .number : .text
      return SceneVariable(
        name: pair.key, kind: kind, initial: kind == .number ? Double(sceneText: text)?.sceneText ?? text : text)
    default:
      report(.value(.wrongType(expected: SceneVariable.shape.noun, found: node.noun)), at: node.place)
      return nil
    }
  }

  /// Returns the meaning of a field or variable. The name of a variable may start with `$`.
  func meaning(of name: String) -> FieldScope.Meaning? {
    if name.hasPrefix("$") { return variable(named: String(name.dropFirst())).map { .column(FieldReference($0)) } }
    return scope.meaning(of: name, in: tables) ?? variable(named: name).map { .column(FieldReference($0)) }
  }

  private func variable(named name: String) -> VariableReference? {
    variables.firstIndex { $0.name == name }.map(VariableReference.init)
  }

  private mutating func knownVariable(_ name: String, at place: SourcePlace) -> VariableReference? {
    if let variable = variable(named: name) { return variable }
    let known = variables.map(\.name)
    let suggestion = suggestions.closest(to: name, among: known)
    report(
      .value(.unknownWord(name, noun: "a variable of the scene", known: known, suggestion: suggestion)), at: place)
    return nil
  }

  mutating func decodeBinding(_ text: String, _ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    guard text.hasPrefix("$") else { return decode(node, as: shape) }
    guard let variable = knownVariable(String(text.dropFirst()), at: node.place) else { return nil }
    let kind = variables[variable.index].kind
    guard kind.fits(shape) else {
      report(.value(.wrongType(expected: shape.noun, found: "\(kind.shape.noun) in '\(text)'")), at: node.place)
      return nil
    }
    if case .day = shape {
      let initial = variables[variable.index].initial
      if case .failure(let error)? = ScalarParser.parse(initial, as: shape) {
        report(error, at: node.place)
        return nil
      }
      // States and steps that set the variable must then also use dates.
      variables[variable.index].kind = .day
    }
    return .binding(variable)
  }

  mutating func decode(_ variable: SceneVariable, as shape: ValueShape, at place: SourcePlace) -> SceneValue? {
    guard let index = variables.firstIndex(of: variable) else { return nil }
    guard case .success? = ScalarParser.parse(variable.initial, as: shape) else {
      report(.value(.wrongType(expected: shape.noun, found: "'\(variable.initial)'")), at: place)
      return nil
    }
    return .field(DynamicValue(field: FieldReference(VariableReference(index: index)), shape: shape))
  }

  mutating func decodeAssignments(_ node: SceneNode) -> SceneValue? {
    guard let pairs = node.pairs, !pairs.isEmpty else {
      report(.value(.emptyList(noun: "values")), at: node.place)
      return nil
    }
    let count = errors.count
    let entries = pairs.compactMap { pair -> SceneRecord.Entry? in
      guard let variable = knownVariable(pair.key, at: pair.keyPlace),
        let value = decode(pair.value, as: variables[variable.index].kind.shape)
      else { return nil }
      return .init(key: pair.key, value: .list([.binding(variable), value]), place: pair.keyPlace)
    }
    return errors.count == count ? .record(SceneRecord(entries: entries)) : nil
  }
}

extension String {
  fileprivate var isVariableName: Bool {
    first?.isLetter == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
