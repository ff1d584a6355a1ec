import GalleyMessages

extension MeaningEvidence {
  /// Returns a message such as "is a duration, as its name suggests, and '02:15' is minutes and seconds: all 12 cells".
  package func words(of column: String, _ isClock: Bool, _ shown: Shown, _ pair: Pair?) -> String {
    var text = isClock ? "is a time of day" : "is a duration"
    switch shown {
    case .given, .form: break
    case .name: text += ", as its name suggests"
    case .row(let row): text += ", as row \(Words.grouped(row)) shows"
    case .styles: text += ", although no cell proves it"
    }
    if let pair {
      text += ", and '\(pair.example)' is \(pair.areHours ? "hours and minutes" : "minutes and seconds")"
    }
    var others: [String] = []
    if shown != .form || isClock { others.append(isClock ? "duration" : "clock") }
    if case .row = shown { others = [] }
    if let pair { others.append(pair.areHours ? "mmss" : "hhmm") }
    return text + ": \(counts)" + overruled(column, others.isEmpty ? ["text"] : others)
  }

  /// Returns a message such as "is a size, and K, M are powers of 1,024: all 12 cells".
  package func words(of column: String, _ isCount: Bool, _ signs: [String], _ factor: Int) -> String {
    var text = isCount ? "is a number in multiples" : "is a size"
    if !signs.isEmpty {
      let list = signs.prefix(5).joined(separator: ", ")
      text += ", and \(list) \(signs.count == 1 ? "is a power" : "are powers") of \(Words.grouped(factor))"
    }
    let other = signs.isEmpty ? "text" : factor == 1024 ? "si" : "size"
    return text + ": \(counts)" + overruled(column, other)
  }

  private func overruled(_ column: String, _ meanings: [String]) -> String {
    guard !isReported, let first = meanings.first else { return "" }
    guard meanings.count > 1 else { return overruled(column, first) }
    let columns = meanings.map { "\"\(column):\($0),*\"" }.joined(separator: " or ")
    return " (--columns \(columns) overrides)"
  }
}
