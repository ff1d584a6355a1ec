import GalleyDiff
import GalleySnapshot

/// Finds changes that several images share. Images are compared by traits that do not depend on a scene, such as a
/// replaced colour. A change that is often only an effect becomes a cause only if nothing else in its image or scene
/// explains it.
struct CauseFinder {
  private let cases: [CausedCase]
  private var union = KeyUnion()
  private(set) var members: [CauseMember] = []
  /// The colour changes for which at least one view has no other colour change. Nil until they are needed.
  private var plainColors: Set<ChangeTrait>?
  private var open: [(place: Int, change: LayoutChange)] = []
  private var shared: [TraitPair: Int] = [:]

  private struct TraitPair: Hashable {
    let first: Int
    let second: Int
  }

  init(_ cases: [CausedCase]) {
    self.cases = cases
    let crowds = RowCrowds(cases)
    for place in cases.indices { gather(place, crowds) }
    joinTraits()
    joinVariants()
    joinRows()
    adopt()
    gatherUnexplained()
    gatherSentences()
  }

  var groups: [(keys: [CauseKey], members: [CauseMember])] {
    var order: [Int] = []
    var groups: [Int: [CauseMember]] = [:]
    for member in members {
      let root = union.root(of: member.key)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(member)
    }
    return order.map { root in
      let own = groups[root] ?? []
      var seen: Set<Int> = []
      return (own.filter { seen.insert($0.key).inserted }.map { union.keys[$0.key] }, own)
    }
  }

  func key(of member: CauseMember) -> CauseKey { union.keys[member.key] }

  // MARK: Causes in one image

  private mutating func gather(_ place: Int, _ crowds: RowCrowds) {
    guard let diff = cases[place].diff else { return }
    let scene = cases[place].scene
    var traits: [ChangeTrait] = []
    var effects: [LayoutChange] = []
    let visible = diff.changes.filter { !$0.isInvisible }
    for change in visible.isEmpty ? diff.changes : visible {
      if change.isOftenAnEffect || diff.effects.contains(change) || isFitting(change, in: place) {
        effects.append(change)
        continue
      }
      let start = members.count
      for trait in single(crowds.traits(of: change, in: scene), of: change) {
        traits.append(trait)
        add(
          place, change,
          presence(of: change, trait, in: place) ?? CauseKey(change.isRedrawing ? trait.lasting : trait, in: scene))
      }
      let keys = members[start...].map(\.key)
      for (first, second) in zip(keys, keys.dropFirst()) {
        shared[TraitPair(first: first, second: second), default: 0] += 1
      }
    }
    for change in effects where !traits.contains(where: { $0.explains(change) }) { open.append((place, change)) }
  }

  /// Whether the canvas may have changed only because its content changed.
  private func isFitting(_ change: LayoutChange, in place: Int) -> Bool {
    guard cases[place].isOfCode, case .canvas = change, let diff = cases[place].diff else { return false }
    return diff.changes.contains { $0 != change && !$0.isOftenAnEffect && !diff.effects.contains($0) }
  }

  /// Returns a key for an added or removed view, or nil if its code is unknown.
  private func presence(of change: LayoutChange, _ trait: ChangeTrait, in place: Int) -> CauseKey? {
    guard let source = cases[place].sources[change], let name = change.view, !trait.isOfManyRows else { return nil }
    let isNew = if case .added = change { true } else { false }
    return .presence(kind: name.kind, isNew: isNew, file: source.file, line: source.line)
  }

  /// Combines several colours, such as those of a gradient, into one trait, unless each of them also changed on its own
  /// elsewhere.
  private mutating func single(_ traits: [ChangeTrait], of change: LayoutChange) -> [ChangeTrait] {
    guard traits.count > 1, let whole = change.wholeTrait, traits.allSatisfy(\.isColor) else { return traits }
    let known = plainColors ?? Set(cases.flatMap { $0.diff?.changes ?? [] }.compactMap(\.plainColor))
    plainColors = known
    return known.isSuperset(of: traits) ? traits : [whole]
  }

  private mutating func add(_ place: Int, _ change: LayoutChange?, _ key: CauseKey, isEffect: Bool = false) {
    members.append(CauseMember(place: place, change: change, key: union.number(of: key), isEffect: isEffect))
  }

  // MARK: Changes with several traits

  private mutating func joinTraits() {
    guard !shared.isEmpty else { return }
    let counts = members.reduce(into: [Int: Int]()) { $0[$1.key, default: 0] += 1 }
    for (pair, count) in shared where counts[pair.first] == count && counts[pair.second] == count {
      union.join(pair.first, pair.second)
    }
  }

  // MARK: Variants of one scene

  private struct Property: Hashable {
    let scene: String
    let view: ViewName
    let dimension: ChangeTrait.Dimension
  }

  /// Joins the changes that a view has in several variants. If two views of an image have the same name, their changes
  /// are not joined.
  private mutating func joinVariants() {
    var keys: [Property: [Int: Set<Int>]] = [:]
    for member in members {
      guard let subject = member.change?.subject, let trait = union.keys[member.key].trait else { continue }
      let property = Property(scene: cases[member.place].scene, view: subject.lasting, dimension: trait.dimension)
      keys[property, default: [:]][member.place, default: []].insert(member.key)
    }
    for places in keys.values where places.values.allSatisfy({ $0.count == 1 }) {
      let numbers = Set(places.values.joined()).sorted()
      for (first, second) in zip(numbers, numbers.dropFirst()) { union.join(first, second) }
    }
  }

