import Galley
import GalleyJSON

/// A scene in which a placeholder stands for a number.
struct NumericPlace {
  /// The view, modifier or section to which the number belongs.
  var group: String
  /// The scene in YAML flow style, in which `@` stands for the number.
  var yaml: String

  func scene(with number: String) -> String { yaml.replacing("@", with: number) }
}

/// Every position where a scene accepts a number, read from the schema that Galley generates.
enum NumericPlaces {
  static let all: [NumericPlace] = viewPlaces + contentPlaces + sectionPlaces

  private static let schema = SchemaWalk(JSONSchema.scene)

  private static let scroller =
    "{ ScrollView: { LazyVStack: { ForEach: t, id: a, row: { Text: '{a}', frame: { height: 80 } } } }, id: l }"

  private static func scene(_ view: String, _ more: String = "") -> String {
    let canvas = more.contains("canvas:") ? "" : "canvas: { size: 60x60, scale: 1 }\n"
    let data = more.contains("data:") ? "" : "data: { t: [ { a: x }, { a: y } ] }\n"
    return "scene: 1\n\(canvas)\(data)view: \(view)\n\(more)"
  }

  /// Arguments and modifiers of a Text view, of a scroll view, in a row and in a grid.
  private static var viewPlaces: [NumericPlace] {
    schema.keys.flatMap { key, value in
      schema.holes(value).flatMap { hole in
        [
          "{ VStack: [ { Text: abc def, \(key): \(hole) }, { Text: z } ] }",
          "{ VStack: [ { Color: red, \(key): \(hole) }, { Text: z } ] }",
          "{ ScrollView: { LazyVStack: { ForEach: t, row: { Text: '{a}' } } }, id: l, \(key): \(hole) }",
          "{ List: { ForEach: t, row: { Text: '{a}', \(key): \(hole) } }, id: l }",
          "{ Grid: [ { GridRow: [ { Text: a, \(key): \(hole) }, { Text: b } ] }, { Text: c } ] }",
        ].map { NumericPlace(group: key, yaml: scene($0)) }
      }
    }
  }

  /// The arguments of each view that stand next to its content.
  private static var contentPlaces: [NumericPlace] {
    SceneReference.viewNames.filter { $0 != "ForEach" && $0 != "Image" }.flatMap { name -> [NumericPlace] in
      // The sample text in the schema is not the name of a symbol.
      let content = name == "Symbol" ? "star" : schema.contents[name].map { schema.sample($0) } ?? "a"
      let needed = ["RoundedRectangle": "cornerRadius", "LazyVGrid": "columns", "LazyHGrid": "rows"][name]
      return schema.keys.filter { schema.arguments.contains($0.0) }.flatMap { key, value in
        schema.holes(value).map { hole in
          let others = needed == key ? "" : needed.map { ", \($0): 2" } ?? ""
          let view = "{ \(name): \(content), \(key): \(hole)\(others) }"
          return NumericPlace(group: name, yaml: scene("{ ScrollView: \(view), id: l }"))
        }
      }
    }
  }

  private static var sectionPlaces: [NumericPlace] {
    ["canvas", "variants", "states", "script", "print", "data"].flatMap { section in
      schema.holes(schema.sections[section] ?? .null).map { hole in
        // The sample scene must define every name to which generated samples refer.
        let named = hole.replacing("{ n:", with: section == "data" ? "{ t:" : "{ l:").replacing("in: a", with: "in: l")
        return NumericPlace(group: section, yaml: scene(scroller, "\(section): \(named)\n"))
      }
    }
  }
}

/// The scene files that a schema permits, as text.
struct SchemaWalk {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  var sections: [String: JSONValue] { members(root["properties"]) }
  /// The values that may follow the name of a view.
  var contents: [String: JSONValue] { members(view["properties"]).filter { $0.key.first?.isUppercase == true } }
  /// The keys that may stand next to the name of a view, in order.
  var keys: [(String, JSONValue)] {
    (view["properties"]?.pairs ?? []).filter { $0.0.first?.isLowercase == true && $0.0 != "modifiers" }
  }
  /// The keys that are not modifiers.
  var arguments: Set<String> {
    Set(keys.map(\.0)).subtracting(SceneReference(.modifiers).entries.map(\.name)).union(["cornerRadius", "tracking"])
  }

