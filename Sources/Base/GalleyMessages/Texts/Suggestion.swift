package enum Suggestion {
  /// Returns the most similar of `candidates`, or nil if none is similar enough.
  ///
  /// At most a third of the letters may differ, and at most three letters.
  ///
  /// - Parameters:
  ///   - word: The mistyped name. Strings of more than 100 letters have no similar names.
  ///   - candidates: The valid names. A candidate that is identical to `word` is skipped. A candidate that differs only
  ///     in case is preferred.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word)
    // A string this long is not a mistyped name.
    guard letters.count <= 100 else { return nil }
    let limit = max(1, min(3, letters.count / 3))
    let lowercased = word.lowercased()
    let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != word {
      // A letter has at least one byte, so a name with fewer bytes has fewer letters.
      guard candidate.utf8.count + limit >= letters.count else { continue }
      if isASCII, candidate.utf8.count > letters.count + limit, candidate.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      if candidate.lowercased() == lowercased { return candidate }
      let distance = distance(letters, Array(candidate), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Returns the restricted Damerau–Levenshtein distance, or `limit` + 1 if the distance is greater than `limit`.
  package static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return min(last[second.count], limit + 1)
  }
}
