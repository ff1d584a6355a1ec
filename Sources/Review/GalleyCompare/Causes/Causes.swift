import GalleyDiff
import GalleySnapshot
import GalleyText

struct Causes {
  private let cases: [CausedCase]
  private let drawn: [String: [[String: String]]]
  private(set) var all: [Cause] = []

  init(_ cases: [CausedCase], drawn: [String: [[String: String]]]) {
    self.cases = cases
    self.drawn = drawn
    let finder = CauseFinder(cases)
    let groups = finder.groups.map { Group($0.keys, $0.members, finder) }
    let sorted = groups.enumerated().sorted { one, other in
      let (first, second) = (one.element.rank, other.element.rank)
      return first == second ? one.offset < other.offset : first < second
    }
    all = sorted.enumerated().map { cause($0.element.element, number: $0.offset + 1) }
  }

  private struct Group {
    let keys: [CauseKey]
    let members: [CauseMember]
    let places: [Int]
    let keyOfMember: [CauseKey]

    init(_ keys: [CauseKey], _ members: [CauseMember], _ finder: CauseFinder) {
      (self.keys, self.members) = (keys, members)
      places = Set(members.map(\.place)).sorted()
      keyOfMember = members.map(finder.key)
    }

    var isEffect: Bool { members.allSatisfy { $0.isEffect || $0.change == nil } }

    var isUnexplained: Bool { if case .unexplained? = keys.first { true } else { false } }

    var isPresence: Bool { if case .presence? = keys.first { true } else { false } }

    var rank: Rank { Rank(isEffect: isEffect, cases: places.count, views: members.count) }
  }

  private struct Rank: Comparable {
    let isEffect: Bool
    let cases: Int
    let views: Int

    static func < (first: Rank, second: Rank) -> Bool {
      if first.isEffect != second.isEffect { return second.isEffect }
      return (first.cases, first.views) > (second.cases, second.views)
    }
  }

  private func unexplained(_ group: Group, number: Int) -> Cause {
    let accounts = group.places.compactMap { place in cases[place].diff?.account.map { (place, $0) } }
    let clearest = accounts.max { ($0.1.unexplained, $1.0) < ($1.1.unexplained, $0.0) }
    let scenes = group.places.map { cases[$0].scene }.uniqued
    var cause = Cause(
      number: number, kind: .unexplained,
      sentence: CauseMessages.unexplained(
        accounts.reduce(0) { $0 + $1.1.unexplained }, of: accounts.reduce(0) { $0 + $1.1.different }, in: scenes),
      images: group.places.map { cases[$0].name }, scenes: scenes,
      variants: Set(group.places.map { cases[$0].variant }).count, only: [],
      clearest: cases[clearest?.0 ?? group.places[0]].name)
    cause.area = clearest?.1.areas.max { $0.width * $0.height < $1.width * $1.height }
    return cause
  }

  private func cause(_ group: Group, number: Int) -> Cause {
    if group.isUnexplained { return unexplained(group, number: number) }
    let clearest = clearest(of: group)
    let scenes = group.places.map { cases[$0].scene }.uniqued
    let only = CauseMessages.only(confinement(of: group, scenes))
    let reported = group.members.indices.filter { group.members[$0].place == clearest }
    let changes = reported.compactMap { group.members[$0].change }
    // A trait that many rows share also describes each of them.
    let traits = reported.compactMap { group.keyOfMember[$0].trait }
    let trait = group.keys.lazy.compactMap(\.trait).first(where: \.isOfManyRows) ?? traits.first
    let rows = Self.rowTexts(of: group)
    var sentence = cases[clearest].lead
    if scenes.count == 1 || trait == nil, !Self.isReplaced(changes, trait), let own = LayoutDiff.sentence(of: changes) {
      sentence = own
    } else if let trait {
      sentence = CauseMessages.sentence(
        trait, kinds: Set(group.members.compactMap { $0.change?.view?.kind }), scenes: scenes,
        rows: rows, areRows: group.members.contains { $0.change?.view?.row != nil },
        containers: Self.reorderedContainers(of: group), styles: styles(of: group))
    }
    if trait == nil, scenes.count > 1, let area = group.keys.lazy.compactMap(\.area).first {
      sentence = CauseMessages.sentence(area.kind, scenes: scenes)
    }
    if let trait, let name = valueName(of: group, trait) { sentence = CauseMessages.sentence(sentence, value: name) }
    var cause = Cause(
      number: number, kind: trait?.kind ?? (group.isPresence ? .view : .picture),
      sentence: CauseMessages.sentence(sentence, only: only),
      images: group.places.map { cases[$0].name }, scenes: scenes,
      variants: Set(group.places.map { cases[$0].variant }).count, only: only, clearest: cases[clearest].name)
    cause.shown = changes
    return cause
  }

