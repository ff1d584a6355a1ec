import GalleyJSON

package struct SymbolReport: Sendable {
  private let names: [String]
  private let missing: [(name: String, count: Int)]
  private let total: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - names: The names of all used symbols.
  ///   - missing: The missing symbols, with the number of their uses.
  ///   - total: The total number of symbol uses.
  package init(names: [String], missing: [(name: String, count: Int)], total: Int) {
    self.names = names
    self.missing = missing
    self.total = total
  }

  private var missed: Int { missing.reduce(0) { $0 &+ $1.count } }

  package var text: String {
    let lines = missing.map { "\($0.name)\t\($0.count)" }
    let share = total > 0 ? Double(total - missed) / Double(total) * 100 : 100
    let sum =
      "galley draws \(names.count - missing.count) of \(names.count) names and "
      + "\(total - missed) of \(total) uses (\(Int(share.rounded(.down))) %)"
    return (lines + [sum]).joined(separator: "\n")
  }

  package var json: String {
    JSONValue.object([
      "names": .array(names.map { .string($0) }),
      "missing": .array(
        missing.map { .object(["name": .string($0.name), "uses": .number(Double($0.count))]) }),
      "uses": .number(Double(total)), "drawnUses": .number(Double(total - missed)),
    ]).text
  }
}
