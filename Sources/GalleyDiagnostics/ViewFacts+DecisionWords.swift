import GalleyDiff
import GalleyGeometry

extension ViewFacts.Fit {
  /// Why the candidate is shown: what the one before it needed, and what there is.
  func reason(beside old: ViewFacts.Fit) -> String {
    guard let needed = ideals.indices.contains(old.chosen) ? ideals[old.chosen] : ideals.first, chosen > old.chosen,
      let offered = offeredWidth, needed.width > offered
    else { return "" }
    return ": that needs \(Words.points(needed.width)) pt of width, and \(Words.points(offered)) are offered"
  }

  /// What many rows decided together, and the row that decides; nil where the view decided for itself.
  ///
  /// "'credits': stacked instead of side by side, since row 31 "Anna" needs 402 pt and 390 are offered".
  func agreedWords(beside old: ViewFacts.Fit) -> String? {
    guard let agreement else { return nil }
    let subject = agreement.list.map { "'\($0)': every row is" } ?? "every row is"
    let change = "\(subject) \(agreement.name(of: chosen)) instead of \(agreement.name(of: old.chosen))"
    guard let decider = decider(beside: old) else { return change }
    let (needed, offered) = (Words.points(decider.cell.extent), Words.points(decider.offered))
    return chosen > old.chosen
      ? "\(change), since \(decider.cell.subject) needs \(needed) pt and \(offered) are offered"
      : "\(change), since \(decider.cell.subject), the tightest, needs \(needed) of \(offered) pt"
  }
}

extension ViewFacts.Agreement {
  private static let arrangements = [
    "HStack": "side by side", "VStack": "stacked", "ZStack": "on top of each other",
  ]

  /// What candidate `index` looks like.
  fileprivate func name(of index: Int) -> String {
    guard candidates.indices.contains(index) else { return "candidate \(index + 1)" }
    let kind = candidates[index]
    // Two candidates of one kind are told apart by their numbers.
    guard candidates.count(where: { $0 == kind }) == 1, let arrangement = Self.arrangements[kind] else {
      return "candidate \(index + 1) (\(kind))"
    }
    return arrangement
  }
}

extension ViewFacts.Cell {
  /// "row 31 "Anna"".
  fileprivate var subject: String {
    let parts = [row.map { "row \($0)" }, words.isEmpty ? nil : "\"\(words.cut)\""].compactMap(\.self)
    return parts.isEmpty ? "what it holds" : parts.joined(separator: " ")
  }
}

extension ViewFacts.Column {
  /// How wide the column is now, and which row makes it so.
  func words(beside old: ViewFacts.Column) -> String {
    let change = "column '\(key)' is \(Words.points(width)) pt wide instead of \(Words.points(old.width))"
    guard let widest else { return change }
    // A widest cell that is as it was decides nothing: another, wider one is gone, or the column's rule is another.
    return widest == old.widest
      ? change : "\(change): \(widest.subject) is the widest with \(Words.points(widest.extent))"
  }
}