  private func valueName(of group: Group, _ trait: ChangeTrait) -> String? {
    var names: Set<String>?
    for place in group.places {
      let own = Set(cases[place].changedValues.filter { $0.explains(trait) }.map(\.name))
      names = names?.intersection(own) ?? own
    }
    return names?.count == 1 ? names?.first : nil
  }

  /// Returns the containers whose views were reordered, or an empty set if rows are among these views.
  private static func reorderedContainers(of group: Group) -> Set<String> {
    var kinds: Set<String> = []
    for member in group.members {
      switch member.change {
      case .reversed(let name, _, false)?, .shuffled(let name, _, false)?: kinds.insert(name.kind)
      default: return []
      }
    }
    return kinds
  }

  private static func rowTexts(of group: Group) -> [String] {
    group.members.compactMap { member in
      switch member.change {
      case .added(let name, _)?, .removed(let name, _)?: name.isPart ? nil : name.text
      default: nil
      }
    }.uniqued
  }

  /// Whether the changes together replace rows, so that each change alone describes only a part.
  private static func isReplaced(_ changes: [LayoutChange], _ trait: ChangeTrait?) -> Bool {
    if case .rows? = trait { return true }
    if trait == .order("") { return changes.count > 1 }
    guard case .words? = trait else { return false }
    return changes.contains { change in
      switch change {
      case .added, .removed: true
      default: false
      }
    }
  }

  private func clearest(of group: Group) -> Int {
    let own = Dictionary(grouping: group.members) { $0.place }
    let weights = group.places.map { place -> (Int, Int, Int) in
      let members = own[place] ?? []
      let isShown = members.contains { !$0.isEffect }
      return (isShown ? 0 : 1, (cases[place].diff?.changes.count ?? 0) - members.count, place)
    }
    return weights.min { $0 < $1 }?.2 ?? group.places[0]
  }

  /// Returns the values to which a cause is limited. Only axes that also have unaffected values are included.
  private func confinement(of group: Group, _ scenes: [String]) -> [(axis: String, values: [String])] {
    let others = scenes.flatMap { drawn[$0] ?? [] }
    let own = group.places.map { cases[$0].variant }
    return Set(own.flatMap(\.keys)).sorted().compactMap { axis in
      let values = own.compactMap { $0[axis] }.uniqued
      let all = Set(others.compactMap { $0[axis] })
      return values.count < all.count ? (axis, values) : nil
    }
  }

  /// Returns the old and the new text style, or nil if the sizes do not match a text style at every Dynamic Type size.
  private func styles(of group: Group) -> (from: String, to: String)? {
    var names: (from: Set<String>, to: Set<String>)?
    for member in group.members {
      guard case .restyled(_, let old, let new, _, _)? = member.change, !member.isEffect else { continue }
      // If the size is unchanged, the weight is more informative than the style.
      guard old.size != new.size else { return nil }
      let size = DynamicTypeSize(named: cases[member.place].variant["dynamicType"] ?? "large") ?? .large
      let found = (Font.TextStyle.names(old.size, old.weight, size), Font.TextStyle.names(new.size, new.weight, size))
      names = names.map { ($0.from.intersection(found.0), $0.to.intersection(found.1)) } ?? found
    }
    guard let names, let from = names.from.min(), let to = names.to.min(), names.from.count == 1, names.to.count == 1,
      from != to
    else { return nil }
    return (from, to)
  }
}

extension DynamicTypeSize {
  fileprivate init?(named name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}

extension Font.TextStyle {
  fileprivate static func names(_ size: Double, _ weight: Int, _ type: DynamicTypeSize) -> Set<String> {
    let styles = allCases.filter { $0.pointSize(at: type) == size && ($0 == .headline ? 600 : 400) == weight }
    return Set(styles.map(\.rawValue))
  }
}

extension ChangeTrait {
  fileprivate var kind: Cause.Kind {
    switch self {
    case .color: .color
    case .font: .font
    case .padding: .padding
    case .size: .size
    case .offset: .place
    case .attribute(let name, _, _):
      name == "spacing" ? .spacing : ["fill", "stroke"].contains(name) ? .color : .attribute
    case .words, .rowTexts: .text
    case .row, .rows, .part: .row
    case .order, .swapped: .order
    case .modifier: .modifier
    case .setting: .setting
    case .view: .view
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
