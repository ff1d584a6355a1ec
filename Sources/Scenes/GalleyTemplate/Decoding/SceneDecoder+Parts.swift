import GalleyTables

extension SceneDecoder {
  mutating func readParts(_ node: SceneNode) {
    guard let pairs = node.pairs else {
      return report(.value(.wrongType(expected: "a mapping of components", found: node.noun)), at: node.place)
    }
    for pair in pairs {
      if vocabulary.view(pair.key) != nil {
        report(.view(.partNamedLikeView(pair.key)), at: pair.keyPlace)
      } else if pair.key.first?.isUppercase != true {
        report(.view(.partNotCapitalised(pair.key)), at: pair.keyPlace)
      } else {
        parts[pair.key] = pair
      }
    }
    partNames = parts.keys.sorted()
  }

  mutating func decodePart(
    _ part: SceneNode.Pair, use: SceneNode.Pair, _ pairs: [SceneNode.Pair], _ extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    guard !scope.parts.contains(part.key) else {
      report(.view(.partUsesItself(scope.parts + [part.key])), at: use.keyPlace)
      return nil
    }
    let arguments = decodeArguments(use)
    // The conditions where the component is used also apply inside it.
    let outer = conditions
    defer { conditions = outer }
    conditions += decodeConditions(pairs)
    scope.parts.append(part.key)
    scope.arguments.append(arguments)
    usedParts.insert(part.key)
    let body = decodeView(part.value)
    scope.arguments.removeLast()
    scope.parts.removeLast()
    if pairs.isEmpty { return body }
    var view = ViewTemplate(.group, content: body.map { .views([$0]) }, at: use.keyPlace)
    nesting.modifiers += pairs.count
    for pair in pairs { decodeKey(pair, of: .group, into: &view, extra) }
    view.prepare()
    return view
  }

  /// Checks unused components, so that their errors are reported as well. Any field name is allowed in them.
  mutating func checkUnusedParts() {
    scope = FieldScope()
    scope.takesAnyField = true
    for name in partNames where !usedParts.contains(name) {
      guard let part = parts[name] else { continue }
      scope.parts = [name]
      _ = decodeView(part.value)
    }
    scope = FieldScope()
  }

  private mutating func decodeArguments(_ use: SceneNode.Pair) -> [String: Interpolation] {
    if use.value.isNull { return [:] }
    guard let pairs = use.value.pairs else {
      report(
        .value(.wrongType(expected: "the component's arguments, such as { count: 3 }", found: use.value.noun)),
        at: use.value.place)
      return [:]
    }
    var arguments: [String: Interpolation] = [:]
    for pair in pairs {
      guard let text = pair.value.text else {
        report(.value(.wrongType(expected: "text", found: pair.value.noun)), at: pair.value.place)
        continue
      }
      arguments[pair.key] = decodeText(text, pair.value)
    }
    return arguments
  }
}
