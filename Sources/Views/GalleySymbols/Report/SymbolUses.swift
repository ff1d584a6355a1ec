/// The symbols that source files use, with the number of uses.
///
/// ```swift
/// var uses = SymbolUses()
/// uses.add("Image(systemName: \"star\")")
/// print(uses.missing())
/// ```
package struct SymbolUses: Hashable, Sendable {
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Adds the uses in `text`.
  ///
  /// In Swift sources and scenes, these are the literals after `systemName:`, `systemImage:` and `Symbol:`. Any other
  /// text is a list of one name per line, optionally followed by a tab and the number of uses.
  package mutating func add(_ text: String) {
    let found = SymbolUses.keywords.flatMap { SymbolUses.literals(after: $0, in: text) }
    if !found.isEmpty || text.contains("import ") {
      for name in found { counts[name, default: 0] += 1 }
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: "\t")
      guard let name = fields.first, SymbolUses.isName(name) else { continue }
      guard fields.count < 2 || Int(fields[1]) != nil else { continue }
      counts[String(name), default: 0] += fields.count < 2 ? 1 : Int(fields[1]) ?? 1
    }
  }

  /// Returns the missing symbols, starting with the most frequently used.
  package func missing(in catalog: SymbolCatalog = SymbolCatalog()) -> [(name: String, count: Int)] {
    counts.filter { !catalog.has($0.key) }.map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }

  package var total: Int { counts.values.reduce(0) { $0 &+ $1 } }

  private static let keywords = ["systemName:", "systemImage:", "Symbol:"]

  private static func literals(after keyword: String, in text: String) -> [String] {
    var rest = text[...]
    var names: [String] = []
    while let range = rest.firstRange(of: keyword) {
      rest = rest[range.upperBound...]
      var word = rest.drop { $0 == " " }
      if word.first == "\"" { word = word.dropFirst() }
      let name = word.prefix { $0 != "\"" && !$0.isWhitespace && $0 != "," && $0 != ")" }
      if isName(name) { names.append(String(name)) }
    }
    return names
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }
}
