import GalleyGeometry
import GalleyMessages
package import GalleySnapshot

extension ComparedFit {
  func reason(beside old: ComparedFit) -> String {
    let ideals = fit.ideals
    guard let needed = ideals.indices.contains(old.fit.chosen) ? ideals[old.fit.chosen] : ideals.first,
      fit.chosen > old.fit.chosen, let offered = fit.offered.width, needed.width > offered
    else { return "" }
    return
      ": that needs a width of \(Words.points(needed.width)) pt, but only \(Words.points(offered)) pt are available"
  }

  /// Returns nil if the view decided on its own. Example: "'credits': every row is stacked instead of side by side,
  /// because row 31 "Anna" needs 402 pt but only 390 pt are available".
  func agreedWords(beside old: ComparedFit) -> String? {
    guard let shared else { return nil }
    let subject = list.map { "'\($0)': every row is" } ?? "every row is"
    let change = "\(subject) \(shared.name(of: fit.chosen)) instead of \(shared.name(of: old.fit.chosen))"
    guard let decider = decider(beside: old) else { return change }
    let (needed, offered) = (Words.points(decider.needed), Words.points(decider.offered))
    return fit.chosen > old.fit.chosen
      ? """
      \(change), because \(Words.subject(row: decider.row, decider.words)) needs \(needed) pt but only \(offered) pt \
      are available
      """
      : """
      \(change), because \(Words.subject(row: decider.row, decider.words)), the tightest, needs \(needed) of \
      \(offered) pt
      """
  }
}

extension Words {
  fileprivate static func subject(row: Int?, _ words: String) -> String {
    let parts = [row.map { "row \($0)" }, words.isEmpty ? nil : "\"\(words.cut)\""].compactMap(\.self)
    return parts.isEmpty ? "its content" : parts.joined(separator: " ")
  }
}

extension InspectedSharedSize.Column {
  package func words(beside old: InspectedSharedSize.Column) -> String {
    let change = "column '\(key)' is \(Words.points(width)) pt wide instead of \(Words.points(old.width))"
    guard let widest else { return change }
    // If the widest cell is unchanged, it does not explain the new width. Either a wider cell was removed, or the rule
    // of the column changed.
    return widest == old.widest
      ? change
      : "\(change): \(Words.subject(row: widest.row, widest.words)) is the widest with \(Words.points(widest.width))"
  }
}
