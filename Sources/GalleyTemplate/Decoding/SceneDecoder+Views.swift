extension SceneDecoder {
  /// A list of views; at least one.
  mutating func decodeViews(_ items: [SceneNode], _ node: SceneNode) -> [ViewTemplate]? {
    guard !items.isEmpty else {
      report(.emptyList(noun: "views"), at: node.place)
      return nil
    }
    let views = items.map { decodeView($0) }
    return views.contains { $0 == nil } ? nil : views.compactMap { $0 }
  }

  /// One view: its name alone, or a mapping with one capitalised key.
  mutating func decodeView(_ node: SceneNode, extra: [RecordShape.Field] = []) -> ViewTemplate? {
    remainingViews -= 1
    guard remainingViews >= 0 else {
      if remainingViews == -1 { report(.tooManyViews(limit: Self.viewLimit), at: node.place) }
      return nil
    }
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
    for other in names.dropFirst() { report(.twoViews(name.key, other.key), at: other.keyPlace) }
    return decodeView(named: name, beside: pairs.filter { !($0.key.first?.isUppercase ?? false) }, extra: extra)
  }

  private mutating func reportMissingView(_ pairs: [SceneNode.Pair], _ node: SceneNode) {
    for pair in pairs {
      // "vstack:" is a view with a small first letter, not a modifier.
      if let name = viewNames.first(where: { $0.lowercased() == pair.key.lowercased() }) {
        return report(.unknownView(pair.key, suggestion: name), at: pair.keyPlace)
      }
    }
    report(.noView(keys: pairs.map(\.key)), at: node.place)
  }

  private var viewNames: [String] { ViewKind.allCases.map(\.rawValue) + parts.keys.sorted() }

  private mutating func decodeView(
    named name: SceneNode.Pair, beside pairs: [SceneNode.Pair], extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    if let kind = ViewKind(rawValue: name.key) { return decodeView(kind, name, pairs, extra) }
    guard let part = parts[name.key] else {
      let suggestion = Suggestion.closest(to: name.key, among: viewNames)
      report(.unknownView(name.key, suggestion: suggestion), at: name.keyPlace)
      // Read as the view that is probably meant, so that what is wrong inside is told in the same run.
      if let kind = suggestion.flatMap(ViewKind.init) { _ = decodeView(kind, name, pairs, extra) }
      return nil
    }
    return decodePart(part, use: name, pairs, extra)
  }

  private mutating func decodeView(
    _ kind: ViewKind, _ name: SceneNode.Pair, _ pairs: [SceneNode.Pair], _ extra: [RecordShape.Field]
  ) -> ViewTemplate? {
    let definition = Grammar.definition(of: kind)
    var view = ViewTemplate(kind: kind, place: name.keyPlace)
    let errorCount = errors.count
    if kind == .forEach {
      view.content = decodeRows(name, pairs).map { .rows($0) }
    } else {
      view.content = decodeContent(name, definition)
    }
    for pair in pairs where kind != .forEach || definition.arguments.allSatisfy({ $0.key != pair.key }) {
      decodeKey(pair, of: definition, into: &view, extra)
    }
    for field in definition.arguments where field.isRequired && !pairs.contains(where: { $0.key == field.key }) {
      report(.missingKey(field.key, owner: kind.rawValue), at: name.keyPlace)
    }
    return errors.count == errorCount ? view : nil
  }

  private mutating func decodeContent(_ name: SceneNode.Pair, _ definition: Grammar.ViewDefinition) -> SceneValue? {
    guard let shape = definition.content else {
      // `Divider: {}` is how a view without content is written inside a flow mapping.
      if !name.value.isNull, name.value.pairs?.isEmpty != true {
        report(.noContent(view: name.key), at: name.value.place)
      }
      return nil
    }
    if definition.isContentOptional, name.value.isNull || name.value.pairs?.isEmpty == true { return nil }
    if name.value.isNull, shape == .views || !shape.takesColor {
      report(.missingKey(shape.noun, owner: name.key), at: name.keyPlace)
      return nil
    }
    let value = decode(name.value, as: shape)
    if definition.kind == .image, case .text(let path)? = value {
      images.append(.init(path: path, place: name.value.place, frames: scope.frames))
    }
    return value
  }

  /// A key beside a view's name: an argument, a modifier, or a condition.
  mutating func decodeKey(
    _ pair: SceneNode.Pair, of definition: Grammar.ViewDefinition, into view: inout ViewTemplate,
    _ extra: [RecordShape.Field]
  ) {
    if let field = (definition.arguments + extra).first(where: { $0.key == pair.key }) {
      guard let value = decode(pair.value, as: field.shape) else { return }
      view.arguments.entries.append(.init(key: pair.key, value: value, place: pair.value.place))
    } else {
      decodeCommonKey(
        pair, owner: definition.kind.rawValue, known: (definition.arguments + extra).map(\.key), into: &view)
    }
  }

  /// A key that any view may have: a modifier, a list of them, or a condition.
  private mutating func decodeCommonKey(
    _ pair: SceneNode.Pair, owner: String, known: [String], into view: inout ViewTemplate
  ) {
    switch pair.key {
    case "if": view.condition = decodeCondition(pair.value, isNegated: false)
    case "unless": view.condition = decodeCondition(pair.value, isNegated: true)
    case "modifiers": decodeModifiers(pair.value, into: &view)
    default:
      guard let modifier = Grammar.modifier(pair.key) else {
        let names = known + ModifierKind.allCases.map(\.rawValue) + Grammar.commonKeys.map(\.key)
        return reportUnknownKey(pair, owner: owner, known: names)
      }
      decode(pair.value, as: modifier, into: &view)
    }
  }

  private mutating func decode(
    _ node: SceneNode, as modifier: Grammar.ModifierDefinition, into view: inout ViewTemplate
  ) {
    guard let value = decode(node, as: modifier.shape) else { return }
    if modifier.kind == .clipShape, case .view(let outline) = value, !outline.kind.isShape {
      return report(.wrongType(expected: "a shape such as Circle", found: outline.kind.rawValue), at: node.place)
    }
    view.modifiers.append(.init(kind: modifier.kind, value: value))
  }

  private mutating func decodeModifiers(_ node: SceneNode, into view: inout ViewTemplate) {
    guard let items = node.items, !items.isEmpty else {
      return report(.wrongType(expected: "a list of modifiers", found: node.noun), at: node.place)
    }
    for pair in items.flatMap({ $0.pairs ?? [] }) {
      guard let modifier = Grammar.modifier(pair.key) else {
        reportUnknownKey(pair, owner: "modifiers", known: ModifierKind.allCases.map(\.rawValue))
        continue
      }
      decode(pair.value, as: modifier, into: &view)
    }
    for item in items where item.pairs == nil {
      report(.wrongType(expected: "a modifier with its value", found: item.noun), at: item.place)
    }
  }

  /// Modifiers by name, each once.
  mutating func decodeModifiers(_ node: SceneNode) -> SceneRecord? {
    var record = SceneRecord()
    for pair in node.pairs ?? [] {
      guard let modifier = Grammar.modifier(pair.key) else {
        reportUnknownKey(pair, owner: "modifiers", known: ModifierKind.allCases.map(\.rawValue))
        continue
      }
      guard let value = decode(pair.value, as: modifier.shape) else { continue }
      record.entries.append(.init(key: pair.key, value: value, place: pair.value.place))
    }
    return record
  }

  private mutating func decodeCondition(_ node: SceneNode, isNegated: Bool) -> ViewTemplate.Condition? {
    let fieldNode = node["field"] ?? node
    if let pairs = node.pairs {
      for pair in pairs where pair.key != "field" && pair.key != "equals" {
        reportUnknownKey(pair, owner: "if", known: ["field", "equals"])
      }
      for key in ["field", "equals"] where node[key] == nil { report(.missingKey(key, owner: "if"), at: node.place) }
    }
    guard let name = fieldNode.text else {
      if node.pairs == nil { report(.wrongType(expected: "the name of a field", found: node.noun), at: node.place) }
      return nil
    }
    guard let field = decodeField(name, at: fieldNode.place) else { return nil }
    return .init(field: field, equals: node["equals"]?.text, isNegated: isNegated)
  }

  /// A field by its bare name.
  mutating func decodeField(_ name: String, at place: SourcePlace) -> FieldReference? {
    switch scope.meaning(of: name, in: tables) {
    case .column(let field): return field
    case .argument(let argument) where argument.onlyField != nil: return argument.onlyField
    case .argument:
      report(.notOneField(name), at: place)
      return nil
    case .unknown: return nil
    case nil:
      reportUnknownField(name, at: place)
      return nil
    }
  }

  /// A colour, or a mapping that is a gradient.
  mutating func decodeStyle(_ node: SceneNode) -> SceneValue? {
    guard let view = decodeView(node) else { return nil }
    guard view.kind == .linearGradient, view.modifiers.isEmpty else {
      report(.wrongType(expected: "a colour or a LinearGradient", found: view.kind.rawValue), at: node.place)
      return nil
    }
    return .view(view)
  }

  /// A view with its alignment over or under another view.
  mutating func decodeLayer(_ node: SceneNode) -> SceneValue? {
    let alignment = RecordShape.Field("alignment", .word(.alignment), "")
    return decodeView(node, extra: [alignment]).map { .view($0) }
  }
}

extension SceneNode {
  /// A node where nothing is written.
  static func nothing(at place: SourcePlace) -> SceneNode {
    SceneNode(content: .scalar("", isPlain: true), place: place)
  }
}
