package import GalleyJSON
import GalleyTemplate

/// The JSON Schema (draft-07) of scene and report files, generated from the grammar. Editors use it for completion and
/// validation.
package enum JSONSchema {
  /// The schema of scene files, version 1.
  package static let scene: JSONValue = document(Grammar.file, "scene")

  /// The schema of report files, version 1.
  package static let report: JSONValue = document(Grammar.report, "report")

  private static func document(_ shape: RecordShape, _ name: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "$schema", value: "http://json-schema.org/draft-07/schema#"),
      .init(name: "$id", value: .string("https://galley.invalid/schema/\(name)-v1.schema.json")),
      .init(name: "title", value: .string("Galley \(name)")),
    ]
    members += record(shape).members
    let definitions: JSONValue = .object([
      "view": view, "views": views, "color": color, "style": style, "layer": layer, "field": field,
      "modifiers": modifiers, "condition": condition, "filter": filter, "keys": keysObject, "part": part,
    ])
    members.append(.init(name: "definitions", value: definitions))
    return .object(members)
  }

  // MARK: Shapes

  private static func schema(_ shape: ValueShape) -> JSONValue {
    switch shape {
    case .text: text
    case .number(let number): anyOf([Self.number(number), reference("field")])
    case .boolean: anyOf([.object(["type": "boolean"]), reference("field")])
    case .word(let vocabulary): words(vocabulary)
    case .color: reference("color")
    case .size: .object(["type": "string", "pattern": "^[0-9.]+[x×][0-9.]+$"])
    case .day: text
    case .record(let shape): record(shape)
    case .list(let item, _, let minimum): anyOf([list(schema(item), minimum), schema(item)])
    case .named(let value, _): .object(["type": "object", "additionalProperties": schema(value)])
    case .oneOf(let shapes): anyOf(shapes.map(schema))
    case .view: reference("view")
    case .views: reference("views")
    case .style: reference("style")
    case .layer: reference("layer")
    case .rows: rows
    case .condition: reference("condition")
    case .modifiers: reference("modifiers")
    case .filter: reference("filter")
    case .binding(let value): anyOf([schema(value), variable])
    case .assignments: assignments
    }
  }

  private static var variable: JSONValue {
    .object(["type": "string", "pattern": "^\\$", "description": "A variable of the scene, such as $volume."])
  }

  private static var assignments: JSONValue {
    .object(["type": "object", "additionalProperties": anyOf([text, list(text, 0)])])
  }

  /// YAML reads `12` as a number and `true` as a Boolean, but both are valid where a string is expected.
  private static var text: JSONValue { .object(["type": ["string", "number", "boolean"]]) }

  private static var field: JSONValue {
    .object(["type": "string", "pattern": "\\{[^{}]+\\}", "description": "A field of the row, such as \"{width}\"."])
  }

  private static func number(_ shape: NumberShape) -> JSONValue {
    let plain: JSONValue = .object([
      "type": shape.isWhole ? "integer" : "number", "minimum": .number(shape.minimum ?? -shape.limit),
      "maximum": .number(shape.maximum ?? shape.limit),
    ])
    let percentage: JSONValue = .object(["type": "string", "pattern": "^[0-9.]+ ?%$"])
    let infinity: JSONValue = .object(["const": "infinity"])
    if let factors = shape.unit.factors {
      let units = factors.map(\.key).joined(separator: "|")
      return .object(["type": "string", "pattern": .string("^[-+]?[0-9.]+ ?(\(units))$")])
    }
    return anyOf([plain] + (shape.unit == .fraction ? [percentage] : []) + (shape.allowsInfinity ? [infinity] : []))
  }

  private static func words(_ vocabulary: Vocabulary) -> JSONValue {
    let known: JSONValue = .object([
      "enum": .array((vocabulary.names + vocabulary.aliases.keys.sorted()).map { .string($0) })
    ])
    return anyOf(vocabulary.isSystemVersion ? [known, text] : [known, reference("field")])
  }

  private static func list(_ item: JSONValue, _ minimum: Int) -> JSONValue {
    .object(["type": "array", "items": item, "minItems": minimum > 0 ? .number(Double(minimum)) : nil])
  }

  private static var rows: JSONValue {
    let row: JSONValue = .object(["type": "object", "additionalProperties": text])
    return .object(["type": "array", "items": anyOf([row, text])])
  }

  private static var condition: JSONValue {
    let tests = record(Grammar.cellTests).members + [.init(name: "minProperties", value: 1)]
    return anyOf([text, .object(["type": "array", "items": text]), .object(tests)])
  }

  private static var filter: JSONValue {
    .object([
      "type": "object",
      "properties": .object(
        WrittenFilter.Junction.allCases.map { junction in
          let filter = reference("filter")
          return .init(name: junction.rawValue, value: junction == .not ? filter : list(filter, 1))
        }),
      "additionalProperties": reference("condition"),
    ])
  }

  private static func record(_ shape: RecordShape) -> JSONValue {
    let required = shape.fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    return .object([
      "type": "object", "description": .string(shape.doc), "properties": properties(shape.fields),
      "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
      "minProperties": shape.isChoice ? 1 : nil, "maxProperties": shape.isChoice ? 1 : nil,
      "anyOf": shape.needed.isEmpty ? nil : requiringOne(of: shape.needed), "dependencies": dependencies(shape),
    ])
  }

  private static func requiringOne(of keys: [String]) -> JSONValue {
    .array(keys.map { .object(["required": .array([.string($0)])]) })
  }

  private static func dependencies(_ shape: RecordShape) -> JSONValue? {
    let members = shape.fields.compactMap { field -> JSONValue.Member? in
      let excluded = shape.exclusions.filter { $0.words == nil && $0.keys.contains(field.key) }.map(\.other)
      let companions = shape.companions.filter { $0.key == field.key }.flatMap(\.others)
      guard !excluded.isEmpty || !companions.isEmpty else { return nil }
      return .init(
        name: field.key,
        value: .object([
          "properties": excluded.isEmpty ? nil : .object(excluded.map { .init(name: $0, value: .bool(false)) }),
          "anyOf": companions.isEmpty ? nil : requiringOne(of: companions),
        ]))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private static func properties(_ fields: [RecordShape.Field]) -> JSONValue {
    .object(fields.map { .init(name: $0.key, value: described(schema($0.shape), $0.doc)) })
  }

  /// Returns a value with a description. References are wrapped, because draft-07 ignores the keys next to `$ref`.
  private static func described(_ value: JSONValue, _ doc: String) -> JSONValue {
    guard case .object(let members) = value, members.first?.name == "$ref" else {
      return .object(
        [.init(name: "description", value: .string(doc))] + value.members.filter { $0.name != "description" })
    }
    return .object(["description": .string(doc), "allOf": [value]])
  }

  // MARK: Views

  /// A view. Components have custom names, so any key with a capital letter is valid.
  private static var view: JSONValue {
    let bare: JSONValue = .object(["type": "string", "pattern": "^[A-Z]"])
    return anyOf([bare, viewObject])
  }

  private static var views: JSONValue { anyOf([reference("view"), list(reference("view"), 1)]) }

  private static var style: JSONValue {
    let fills = SceneVocabulary.standard.views.filter(\.isFill).map(\.name)
    let fill: JSONValue = .object([
      "type": "object", "anyOf": requiringOne(of: fills), "allOf": .array([reference("view")]),
    ])
    return anyOf([reference("color"), fill])
  }

  /// A component: an object that contains no view name. Its arguments may have any names.
  private static var part: JSONValue {
    .object(["not": .object(["anyOf": requiringOne(of: SceneVocabulary.standard.views.map(\.name))])])
  }

  /// A layer. Its alignment is already among the keys that any view may have here.
  private static var layer: JSONValue { anyOf([reference("color"), reference("view")]) }

  private static var viewObject: JSONValue {
    let members = SceneVocabulary.standard.views.map { JSONValue.Member(name: $0.name, value: content(of: $0)) }
    return .object([
      "type": "object",
      "description": "One view: its name with its content, then its arguments and modifiers in order.",
      "properties": .object(members + keys), "patternProperties": .object(["^[A-Z]": .object([])]),
      "additionalProperties": false, "dependencies": ownKeys,
    ])
  }

  /// The rules for the keys of views: which keys are required, which shapes an argument has if these differ between
  /// views, and which views accept each argument. `alignment` is excluded, because it may belong to the layer instead.
  private static var ownKeys: JSONValue {
    let others = Set((SceneVocabulary.standard.modifierFields + SceneVocabulary.standard.common.fields).map(\.key))
      .union(["alignment"])
    let owners = SceneVocabulary.standard.views.flatMap { view in view.arguments.map { (view: view.name, field: $0) } }
      .filter { !others.contains($0.field.key) }
    let shared = Dictionary(grouping: owners, by: \.field.key)
    let disputed = shared.filter { Set($0.value.map { schema($0.field.shape) }).count > 1 }
    let views = SceneVocabulary.standard.views.compactMap { view -> JSONValue.Member? in
      let own = view.arguments.filter { disputed[$0.key] != nil }
      // If the content is optional, the arguments may be given in its place.
      let hasContent = view.content != nil && !view.isContentOptional
      let needed = hasContent ? view.arguments.filter(\.isRequired) : []
      let choices = hasContent ? view.needed : []
      guard !own.isEmpty || !needed.isEmpty || !choices.isEmpty else { return nil }
      return .init(
        name: view.name,
        value: .object([
          "properties": own.isEmpty ? nil : properties(own),
          "required": needed.isEmpty ? nil : .array(needed.map { .string($0.key) }),
          "anyOf": choices.isEmpty ? nil : requiringOne(of: choices),
        ]))
    }
    let homes = shared.keys.sorted().map { key in
      let names = requiringOne(of: shared[key]?.map(\.view) ?? [])
      return JSONValue.Member(name: key, value: anyOf([.object(["anyOf": names]), reference("part")]))
    }
    return .object(views + homes)
  }

  private static var keysObject: JSONValue {
    .object([
      "type": "object", "description": "Arguments and modifiers, in order.", "properties": .object(keys),
      "additionalProperties": false,
    ])
  }

  private static func content(of view: ViewDefinition) -> JSONValue {
    // In a view without content, arguments and modifiers may be given in its place.
    let nothing = anyOf([.object(["type": "null"]), reference("keys")])
    guard let shape = view.content else { return described(nothing, view.doc) }
    return described(view.isContentOptional ? anyOf([schema(shape), nothing]) : schema(shape), view.doc)
  }

  /// The arguments of all views (with alternatives if their shapes differ), the modifiers and the conditions.
  private static var keys: [JSONValue.Member] {
    let fields =
      SceneVocabulary.standard.views.flatMap(\.arguments) + SceneVocabulary.standard.modifierFields
      + SceneVocabulary.standard.common.fields.filter { $0.key != SceneVocabulary.standard.common.modifiers.key }
    var names: [String] = []
    for field in fields where !names.contains(field.key) { names.append(field.key) }
    return names.map { name in key(fields.filter { $0.key == name }) } + [
      .init(name: "modifiers", value: list(reference("modifiers"), 1))
    ]
  }

  private static func key(_ fields: [RecordShape.Field]) -> JSONValue.Member {
    var shapes: [JSONValue] = []
    for schema in fields.map({ schema($0.shape) }) where !shapes.contains(schema) { shapes.append(schema) }
    return .init(name: fields[0].key, value: described(anyOf(shapes), fields[0].doc))
  }

  private static var modifiers: JSONValue {
    .object([
      "type": "object", "properties": properties(SceneVocabulary.standard.modifierFields),
      "additionalProperties": false, "minProperties": 1,
    ])
  }

  // MARK: Pieces

  private static var color: JSONValue {
    let names: JSONValue = .object(["enum": .array(SceneColor.names.map { .string($0) })])
    let hex: JSONValue = .object(["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"])
    return anyOf([names, hex, reference("field")])
  }

  private static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/definitions/\(name)")]) }

  private static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : .object(["anyOf": .array(schemas)])
  }
}

extension JSONValue {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