  private var definitions: [String: JSONValue] { members(root["definitions"]) }
  private var view: JSONValue { definitions["view"]?["anyOf"]?.items.last ?? .null }

  private func members(_ value: JSONValue?) -> [String: JSONValue] {
    Dictionary(value?.pairs ?? []) { first, _ in first }
  }

  /// Returns the name in a `$ref`, or `nil` for other shapes.
  private func reference(_ shape: JSONValue) -> String? {
    let own = shape["$ref"] ?? shape["allOf"]?.items.first?["$ref"]
    return own?.text.split(separator: "/").last.map { String($0.filter { $0 != "\"" }) }
  }

  /// Returns values of `shape`, each with one placeholder.
  func holes(_ shape: JSONValue, depth: Int = 0) -> [String] {
    guard depth < 9, reference(shape) == nil else { return [] }
    if let choices = shape["anyOf"]?.items { return choices.flatMap { holes($0, depth: depth + 1) } }
    switch shape["type"]?.string {
    case "number", "integer": return ["@"]
    case "string": return textHoles(shape["pattern"]?.string ?? "")
    case "array": return listHoles(shape, depth)
    case "object": return objectHoles(shape, depth)
    default: return []
    }
  }

  private func textHoles(_ pattern: String) -> [String] {
    if pattern.contains("pt/s") { return ["@pt/s"] }
    if pattern.contains("(s|ms)") { return ["@s", "@ms"] }
    if pattern.contains("x×") { return ["@x50", "50x@"] }
    return pattern.contains("%") ? ["@%"] : []
  }

  private func listHoles(_ shape: JSONValue, _ depth: Int) -> [String] {
    guard let item = shape["items"] else { return [] }
    let count = max(1, Int(shape["minItems"]?.number ?? 1))
    return holes(item, depth: depth + 1).flatMap { hole in
      (0..<count).map { place in
        "[" + (0..<count).map { $0 == place ? hole : sample(item) }.joined(separator: ", ") + "]"
      }
    }
  }

  private func objectHoles(_ shape: JSONValue, _ depth: Int) -> [String] {
    let needed = shape["maxProperties"]?.number == 1 ? [] : (shape["required"]?.items ?? []).compactMap(\.string)
    let all = members(shape["properties"])
    let own = (shape["properties"]?.pairs ?? []).flatMap { key, value in
      holes(value, depth: depth + 1).map { hole in
        let others = needed.filter { $0 != key }.map { "\($0): \(sample(all[$0] ?? .null))" }
        return "{ " + (others + ["\(key): \(hole)"]).joined(separator: ", ") + " }"
      }
    }
    let named = shape["additionalProperties"].map { holes($0, depth: depth + 1) } ?? []
    return own + named.map { "{ n: \($0) }" }
  }

  /// Returns a valid value of `shape`.
  func sample(_ shape: JSONValue) -> String {
    if let name = reference(shape) {
      return [
        "view": "{ Text: a }", "views": "[{ Text: a }]", "color": "red", "style": "red", "layer": "red",
        "condition": "x", "filter": "{ a: x }", "modifiers": "{ bold: true }", "keys": "{}",
      ][name] ?? "a"
    }
    if let choices = shape["anyOf"]?.items.first { return sample(choices) }
    if let word = shape["enum"]?.items.first { return word.string ?? "a" }
    switch shape["type"]?.string {
    case "number", "integer":
      return "\(min(max(10, shape["minimum"]?.number ?? 10), shape["maximum"]?.number ?? 10))"
    case "boolean": return "true"
    case "string": return textHoles(shape["pattern"]?.string ?? "").first?.replacing("@", with: "50") ?? "a"
    case "array": return "[" + (shape["items"].map(sample) ?? "") + "]"
    case "object":
      let all = members(shape["properties"])
      let needed = (shape["required"]?.items ?? []).compactMap(\.string)
      return "{ " + needed.map { "\($0): \(sample(all[$0] ?? .null))" }.joined(separator: ", ") + " }"
    default: return "a"
    }
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? { pairs.first { $0.0 == name }?.1 }
  fileprivate var pairs: [(String, JSONValue)] {
    if case .object(let members) = self { members.map { ($0.name, $0.value) } } else { [] }
  }
  fileprivate var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
