import GalleySnapshot

/// The matching of views that preserves their order and has the highest total similarity.
struct ViewAlignment {
  enum Step: Hashable {
    case both(Int, Int)
    case removed(Int)
    case added(Int)
  }

  let steps: [Step]
  let hasNamelessRows: Bool

  /// The maximum number of pairs to compare. If there are more, siblings at the same position are matched.
  private static let pairLimit = 4_000_000

  init(_ old: [InspectedView], _ new: [InspectedView]) {
    if InspectedView.agree(old, new) {
      steps = old.indices.map { .both($0, $0) }
      hasNamelessRows = ViewTraits.haveNamelessRows(old, new)
      return
    }
    let known = ViewTraits.of(old, new)
    let (before, after) = (known.old, known.new)
    hasNamelessRows = known.hasNamelessRows
    var start = 0
    while start < min(old.count, new.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, before[old.count - 1 - end] == after[new.count - 1 - end] {
      end += 1
    }
    let inner = (old: start..<(old.count - end), new: start..<(new.count - end))
    let middle = Self.middle(
      Array(before[inner.old]), Array(after[inner.new]), old[inner.old].map(\.rowNumber),
      new[inner.new].map(\.rowNumber))
    let all =
      (0..<start).map { .both($0, $0) } + middle.map { $0.moved(by: start) }
      + (0..<end).reversed().map { Step.both(old.count - 1 - $0, new.count - 1 - $0) }
    steps = Self.parted(Self.exchanged(all, before, after), before, after)
  }

  private static func exchanged(_ steps: [Step], _ old: [ViewTraits], _ new: [ViewTraits]) -> [Step] {
    var (before, after) = ([Int: Int](), [Int: Int]())
    for case .both(let one, let other) in steps {
      guard let appearance = old[one].appearance, let newAppearance = new[other].appearance, appearance != newAppearance
      else { continue }
      before[appearance, default: 0] += 1
      after[newAppearance, default: 0] += 1
    }
    guard before.contains(where: { $0.value == 1 && after[$0.key] == 1 }) else { return steps }
    func isElsewhere(_ appearance: Int?) -> Bool { appearance.map { before[$0] == 1 && after[$0] == 1 } ?? false }
    return steps.flatMap { step -> [Step] in
      guard case .both(let one, let other) = step, old[one].appearance != new[other].appearance,
        isElsewhere(old[one].appearance), isElsewhere(new[other].appearance)
      else { return [step] }
      return [.removed(one), .added(other)]
    }
  }

  /// Splits pairs of rows that have no word in common. If most rows have no word in common, the content was replaced,
  /// for example by a translation, and the pairs are kept.
  private static func parted(_ steps: [Step], _ old: [ViewTraits], _ new: [ViewTraits]) -> [Step] {
    func isForeign(_ step: Step) -> Bool {
      if case .both(let before, let after) = step { old[before].isForeign(to: new[after]) } else { false }
    }
    let foreign = steps.count(where: isForeign)
    let pairs = steps.count { if case .both = $0 { true } else { false } }
    guard foreign > 0, foreign * 2 <= pairs else { return steps }
    return steps.flatMap { step -> [Step] in
      guard isForeign(step), case .both(let before, let after) = step else { return [step] }
      return [.removed(before), .added(after)]
    }
  }

  /// Uses dynamic programming. If several matchings have the same similarity, rows that keep their index are preferred.
  private static func middle(
    _ old: [ViewTraits], _ new: [ViewTraits], _ oldRows: [Int?], _ newRows: [Int?]
  ) -> [Step] {
    guard old.count * new.count <= pairLimit else { return byPlace(old, new) }
    let width = new.count + 1
    // The sum of all index bonuses stays below the smallest step of the similarity.
    let unit = min(old.count, new.count) + 1
    func weight(_ i: Int, _ j: Int) -> Int {
      let sharedSize = old[i].sharedSize(new[j]) * unit
      return sharedSize > 0 && oldRows[i] != nil && oldRows[i] == newRows[j] ? sharedSize + 1 : sharedSize
    }
    // The best similarity of the remaining views for each pair of start positions.
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let sharedSize = weight(i, j)
        let both = sharedSize > 0 ? sharedSize + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(both, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let here = best[i * width + j]
      if i < old.count, j < new.count {
        let sharedSize = weight(i, j)
        if sharedSize > 0, here == sharedSize + best[(i + 1) * width + j + 1] {
          steps.append(.both(i, j))
          (i, j) = (i + 1, j + 1)
          continue
        }
      }
      if i < old.count, here == best[(i + 1) * width + j] {
        steps.append(.removed(i))
        i += 1
      } else {
        steps.append(.added(j))
        j += 1
      }
    }
    return steps
  }

  private static func byPlace(_ old: [ViewTraits], _ new: [ViewTraits]) -> [Step] {
    (0..<max(old.count, new.count)).flatMap { place -> [Step] in
      if place >= old.count { return [.added(place)] }
      if place >= new.count { return [.removed(place)] }
      return old[place].sharedSize(new[place]) > 0 ? [.both(place, place)] : [.removed(place), .added(place)]
    }
  }
}

extension ViewAlignment.Step {
  fileprivate func moved(by count: Int) -> ViewAlignment.Step {
    switch self {
    case .both(let before, let after): .both(before + count, after + count)
    case .removed(let before): .removed(before + count)
    case .added(let after): .added(after + count)
    }
  }
}
