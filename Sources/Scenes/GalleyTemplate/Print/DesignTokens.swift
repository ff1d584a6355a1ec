import GalleyMessages
import GalleyTables

/// Design tokens in the format of the Design Tokens Community Group (DTCG). A token is an object with `$value`. Its
/// path consists of the names of its groups, separated by dots.
package struct DesignTokens {
  package struct Token {
    var path: String
    var value: SceneNode
  }

  /// The tokens in the order of the file, including the members of composite values.
  private(set) var tokens: [Token] = []
  private var indices: [String: Int] = [:]

  private static let depth = 64
  /// The number of points per `rem`, as in browsers with default settings.
  private static let rem = 16.0

  init(_ root: SceneNode) { collect(root, path: [], depth: 0) }

  private mutating func collect(_ node: SceneNode, path: [String], depth: Int) {
    guard let pairs = node.pairs, depth < Self.depth else { return }
    if let value = node["$value"] { return add(value, path) }
    for pair in pairs where !pair.key.hasPrefix("$") { collect(pair.value, path: path + [pair.key], depth: depth + 1) }
  }

  private mutating func add(_ value: SceneNode, _ path: [String]) {
    let name = path.joined(separator: ".")
    indices[name] = tokens.count
    tokens.append(Token(path: name, value: value))
    // Members of composite values such as typography and borders are tokens as well.
    guard let members = value.pairs, value["unit"] == nil, value["colorSpace"] == nil else { return }
    for member in members { add(member.value, path + [member.key]) }
  }

  var paths: [String] { tokens.map(\.path) }

  /// Returns the value of a token, following its references. Errors refer to `place`.
  func scalar(_ path: String, at place: SourcePlace) throws(SceneError) -> SceneNode {
    var path = path
    var seen: Set<String> = []
    while true {
      guard let index = indices[path] else {
        let suggestion = Suggestion.closest(to: path, among: paths)
        throw SceneError(
          .value(.unknownWord(path, noun: "a design token", known: Array(paths.prefix(12)), suggestion: suggestion)),
          at: place)
      }
      guard seen.insert(path).inserted else {
        throw error("a design token with a value", "'{\(path)}', which refers to itself", place)
      }
      let value = tokens[index].value
      guard let next = value.text?.tokenReference else { return try Self.scalar(value, at: place) }
      path = next
    }
  }

  /// Converts a value: a colour becomes hex, a length becomes points, and a list of font families becomes its first
  /// entry.
  private static func scalar(_ value: SceneNode, at place: SourcePlace) throws(SceneError) -> SceneNode {
    if let text = value.text { return node(length(text) ?? text, at: value.place) }
    if let first = value.items?.first?.text { return node(first, at: value.place) }
    if let hex = value["hex"]?.text, value["alpha"] == nil { return node(hex, at: value.place) }
    if let hex = color(value) { return node(hex, at: value.place) }
    if let number = value["value"]?.text, let unit = value["unit"]?.text, let text = length(number + unit) {
      return node(text, at: value.place)
    }
    throw SceneError(
      .value(.wrongType(expected: "an sRGB colour, a dimension, a font family, a number or text", found: value.noun)),
      at: value.place)
  }

  private static func node(_ text: String, at place: SourcePlace) -> SceneNode {
    SceneNode(content: .scalar(text, isPlain: false), place: place)
  }

  /// Returns a length in points. The DTCG format says that a pixel corresponds to a point on iOS.
  private static func length(_ text: String) -> String? {
    for (unit, factor) in [("px", 1), ("pt", 1), ("rem", rem)] where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { continue }
      return "\(number * factor)"
    }
    return nil
  }

  /// Returns an sRGB colour as hex. Its components are from 0 to 1, with an optional alpha.
  private static func color(_ value: SceneNode) -> String? {
    guard value["colorSpace"]?.text == "srgb", let components = value["components"]?.items, components.count == 3 else {
      return nil
    }
    let alpha = value["alpha"].map { $0.text.flatMap(Double.init) } ?? 1
    let numbers = components.map { $0.text.flatMap(Double.init) } + [alpha]
    let bytes = numbers.compactMap { $0 }.filter(\.isFinite).map { Int((min(max($0, 0), 1) * 255).rounded()) }
    guard bytes.count == 4 else { return nil }
    return "#" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private func error(_ expected: String, _ found: String, _ place: SourcePlace) -> SceneError {
    SceneError(.value(.wrongType(expected: expected, found: found)), at: place)
  }
}

extension String {
  var tokenReference: String? {
    guard hasPrefix("{"), hasSuffix("}"), count > 2 else { return nil }
    let path = dropFirst().dropLast()
    return path.contains { "{} ".contains($0) } ? nil : String(path)
  }
}
