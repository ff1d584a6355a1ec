import GalleySnapshot

enum ChangeOrder {
  /// Returns causes before consequences. Changes of the same rank stay in drawing order.
  static func sorted(_ changes: [LayoutChange]) -> [LayoutChange] {
    let ranked = changes.enumerated().map { (rank: $1.rank, place: $0, change: $1) }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.change)
  }

  /// Merges colour changes. If all text in a row has a new colour, the change is reported as one change of the row.
  static func merged(_ changes: [LayoutChange]) -> [LayoutChange] {
    var merged: [LayoutChange] = []
    var places: [Row: Int] = [:]
    for change in changes where !isRepeated(change, in: merged) {
      guard case .restyled(let name, let from, let to, let isPart, _) = change, from.isRecolored(to),
        let number = name.row
      else {
        merged.append(change)
        continue
      }
      let row = Row(container: name.container, number: number)
      if let place = places[row], case .restyled(let first, let before, let after, let part, let more) = merged[place] {
        merged[place] = .restyled(first, from: before, to: after, isPart: part, more: more + 1)
      } else {
        places[row] = merged.count
        merged.append(.restyled(name, from: from, to: to, isPart: isPart, more: 0))
      }
    }
    return merged
  }

  private static func isRepeated(_ change: LayoutChange, in reported: [LayoutChange]) -> Bool {
    guard case .attribute(_, "pinnedViews", let from, let to) = change else { return false }
    return reported.contains { other in
      if case .attribute(_, "pinnedViews", from, to) = other { true } else { false }
    }
  }

  private struct Row: Hashable {
    let container: String?
    let number: Int
  }
}

extension LayoutChange {
  fileprivate var rank: Int {
    switch self {
    case .canvas, .scale, .setting: 0
    // Rows that fill the end of a list are a consequence of the rows removed above them.
    case .rowCount(_, let rows) where rows.before == rows.after && rows.above == 0: 2
    case .added, .removed, .reordered, .swapped, .reversed, .shuffled, .turnedOver, .rowCount, .retyped, .restyled,
      .modified, .nested,
      .padded, .rearranged, .attribute, .scrolled:
      1
    case .above, .redrawn: 2
    case .decided, .column: 3
    case .resized: 4
    case .moved, .rewrapped: 5
    }
  }
}
