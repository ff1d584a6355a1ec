extension SceneDecoder {
  /// Takes in the scene's parts; a part that is never used is still read, with fields of any name.
  mutating func readParts(_ node: SceneNode) {
    guard let pairs = node.pairs else {
      return report(.wrongType(expected: "a mapping of parts", found: node.noun), at: node.place)
    }
    for pair in pairs {
      if ViewKind(rawValue: pair.key) != nil {
        report(.partNamedLikeView(pair.key), at: pair.keyPlace)
      } else if pair.key.first?.isUppercase != true {
        report(.partNotCapitalised(pair.key), at: pair.keyPlace)
      } else {
        parts[pair.key] = pair
      }
    }
  }

  /// Puts a part in place: its view, with the arguments of this use, inside the modifiers of this use.
  mutating func decodePart(
    _ part: SceneNode.Pair, use: SceneNode.Pair, _ pairs: [SceneNode.Pair], _ extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    guard !scope.parts.contains(part.key) else {
      report(.partUsesItself(scope.parts + [part.key]), at: use.keyPlace)
      return nil
    }
    let arguments = decodeArguments(use)
    scope.parts.append(part.key)
    scope.arguments.append(arguments)
    let body = decodeView(part.value)
    scope.arguments.removeLast()
    scope.parts.removeLast()
    let group = SceneNode.Pair(key: ViewKind.group.rawValue, keyPlace: use.keyPlace, value: use.value)
    guard let wrapper = decodeWrapper(group, pairs, extra), let body else { return nil }
    if pairs.isEmpty { return body }
    var view = wrapper
    view.content = .views([body])
    return view
  }

  private mutating func decodeArguments(_ use: SceneNode.Pair) -> [String: Interpolation] {
    if use.value.isNull { return [:] }
    guard let pairs = use.value.pairs else {
      report(
        .wrongType(expected: "the part's arguments, such as { count: 3 }", found: use.value.noun), at: use.value.place)
      return [:]
    }
    var arguments: [String: Interpolation] = [:]
    for pair in pairs {
      guard let text = pair.value.text else {
        report(.wrongType(expected: "a text", found: pair.value.noun), at: pair.value.place)
        continue
      }
      arguments[pair.key] = decodeText(text, pair.value)
    }
    return arguments
  }
}
