enum Spelling {
  static func closest(to name: String, in names: Set<String>) -> [String] {
    let wanted = name.lowercased()
    return names.compactMap { candidate -> (distance: Int, name: String)? in
      let distance = distance(wanted, candidate.lowercased())
      return isNear(distance, wanted, candidate.lowercased()) ? (distance, candidate) : nil
    }
    .sorted { $0 < $1 }
    .prefix(3).map(\.name)
  }

  /// Returns whether two names are similar: at most two letters or a third of all letters differ, or one name begins
  /// with the other.
  private static func isNear(_ distance: Int, _ wanted: String, _ candidate: String) -> Bool {
    distance <= max(wanted.count > 3 ? 2 : 1, wanted.count / 3) || candidate.hasPrefix(wanted)
      || wanted.hasPrefix(candidate + " ")
  }

  static func distance(_ first: String, _ second: String) -> Int {
    let letters = Array(second)
    var row = Array(0...letters.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in letters.indices {
        let replaced = diagonal + (letter == letters[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
