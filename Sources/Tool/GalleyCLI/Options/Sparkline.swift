import Galley

struct Sparkline {
  let name: String
  /// The columns whose values the line shows, or a single column whose cells contain lists of numbers.
  let columns: [String]

  /// Parses a column name, optionally followed by "=" and a comma-separated list of columns.
  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(Self.trimmed)
    guard parts.count == 2 else {
      (name, columns) = (Self.trimmed(text[...]), [Self.trimmed(text[...])].filter { !$0.isEmpty })
      return
    }
    name = parts[0]
    columns = parts[1].split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }
  }

  var isJoined: Bool { columns != [name] }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
