import GalleySnapshot
import GalleyViews

enum MixedFitLint {
  static func findings(on screen: LintScreen) -> [LintFinding] {
    let fits = screen.views.filter { $0.view.fit?.isUniform == false && $0.row != nil && $0.shown != nil }
    return screen.groups(of: fits).compactMap { rows in
      let choices = rows.compactMap(\.view.fit?.chosen)
      guard let maximum = choices.max(), Set(choices).count > 1 else { return nil }
      let counts = (0...maximum).map { index in choices.count { $0 == index } }
      // The finding shows two rows with different choices that are as close together as possible.
      guard let other = zip(rows, rows.dropFirst()).first(where: { $0.view.fit?.chosen != $1.view.fit?.chosen }) else {
        return nil
      }
      return LintFinding(.mixedFits(counts: counts), [other.0, other.1].compactMap(\.shown), other.0)
    }
  }
}

extension LintScreen {
  func groups(of views: [SeenView]) -> [[SeenView]] {
    struct Key: Hashable {
      let line: Int
      let column: Int
      let list: String?
    }
    var order: [Key] = []
    var groups: [Key: [SeenView]] = [:]
    for seen in views {
      guard let origin = seen.view.origin else { continue }
      let key = Key(line: origin.line, column: origin.column, list: seen.list)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(seen)
    }
    return order.compactMap { groups[$0] }
  }
}
