import GalleySnapshot

struct MovedViews {
  enum Order {
    case kept
    case reversed(count: Int)
    case swapped(InspectedView, InspectedView)
    case shuffled(count: Int)
    case moved([Int: (old: Int, new: Int)])
  }

  private(set) var order = Order.kept
  /// The matching old view of each moved view, by the index of the new view among the members.
  private(set) var partners: [Int: InspectedView] = [:]
  private(set) var left: Set<Int> = []
  private(set) var exchanged: Set<Int> = []

  var isKept: Bool { if case .kept = order { true } else { false } }

  private static let maximumMoves = 3

  private enum Token: Hashable {
    case name(String)
    case words(kind: String, [String])
    case appearance(Int)
    case parts([String])
  }

  /// Finds moved views. Rows without names are matched by their text. `keepsCount` is true if a container that shows
  /// only some of its rows has as many rows as before.
  init(_ members: [ViewPair.Member], isNameless: Bool, isLazy: Bool, keepsCount: Bool = false) {
    var gone: [Token: [Int]] = [:]
    for (index, member) in members.enumerated() {
      guard case .removed(let view) = member, let token = Self.token(view, isNameless, isLazy) else { continue }
      gone[token, default: []].append(index)
    }
    guard !gone.isEmpty else { return }
    var origins: [Int: Int] = [:]
    for (index, member) in members.enumerated() {
      guard case .added(let view) = member, let token = Self.token(view, isNameless, isLazy),
        let old = gone[token]?.first,
        case .removed(let before) = members[old]
      else { continue }
      gone[token]?.removeFirst()
      partners[index] = before
      left.insert(old)
      origins[index] = old
    }
    guard !origins.isEmpty else { return }
    order = Self.order(members, origins)
    if keepsCount, origins.count == 1, let move = origins.first {
      findExchange(members, from: move.value, to: move.key)
    }
  }

  /// Finds a row that was exchanged with a row outside the window, in which case all other rows kept their indices.
  private mutating func findExchange(_ members: [ViewPair.Member], from old: Int, to new: Int) {
    guard case .removed(let before) = members[old], case .added(let after) = members[new],
      let start = before.rowNumber, let end = after.rowNumber, start != end, members.allSatisfy(\.keepsNumber)
    else { return }
    for (index, member) in members.enumerated() where index != old && index != new {
      switch member {
      case .removed(var other) where other.rowNumber == end:
        other.row = start
        order = start < end ? .swapped(other, after) : .swapped(after, other)
        exchanged = [index]
      case .added(let other) where other.rowNumber == start:
        order = start < end ? .swapped(other, after) : .swapped(after, other)
        exchanged = [index]
      default: break
      }
    }
  }

  private static func token(_ view: InspectedView, _ isNameless: Bool, _ isLazy: Bool) -> Token? {
    if let name = view.identity, !isNameless || view.rowNumber == nil { return .name(name) }
    let texts = view.texts
    guard texts.isEmpty else { return .words(kind: view.core.kind, texts) }
    if let appearance = view.appearance { return .appearance(appearance) }
    // A group of shapes, such as a drawing, is recognised by its parts. A single shape or a row cannot be told apart
    // from others.
    return isLazy || view.core.children.isEmpty ? nil : .parts(view.kinds)
  }

  private static func order(_ members: [ViewPair.Member], _ origins: [Int: Int]) -> Order {
    let sources = Set(origins.values)
    let old = members.indices.filter { members[$0].isInBoth || sources.contains($0) }
    let new = members.indices.filter { members[$0].isInBoth || origins[$0] != nil }
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    // The old rank of each common view, in the new order.
    let ranks = new.compactMap { places[origins[$0] ?? $0] }
    guard ranks.count == new.count else { return .kept }
    if ranks.count > 2, zip(ranks, ranks.dropFirst()).allSatisfy({ $0 > $1 }) { return .reversed(count: ranks.count) }
    let displaced = ranks.indices.filter { ranks[$0] != $0 }
    if displaced.count == 2, let first = members[new[displaced[0]]].newView,
      let second = members[new[displaced[1]]].newView
    {
      return .swapped(first, second)
    }
    let kept = LongestRun(ranks).members
    let moved = (displaced.isEmpty ? Array(ranks.indices) : displaced).filter { !kept.contains($0) }
    if moved.count > maximumMoves { return .shuffled(count: moved.count) }
    return .moved(
      Dictionary(
        uniqueKeysWithValues: moved.map { rank in
          let place = members[new[rank]].number ?? rank
          // A position that changed only because views before it were added or removed does not count as a move.
          return (new[rank], (old: place - (rank - ranks[rank]), new: place))
        }))
  }
}

extension InspectedView {
  /// The kinds of the view and all views inside, in preorder, including modifiers.
  fileprivate var kinds: [String] { [kind] + children.flatMap(\.kinds) }
}

extension ViewPair.Member {
  var newView: InspectedView? {
    switch self {
    case .both(let pair): pair.new
    case .added(let view): view
    case .removed: nil
    }
  }

  fileprivate var number: Int? { newView?.rowNumber }

  fileprivate var keepsNumber: Bool {
    if case .both(let pair) = self { pair.old.rowNumber == pair.new.rowNumber } else { true }
  }
}

/// The longest increasing subsequence. If there are several, it is the one with the most numbers at their own
/// positions.
private struct LongestRun {
  let members: Set<Int>

  init(_ numbers: [Int]) {
    var best: [(weight: Int, before: Int?)] = []
    for (place, number) in numbers.enumerated() {
      let own = numbers.count + 1 + (number == place ? 1 : 0)
      let before = (0..<place).filter { numbers[$0] < number }.max { best[$0].weight < best[$1].weight }
      best.append((own + (before.map { best[$0].weight } ?? 0), before))
    }
    var members: Set<Int> = []
    var place = best.indices.max { best[$0].weight < best[$1].weight }
    while let current = place {
      members.insert(current)
      place = best[current].before
    }
    self.members = members
  }
}
