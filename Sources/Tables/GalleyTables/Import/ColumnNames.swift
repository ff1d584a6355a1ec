import GalleyData

enum ColumnNames {
  static func settled(_ names: [String]) -> (names: [String], changed: [String]) {
    var known: Set<String> = []
    var (settled, changed): ([String], [String]) = ([], [])
    let wanted = Set(names.map(trimmed))
    // The next number to append to a repeated name. Numbers are not reused.
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      var own = trimmed(name)
      if own.isEmpty || known.contains(own) {
        let base = own.isEmpty ? "column \(index + 1)" : own
        own = base
        var number = numbers[base] ?? 2
        while known.contains(own) || (own != base || base != trimmed(name)) && wanted.contains(own) {
          own = "\(base) (\(number))"
          number += 1
        }
        numbers[base] = number
        changed.append(own)
      }
      known.insert(own)
      settled.append(own)
    }
    return (settled, changed)
  }

  static func numbered(_ count: Int) -> [String] { (0..<count).map { "column \($0 + 1)" } }

  private static func trimmed(_ name: String) -> String {
    let name = CleanText.of(name)
    // Joins a name that extends over several lines.
    return name.contains(where: \.isNewline)
      ? name.split(whereSeparator: \.isNewline).joined(separator: " ") : name
  }
}
