package import GalleyMessages
package import GalleyTables

extension SceneDecoder {
  mutating func decodeViews(_ items: [SceneNode], _ node: SceneNode) -> [ViewTemplate]? {
    guard !items.isEmpty else {
      report(.value(.emptyList(noun: "views")), at: node.place)
      return nil
    }
    // Views with errors are kept, so that errors that depend on them are found in the same run.
    return items.compactMap { decodeView($0) }
  }

  mutating func decodeView(_ node: SceneNode, extra: [RecordShape.Field] = []) -> ViewTemplate? {
    remainingViews -= 1
    guard remainingViews >= 0 else {
      if remainingViews == -1 { report(.view(.tooManyViews(limit: Self.viewLimit)), at: node.place) }
      return nil
    }
    let outer = nesting
    defer { nesting = outer }
    nesting.views += 1
    guard nesting.views <= Nesting.viewLimit else {
      isIncomplete = true
      report(.view(.viewsTooDeep(limit: Nesting.viewLimit)), at: node.place)
      return nil
    }
    guard let view = decodeNamedView(node, extra) else {
      isIncomplete = true
      return nil
    }
    return view
  }

  private mutating func decodeNamedView(_ node: SceneNode, _ extra: [RecordShape.Field]) -> ViewTemplate? {
    if let name = node.text {
      let pair = SceneNode.Pair(key: name, keyPlace: node.place, value: SceneNode.nothing(at: node.place))
      return decodeView(named: pair, beside: [], extra: extra)
    }
    guard let pairs = node.pairs else { return wrongType(node, .view).flatMap { _ in nil } }
    let names = pairs.filter { $0.key.first?.isUppercase ?? false }
    guard let name = names.first else {
      reportMissingView(pairs, node)
      return nil
    }
    for other in names.dropFirst() { report(.view(.twoViews(name.key, other.key)), at: other.keyPlace) }
    return decodeView(named: name, beside: pairs.filter { !($0.key.first?.isUppercase ?? false) }, extra: extra)
  }

  private mutating func reportMissingView(_ pairs: [SceneNode.Pair], _ node: SceneNode) {
    for pair in pairs {
      // "vstack:" is a view with the wrong capitalisation, not a modifier.
      let key = pair.key.lowercased()
      if let name = vocabulary.viewNames.first(where: { $0.lowercased() == key })
        ?? partNames.first(where: { $0.lowercased() == key })
      {
        let advice = SwiftUINames.view(pair.key)
        return report(.view(.unknownView(pair.key, suggestion: name, parts: [], advice: advice)), at: pair.keyPlace)
      }
    }
    report(.view(.noView(keys: pairs.map(\.key))), at: node.place)
  }

  private mutating func decodeView(
    named name: SceneNode.Pair, beside pairs: [SceneNode.Pair], extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    if let definition = vocabulary.view(name.key) { return decodeView(definition, name, pairs, extra) }
    guard let part = parts[name.key] else { return decodeUnknownView(name, pairs, extra) }
    return decodePart(part, use: name, pairs, extra)
  }

  /// Decodes an unknown view as the view that is probably meant, so that errors inside it are found in the same run.
  private mutating func decodeUnknownView(
    _ name: SceneNode.Pair, _ pairs: [SceneNode.Pair], _ extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    let suggestion =
      suggestions.closest(to: name.key, among: vocabulary.viewNames)
      ?? suggestions.closest(to: name.key, among: partNames)
    let known = suggestion == nil ? vocabulary.viewNames : []
    let advice =
      SwiftUINames.view(name.key) ?? (suggestion == nil ? SwiftUINames.control(like: name.key) : nil)
    report(
      .view(.unknownView(name.key, suggestion: suggestion, parts: partNames, known: known, advice: advice)),
      at: name.keyPlace)
    if let definition = suggestion.flatMap(vocabulary.view) {
      return decodeView(definition, name, pairs, extra)
    }
    isIncomplete = true
    var view = ViewTemplate(.group, at: name.keyPlace)
    if name.value.containsViews { view.content = decode(name.value, as: .views) }
    for pair in pairs
    where vocabulary.modifier(pair.key) != nil || vocabulary.common.negation(of: pair.key) != nil {
      decodeKey(pair, of: .group, into: &view, extra)
    }
    return view
  }

