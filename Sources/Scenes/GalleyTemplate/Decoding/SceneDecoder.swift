import GalleyMessages
import GalleyTables

package struct SceneDecoder {
  let vocabulary: SceneVocabulary
  private lazy var homes = vocabulary.homes
  var tables: [Table] = [] {
    didSet { if tables.count > oldValue.count { noteTables(from: oldValue.count) } }
  }
  private(set) var tableIndices: [String: Int] = [:]
  private(set) var tableNames: [String] = []
  var variables: [SceneVariable] = []
  var parts: [String: SceneNode.Pair] = [:]
  var partNames: [String] = []
  var usedParts: Set<String> = []
  var images: [ImageCheck.Use] = []
  /// Whether views or identities are missing because of errors.
  var isIncomplete = false
  var nesting = Nesting()
  var scope = FieldScope()
  /// The conditions of the enclosing views, outermost first.
  var conditions: [ViewTemplate.Condition] = []
  var allowsFields = false
  var errors: [SceneError] = []
  var suggestsOwners = true
  var suggestions = Suggestions()
  var remainingViews = SceneDecoder.viewLimit

  init(_ vocabulary: SceneVocabulary = .none) { self.vocabulary = vocabulary }

  /// The maximum number of views, counted after all components are expanded.
  static let viewLimit = 20_000

  /// The nesting depth. It is limited, because building, layout and drawing are recursive, and deeper nesting would
  /// overflow the stack.
  package struct Nesting {
    var views = 0
    var modifiers = 0
    static let viewLimit = 128
    static let modifierLimit = 400
  }

  private mutating func noteTables(from start: Int) {
    for index in start..<tables.count {
      tableNames.append(tables[index].name)
      if tableIndices[tables[index].name] == nil { tableIndices[tables[index].name] = index }
    }
  }

  mutating func report(_ kind: SceneError.Kind, at place: SourcePlace) {
    errors.append(SceneError(kind, at: place))
  }

  /// Decodes a node. Returns `nil` after reporting an error.
  mutating func decode(_ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    switch node.content {
    case .scalar(let text, _): decodeScalar(text, node, as: shape)
    case .list(let items): decodeList(items, node, as: shape)
    case .mapping: decodeMapping(node, as: shape)
    }
  }

  private mutating func decodeScalar(_ text: String, _ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    if node.isNull { return decodeNull(node, as: shape) }
    switch shape {
    case .view: return decodeView(node).map { .view($0) }
    case .views: return decodeView(node).map { .views([$0]) }
    case .layer where text.first?.isUppercase == true: return decodeLayer(node)
    case .text: return decodeText(text, node).map { .text($0) }
    // A date and a time that come from two columns cannot be checked here.
    case .day where allowsFields && RawInterpolation(text).map { $0.pieces.count > 1 } == true:
      return decodeText(text, node).map { .text($0) }
    case .list(let item, _, _): return decode(node, as: item).map { .list([$0]) }
    case .oneOf(let shapes) where ScalarParser.parse(text, as: shape) == nil:
      guard let inner = shapes.first(where: \.takesScalar) else { return wrongType(node, shape) }
      return decode(node, as: inner)
    case .condition: return .list([.text(Interpolation(text))])
    case .binding(let value): return decodeBinding(text, node, as: value)
    case .oneOf(let shapes) where text.contains("{") && shapes.contains(where: \.isText):
      return decodeText(text, node).map { .text($0) }
    default: break
    }
    if allowsFields, text.contains("{") { return decodeDynamic(text, node, as: shape) }
    guard let result = ScalarParser.parse(text, as: shape) else { return wrongType(node, shape) }
    if case .failure(.value(.unknownWord)) = result, shape.hasKey(text) {
      report(.value(.needsValue(key: text)), at: node.place)
      return nil
    }
    switch result {
    case .success(.text): return decodeText(text, node).map { .text($0) }
    case .success(let value): return value
    case .failure(let kind):
      report(kind, at: node.place)
      return nil
    }
  }

  private mutating func decodeNull(_ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    if case .list(_, let noun, _) = shape {
      report(.value(.emptyList(noun: noun)), at: node.place)
      return nil
    }
    return wrongType(node, shape)
  }

  private mutating func decodeList(_ items: [SceneNode], _ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    switch shape {
    case .list(let item, let noun, let minimum):
      guard items.count >= minimum else {
        let error = SceneError.Kind.value(.shortList(noun: noun, count: items.count, minimum: minimum))
        report(items.isEmpty ? .value(.emptyList(noun: noun)) : error, at: node.place)
        return nil
      }
      return decodeAll(items, as: item).map { .list($0) }
    case .views: return decodeViews(items, node).map { .views($0) }
    case .rows: return .list([])
    case .binding(let value): return decode(node, as: value)
    case .condition: return decodeAll(items, as: .text(noun: "text")).map { .list($0) }
    case .oneOf(let shapes):
      guard let inner = shapes.first(where: \.takesList) else { return wrongType(node, shape) }
      return decode(node, as: inner)
    default: return wrongType(node, shape)
    }
  }

  private mutating func decodeAll(_ items: [SceneNode], as shape: ValueShape) -> [SceneValue]? {
    let values = items.map { decode($0, as: shape) }
    // Steps and states without errors are kept even if others have errors.
    if case .record = shape { return values.compactMap { $0 } }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  private mutating func decodeMapping(_ node: SceneNode, as shape: ValueShape) -> SceneValue? {
    switch shape {
    case .record(let record): return decodeRecord(node, as: record).map { .record($0) }
    case .named(let value, _): return decodeNamed(node, as: value).map { .record($0) }
    case .view: return decodeView(node).map { .view($0) }
    case .views: return decodeView(node).map { .views([$0]) }
    case .style: return decodeStyle(node)
    case .layer: return decodeLayer(node)
    case .condition: return decodeCondition(node).map { .record($0) }
    case .modifiers: return .modifiers(decodeModifiers(node))
    case .filter: return decodeFilter(node).map { .record($0) }
    case .binding(let value): return decode(node, as: value)
    case .assignments: return decodeAssignments(node)
    case .list(let item, _, _): return decode(node, as: item).map { .list([$0]) }
    case .oneOf(let shapes):
      let named = node.namesView ? shapes.first { $0 == .view || $0 == .views } : nil
      guard let inner = named ?? shapes.first(where: \.takesMapping) else { return wrongType(node, shape) }
      return decode(node, as: inner)
    default: return wrongType(node, shape)
    }
  }

  mutating func decodeRecord(_ node: SceneNode, as shape: RecordShape) -> SceneRecord? {
    guard let pairs = node.pairs else {
      return wrongType(node, .record(shape)).flatMap { _ in nil }
    }
    var record = SceneRecord()
    var missing = shape.fields.filter { $0.isRequired && node[$0.key] == nil }
    for pair in pairs {
      guard let field = shape.field(pair.key) ?? takeSimilar(by: pair, of: &missing, owner: shape.name) else {
        reportUnknownKey(pair, owner: shape.name, known: shape.fields.map(\.key), listsAll: shape.isChoice)
        continue
      }
      if let value = decode(pair.value, as: field.shape) {
        record.entries.append(.init(key: field.key, value: value, place: pair.value.place))
      } else {
        record.unread.insert(field.key)
        if field.isRequired { demandItem(at: pair.value.place) }
      }
    }
    if shape.isChoice, pairs.count != 1 {
      report(
        .moment(.notOneStep(keys: pairs.map(\.key), noun: shape.singular)),
        at: pairs.dropFirst().first?.keyPlace ?? node.place)
    }
    for field in missing { report(.key(.missingKey(field.key, owner: shape.name)), at: node.place) }
    for keys in shape.risingKeys { checkRise(of: keys, in: record) }
    checkKeys(of: record, shape, at: node.place)
    return record
  }

  /// Changes the error about an empty list: since the key is required, the message asks for an item.
  private mutating func demandItem(at place: SourcePlace) {
    guard let last = errors.last, last.place == place, case .value(.emptyList(let noun)) = last.kind else { return }
    errors[errors.count - 1] = SceneError(.value(.shortList(noun: noun, count: 0, minimum: 1)), at: place)
  }

  private mutating func checkRise(of keys: [String], in record: SceneRecord) {
    let numbers = keys.compactMap { key in record.number(key).map { (key: key, number: $0) } }
    for (lesser, greater) in zip(numbers, numbers.dropFirst()) where greater.number < lesser.number {
      guard let entry = record.entries.first(where: { $0.key == greater.key }) else { continue }
      report(.key(.falling(greater.key, greater.number, below: lesser.key, lesser.number)), at: entry.place)
    }
  }

  private mutating func decodeNamed(_ node: SceneNode, as shape: ValueShape) -> SceneRecord? {
    var record = SceneRecord()
    for pair in node.pairs ?? [] {
      guard let value = decode(pair.value, as: shape) else { continue }
      record.entries.append(.init(key: pair.key, value: value, place: pair.keyPlace))
    }
    return record
  }

  mutating func reportUnknownKey(
    _ pair: SceneNode.Pair, owner: String, known: [String], listsAll: Bool = false
  ) {
    let homes = suggestsOwners ? (homes[pair.key] ?? []).filter { $0 != owner } : []
    let suggestion = homes.isEmpty ? suggestions.closest(to: pair.key, among: known) : nil
    report(
      .key(
        .unknownKey(
          pair.key, owner: owner, suggestion: suggestion, known: listsAll ? known : [], homes: homes,
          advice: SwiftUINames.modifier(pair.key))),
      at: pair.keyPlace)
  }

  mutating func wrongType(_ node: SceneNode, _ shape: ValueShape) -> SceneValue? {
    if node.isNull, shape.takesColor {
      report(.value(.emptyColor), at: node.place)
    } else if let name = node.bracedName {
      report(.value(.unquotedField(name)), at: node.place)
    } else {
      report(.value(.wrongType(expected: shape.noun, found: node.noun)), at: node.place)
    }
    return nil
  }
}

extension ValueShape {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  var takesScalar: Bool {
    switch self {
    case .text, .number, .boolean, .word, .color, .size, .day, .view, .views, .style, .layer, .condition: true
    case .record, .named, .rows, .modifiers, .filter, .assignments: false
    case .binding: true
    case .list(let item, _, _): item.takesScalar
    case .oneOf(let shapes): shapes.contains(where: \.takesScalar)
    }
  }

  var takesList: Bool {
    switch self {
    case .list, .views, .rows, .condition: true
    case .binding(let value): value.takesList
    case .oneOf(let shapes): shapes.contains(where: \.takesList)
    default: false
    }
  }

  var takesMapping: Bool {
    switch self {
    case .record, .named, .view, .views, .style, .layer, .condition, .modifiers, .filter, .assignments: true
    case .binding(let value): value.takesMapping
    case .list(let item, _, _): item.takesMapping
    case .oneOf(let shapes): shapes.contains(where: \.takesMapping)
    default: false
    }
  }

  var takesColor: Bool {
    switch self {
    case .color, .style, .layer: true
    case .list(let item, _, _): item.takesColor
    case .oneOf(let shapes): shapes.contains(where: \.takesColor)
    default: false
    }
  }
}
