import Foundation

/// A validator for those parts of JSON Schema draft-07 that the scene schema uses.
struct SchemaSubset {
  private let root: [String: Any]
  private let definitions: [String: Any]

  /// Parses the schema in `text`. Returns `nil` if it is not a JSON object.
  init?(_ text: String) {
    guard let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return nil }
    self.root = root
    definitions = root["definitions"] as? [String: Any] ?? [:]
  }

  /// The supported keywords. Any other keyword would be ignored without notice.
  static let keywords: Set = [
    "$schema", "$id", "$ref", "title", "description", "definitions", "type", "properties", "patternProperties",
    "additionalProperties", "required", "items", "minItems", "enum", "const", "pattern", "minimum", "maximum",
    "anyOf", "allOf", "not", "minProperties", "maxProperties", "dependencies",
  ]

  var usedKeywords: Set<String> { Self.keywords(in: root) }

  private static func keywords(in schema: Any) -> Set<String> {
    guard let schema = schema as? [String: Any] else { return [] }
    var found = Set(schema.keys)
    for (key, value) in schema {
      switch key {
      case "properties", "patternProperties", "definitions", "dependencies":
        for inner in (value as? [String: Any] ?? [:]).values { found.formUnion(keywords(in: inner)) }
      case "items", "additionalProperties", "not": found.formUnion(keywords(in: value))
      case "anyOf", "allOf": for inner in value as? [Any] ?? [] { found.formUnion(keywords(in: inner)) }
      default: break
      }
    }
    return found
  }

  func accepts(_ value: Any) -> Bool { accepts(value, root) }

  private func accepts(_ value: Any, _ schema: Any) -> Bool {
    if let isAllowed = schema as? Bool { return isAllowed }
    guard let schema = schema as? [String: Any] else { return false }
    if let reference = schema["$ref"] as? String {
      return accepts(value, definitions[String(reference.dropFirst("#/definitions/".count))] ?? false)
    }
    return acceptsType(value, schema) && acceptsScalar(value, schema) && acceptsList(value, schema)
      && acceptsObject(value, schema)
      && (schema["anyOf"] as? [Any] ?? [true]).contains { accepts(value, $0) }
      && (schema["allOf"] as? [Any] ?? []).allSatisfy { accepts(value, $0) }
      && !(schema["not"].map { accepts(value, $0) } ?? false)
  }

  private func acceptsType(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let type = schema["type"] else { return true }
    let types = type as? [String] ?? [type as? String ?? ""]
    return types.contains { name in
      switch name {
      case "string": value is String
      case "boolean": value is Bool
      case "number": value is Double
      case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
      case "null": value is NSNull
      case "array": value is [Any]
      default: value is [String: Any]
      }
    }
  }

  private func acceptsScalar(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "\u{0}") { return false }
    if let word = schema["const"] as? String, word != value as? String { return false }
    if let text = value as? String, let pattern = schema["pattern"] as? String {
      guard let regex = try? Regex(pattern), text.contains(regex) else { return false }
    }
    guard let number = value as? Double else { return true }
    if let minimum = schema["minimum"] as? Double, number < minimum { return false }
    if let maximum = schema["maximum"] as? Double, number > maximum { return false }
    return true
  }

  private func acceptsList(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let items = value as? [Any] else { return true }
    if items.count < schema["minItems"] as? Int ?? 0 { return false }
    return items.allSatisfy { accepts($0, schema["items"] ?? true) }
  }

  private func acceptsObject(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let object = value as? [String: Any] else { return true }
    if object.count < schema["minProperties"] as? Int ?? 0 { return false }
    if object.count > schema["maxProperties"] as? Int ?? .max { return false }
    if !(schema["required"] as? [String] ?? []).allSatisfy({ object[$0] != nil }) { return false }
    let dependencies = schema["dependencies"] as? [String: Any] ?? [:]
    if !dependencies.allSatisfy({ object[$0.key] == nil || accepts(object, $0.value) }) { return false }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    return object.allSatisfy { key, value in
      if let known = properties[key] { return accepts(value, known) }
      let matching = patterns.first { pattern, _ in (try? Regex(pattern)).map { key.contains($0) } ?? false }
      return accepts(value, matching?.value ?? schema["additionalProperties"] ?? true)
    }
  }
}