  private mutating func decodeView(
    _ definition: ViewDefinition, _ name: SceneNode.Pair, _ pairs: [SceneNode.Pair],
    _ extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    var view = ViewTemplate(definition, at: name.keyPlace)
    // Conditions are decoded first, because the rows that they exclude are not checked.
    let outer = conditions
    defer { conditions = outer }
    for pair in pairs where vocabulary.common.negation(of: pair.key) != nil {
      decodeKey(pair, of: definition, into: &view, [])
    }
    if let condition = view.condition { conditions.append(condition) }
    let keys = decodeContent(name, pairs, definition, into: &view)
    nesting.modifiers += keys.count
    var missing = definition.arguments.filter { field in
      field.isRequired && !keys.contains { $0.key == field.key }
    }
    for pair in keys
    where definition != .forEach || definition.arguments.allSatisfy({ $0.key != pair.key }) {
      if vocabulary.common.negation(of: pair.key) != nil { continue }
      let isKnown = { [vocabulary] in
        vocabulary.commonNames.contains(pair.key) || (definition.arguments + extra).contains { $0.key == pair.key }
      }
      if !missing.isEmpty, !isKnown(),
        let field = takeSimilar(by: pair, of: &missing, owner: definition.name)
      {
        if let value = decode(pair.value, as: field.shape) {
          view.arguments.entries.append(.init(key: field.key, value: value, place: pair.value.place))
        }
      } else {
        decodeKey(pair, of: definition, into: &view, extra)
      }
    }
    for field in missing {
      report(.key(.missingKey(field.key, owner: definition.name)), at: name.keyPlace)
    }
    if !definition.needed.isEmpty, !keys.contains(where: { definition.needed.contains($0.key) }) {
      report(.key(.needsOne(of: definition.needed, owner: definition.name)), at: name.keyPlace)
    }
    takeFill(into: &view)
    if let error = definition.traits.error?(view.content, view.arguments, tables) {
      report(error.kind, at: error.key.flatMap(view.arguments.place) ?? name.value.place)
    }
    view.prepare()
    return view
  }

  private mutating func takeFill(into view: inout ViewTemplate) {
    guard view.definition.isShape,
      let index = view.arguments.entries.firstIndex(where: { $0.key == ViewDefinition.fill.key })
    else { return }
    let fill = view.arguments.entries.remove(at: index)
    if view.content != nil {
      return report(.key(.conflict(fill.key, with: view.name + ": …")), at: fill.place)
    }
    view.content = fill.value
  }

  /// - Returns: The keys of the view's arguments and modifiers.
  private mutating func decodeContent(
    _ name: SceneNode.Pair, _ pairs: [SceneNode.Pair], _ definition: ViewDefinition,
    into view: inout ViewTemplate
  ) -> [SceneNode.Pair] {
    if definition == .forEach {
      view.content = decodeRows(name, pairs).map { .rows($0) }
      if view.content == nil { isIncomplete = true }
      return pairs
    }
    // A view without content may have its keys in place of the content: `Circle: { fill: red, frame: … }`.
    if definition.takesKeys, let inner = name.value.pairs, !inner.isEmpty, !name.value.namesView {
      let given = Set(pairs.map(\.key))
      for pair in inner where given.contains(pair.key) {
        report(
          .yaml(.duplicateKey(pair.key, firstLine: pairs.first { $0.key == pair.key }?.keyPlace.line ?? 1)),
          at: pair.keyPlace)
      }
      return inner + pairs
    }
    if let strays = strays(in: name.value, definition) {
      for pair in strays { report(.view(.keyInsideContent(pair.key, view: name.key)), at: pair.keyPlace) }
      isIncomplete = true
      return pairs + strays
    }
    view.content = decodeContent(name, definition)
    if view.content == nil, definition.content == .views { isIncomplete = true }
    return pairs
  }

  private func strays(in value: SceneNode, _ definition: ViewDefinition) -> [SceneNode.Pair]? {
    guard let inner = value.pairs, !value.namesView,
      definition.content.map({ !$0.takesKeyedRecord }) ?? true
    else { return nil }
    let own = Set(definition.arguments.map(\.key))
    return inner.contains { own.contains($0.key) } ? inner.filter { own.contains($0.key) } : nil
  }

  private mutating func decodeContent(_ name: SceneNode.Pair, _ definition: ViewDefinition)
    -> SceneValue?
  {
    guard let shape = definition.content else {
      // Inside a flow mapping, a view without content is written as `Divider: {}`.
      if !name.value.isNull, name.value.pairs?.isEmpty != true {
        report(.value(.noContent(view: name.key)), at: name.value.place)
      }
      return nil
    }
    if definition.isContentOptional, name.value.isNull || name.value.pairs?.isEmpty == true { return nil }
    if name.value.isNull, shape == .views || !shape.takesColor {
      report(.key(.missingKey(shape.noun, owner: name.key)), at: name.keyPlace)
      return nil
    }
    let value = decode(name.value, as: shape)
    if definition.traits.namesImage, case .text(let path)? = value {
      images.append(.init(path: path, place: name.value.place, rows: visibleRows))
    }
    return value
  }

  mutating func decodeKey(
    _ pair: SceneNode.Pair, of definition: ViewDefinition, into view: inout ViewTemplate,
    _ extra: [RecordShape.Field]
  ) {
    if let field = (definition.arguments + extra).first(where: { $0.key == pair.key }) {
      guard let value = decode(pair.value, as: field.shape) else { return }
      view.arguments.entries.append(.init(key: pair.key, value: value, place: pair.value.place))
    } else {
      decodeCommonKey(
        pair, owner: definition.name, known: (definition.arguments + extra).map(\.key), into: &view)
    }
  }