  // MARK: Lists that show the same data

  private mutating func joinRows() {
    struct Row: Hashable {
      let text: String
      let isNew: Bool
    }
    var keys: [Row: Set<Int>] = [:]
    for member in members {
      switch member.change {
      case .added(let name, _)? where !name.isPart:
        if let text = name.text { keys[Row(text: text, isNew: true), default: []].insert(member.key) }
      case .removed(let name, _)? where !name.isPart:
        if let text = name.text { keys[Row(text: text, isNew: false), default: []].insert(member.key) }
      default: break
      }
    }
    // If one list as a whole has a new order, other scenes may show only a few of its rows at new positions, so all
    // changes of order are joined.
    let orders = union.keys.indices.filter { union.keys[$0].trait?.dimension == .order }
    if orders.contains(where: { union.keys[$0].trait?.isOfManyRows ?? false }) {
      for (first, second) in zip(orders, orders.dropFirst()) { union.join(first, second) }
    }
    for numbers in keys.values.map({ $0.sorted() })
    where numbers.contains(where: { union.keys[$0].trait?.isOfManyRows ?? false }) {
      for (first, second) in zip(numbers, numbers.dropFirst()) { union.join(first, second) }
    }
  }

  // MARK: Effects with a cause in another image

  /// Assigns each remaining effect to a cause in its scene. If there is none, the effect itself becomes a cause.
  private mutating func adopt() {
    var known: [String: [Int: Int]] = [:]
    for member in members { known[cases[member.place].scene, default: [:]][member.key, default: 0] += 1 }
    var reported: Set<CauseAssignment> = []
    for (place, change) in open {
      let scene = cases[place].scene
      let candidates = (known[scene] ?? [:]).filter { union.keys[$0.key].trait?.explains(change) ?? false }
      if let best = candidates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        if reported.insert(CauseAssignment(place: place, key: best.key)).inserted {
          add(place, change, union.keys[best.key], isEffect: true)
        }
      } else {
        for trait in change.traits { add(place, change, CauseKey(trait.lasting, in: scene), isEffect: true) }
      }
    }
  }

  private struct CauseAssignment: Hashable {
    let place: Int
    let key: Int
  }

  // MARK: Pixels

  private mutating func gatherUnexplained() {
    let reported = Set(members.map(\.place))
    for place in cases.indices where reported.contains(place) && (cases[place].diff?.account?.unexplained ?? 0) > 0 {
      add(place, nil, .unexplained(scene: cases[place].scene))
    }
  }

  // MARK: Sentences

  private static let maximumAreas = 12

  private mutating func gatherSentences() {
    let reported = Set(members.map(\.place))
    for place in cases.indices where !reported.contains(place) {
      var known: Set<CauseKey> = []
      let keys = cases[place].areas.map { CauseKey($0.signature) }.filter { known.insert($0).inserted }
      if !keys.isEmpty, keys.count <= Self.maximumAreas {
        for key in keys { add(place, nil, key) }
        continue
      }
      add(place, nil, .sentence(cases[place].lead, verdict: cases[place].verdict))
    }
  }
}

struct CauseMember {
  let place: Int
  let change: LayoutChange?
  let key: Int
  let isEffect: Bool
}

extension ChangeTrait {
  fileprivate func explains(_ change: LayoutChange) -> Bool {
    switch change {
    // These changes are reported only if no other change near them explains them.
    case .redrawn, .moved, .resized: false
    case .rowCount, .above: isAboutRows || movesViews && !isRowCount(change)
    case .added, .removed: isAboutRows || movesViews
    default: movesViews
    }
  }

  /// Whether the change is a new row count, which only added or removed rows explain.
  private func isRowCount(_ change: LayoutChange) -> Bool {
    if case .rowCount(_, let rows) = change { rows.before != rows.after } else { false }
  }

  fileprivate var isColor: Bool { if case .color = self { true } else { false } }

  var isOfManyRows: Bool {
    switch self {
    case .rows, .order(""): true
    default: false
    }
  }

  /// A trait without the view's text, which may be truncated in other variants.
  fileprivate var lasting: ChangeTrait {
    if case .view(let name, let aspect) = self { .view(name.lasting, aspect) } else { self }
  }
}

extension LayoutChange {
  fileprivate var subject: ViewName? {
    if case .setting(let name, _, _) = self { ViewName(sharedBy: name, of: "setting") } else { view }
  }

  fileprivate var wholeTrait: ChangeTrait? {
    switch self {
    case .attribute(_, let name, let from, let to): .attribute(name: name, from: from, to: to)
    case .setting(let name, let from, let to): .setting(name: name, from: from, to: to)
    default: nil
    }
  }

  fileprivate var plainColor: ChangeTrait? {
    switch self {
    case .attribute, .setting, .restyled:
      let colors = traits.filter(\.isColor)
      return colors.count == 1 ? colors[0] : nil
    default: return nil
    }
  }

  fileprivate var isRedrawing: Bool { if case .redrawn = self { true } else { false } }
}

extension ViewName {
  fileprivate var lasting: ViewName {
    var name = self
    if id != nil || row != nil { (name.text, name.rowText) = (nil, nil) }
    return name
  }
}