  private mutating func decodeCommonKey(
    _ pair: SceneNode.Pair, owner: String, known: [String], into view: inout ViewTemplate
  ) {
    if let isNegated = vocabulary.common.negation(of: pair.key) {
      view.condition = decodeCondition(pair.value, isNegated: isNegated)
    } else if pair.key == vocabulary.common.modifiers.key {
      decodeModifiers(pair.value, into: &view)
    } else {
      guard let modifier = vocabulary.modifier(pair.key) else {
        return reportUnknownKey(pair, owner: owner, known: known + vocabulary.commonNames)
      }
      if let modifier = decode(pair, as: modifier) { view.modifiers.append(modifier) }
    }
  }

  private mutating func decode(_ pair: SceneNode.Pair, as definition: ModifierDefinition) -> ViewTemplate.Modifier? {
    guard let value = decode(pair.value, as: definition.shape) else {
      if definition.traits.namesScrollers { isIncomplete = true }
      return nil
    }
    if let error = definition.traits.error?(value) {
      report(error, at: pair.value.place)
      return nil
    }
    return .init(definition, value, at: pair.keyPlace)
  }

  private mutating func decodeModifiers(_ node: SceneNode, into view: inout ViewTemplate) {
    guard let items = node.items, !items.isEmpty else {
      return report(.value(.wrongType(expected: "a list of modifiers", found: node.noun)), at: node.place)
    }
    nesting.modifiers += items.count
    guard nesting.modifiers <= Nesting.modifierLimit else {
      return report(.view(.modifiersTooDeep(limit: Nesting.modifierLimit)), at: node.place)
    }
    for item in items { view.modifiers += decodeModifiers(item) }
    for item in items where item.pairs == nil {
      report(.value(.wrongType(expected: "a modifier with its value", found: item.noun)), at: item.place)
    }
  }

  mutating func decodeModifiers(_ node: SceneNode) -> [ViewTemplate.Modifier] {
    (node.pairs ?? []).compactMap { pair in
      if let modifier = vocabulary.modifier(pair.key) { return decode(pair, as: modifier) }
      reportUnknownKey(pair, owner: "modifiers", known: vocabulary.modifierNames)
      return nil
    }
  }

  mutating func decodeConditions(_ pairs: [SceneNode.Pair]) -> [ViewTemplate.Condition] {
    pairs.compactMap { pair in
      vocabulary.common.negation(of: pair.key).flatMap { decodeCondition(pair.value, isNegated: $0) }
    }
  }

  private mutating func decodeCondition(_ node: SceneNode, isNegated: Bool) -> ViewTemplate.Condition? {
    let keys = ConditionKeys.all
    let fieldNode = node[keys.field.key] ?? node
    if let pairs = node.pairs {
      let known = [keys.field.key, keys.equals.key]
      for pair in pairs where !known.contains(pair.key) {
        reportUnknownKey(pair, owner: ConditionKeys.owner, known: known)
      }
      for key in known where node[key] == nil {
        report(.key(.missingKey(key, owner: ConditionKeys.owner)), at: node.place)
      }
    }
    guard let name = fieldNode.text else {
      if node.pairs == nil {
        report(.value(.wrongType(expected: "the name of a field", found: node.noun)), at: node.place)
      }
      return nil
    }
    guard let field = decodeField(name, at: fieldNode.place) else { return nil }
    return .init(field: field, equals: node[keys.equals.key]?.text, isNegated: isNegated)
  }

  mutating func decodeField(_ name: String, at place: SourcePlace) -> FieldReference? {
    switch meaning(of: name) {
    case .column(let field): return field
    case .argument(let argument) where argument.onlyField != nil: return argument.onlyField
    case .argument:
      report(.field(.notOneField(name)), at: place)
      return nil
    case .unknown: return nil
    case nil:
      reportUnknownField(name, at: place)
      return nil
    }
  }

  mutating func decodeStyle(_ node: SceneNode) -> SceneValue? {
    guard let view = decodeView(node) else { return nil }
    guard view.definition.isFill, view.modifiers.isEmpty else {
      report(.value(.wrongType(expected: ValueShape.style.noun, found: view.name)), at: node.place)
      return nil
    }
    return .view(view)
  }

  mutating func decodeLayer(_ node: SceneNode) -> SceneValue? {
    decodeView(node, extra: [ViewTemplate.layerAlignment.shape]).map { .view($0) }
  }
}

extension ViewDefinition {
  /// Whether arguments and modifiers may be in place of the content.
  fileprivate var takesKeys: Bool { content == nil || isContentOptional }
}

extension ValueShape {
  fileprivate var takesKeyedRecord: Bool {
    switch self {
    case .record: true
    case .list(let item, _, _): item.takesKeyedRecord
    case .oneOf(let shapes): shapes.contains(where: \.takesKeyedRecord)
    default: false
    }
  }
}

extension SceneNode {
  var namesView: Bool { pairs?.contains { $0.key.first?.isUppercase ?? false } ?? false }

  fileprivate var containsViews: Bool { items?.isEmpty == false || namesView }

  package static func nothing(at place: SourcePlace) -> SceneNode {
    SceneNode(content: .scalar("", isPlain: true), place: place)
  }
}
