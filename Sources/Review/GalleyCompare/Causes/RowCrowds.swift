import GalleyDiff

/// Finds lists in which many rows changed in the same way. These changes are reported as one cause, instead of one
/// cause per row.
struct RowCrowds {
  private var presence: Set<Crowd> = []
  private var texts: Set<Crowd> = []
  /// The scenes whose rows have a new order, so that different rows may be visible.
  private var sorted: Set<String> = []
  private var replaced: [String: [LayoutChange: WordChange]] = [:]

  private struct Crowd: Hashable {
    let scene: String
    let list: String
    /// Whether the rows were added or removed. Nil if their text changed.
    var isNew: Bool?
    var place: [Int] = []
  }

  private struct ReportedChange: Hashable {
    let crowd: Crowd
    let name: String?
  }

  private static let maximumRows = 2
  private static let maximumTexts = 3

  init(_ cases: [CausedCase]) {
    for each in cases {
      var counts: [Crowd: Int] = [:]
      var reported: Set<ReportedChange> = []
      for change in each.diff?.changes ?? [] {
        guard let crowd = Self.crowd(of: change, in: each.scene) else { continue }
        // If the same part of a component changed in several places, that counts as one change, identified by its text.
        guard
          change.view?.row != nil || reported.insert(ReportedChange(crowd: crowd, name: change.view?.label)).inserted
        else {
          continue
        }
        counts[crowd, default: 0] += 1
      }
      replaced[each.scene, default: [:]].merge(Self.replacements(each.diff?.changes ?? [])) { first, _ in first }
      if Self.isSorted(each.diff?.changes ?? []) { sorted.insert(each.scene) }
      for (crowd, count) in counts {
        if crowd.isNew != nil, count > Self.maximumRows { presence.insert(crowd) }
        if crowd.isNew == nil, count > Self.maximumTexts { texts.insert(crowd) }
      }
    }
  }

  func traits(of change: LayoutChange, in scene: String) -> [ChangeTrait] {
    if sorted.contains(scene), Self.isAboutRow(change) { return [.order("")] }
    guard let crowd = Self.crowd(of: change, in: scene) else { return change.ownTraits }
    if let isNew = crowd.isNew {
      if !presence.contains(crowd), let words = replaced[scene]?[change] { return [.words(words)] }
      return presence.contains(crowd) ? [.rows(list: crowd.list, isNew: isNew)] : change.ownTraits
    }
    return texts.contains(crowd) ? [.rowTexts(list: crowd.list, place: crowd.place)] : change.ownTraits
  }

  private static func isSorted(_ changes: [LayoutChange]) -> Bool {
    let orders = changes.flatMap(\.traits).filter { $0.dimension == .order }
    let others = changes.filter { isAboutRow($0) }.count - orders.count
    return orders.contains(.order("")) || orders.count > 1 || orders.count == 1 && others > 0
  }

  private static func isAboutRow(_ change: LayoutChange) -> Bool {
    switch change {
    case .added(let name, _), .removed(let name, _): !name.isPart && name.row != nil
    case .retyped(let name, _, _): name.row != nil
    case .swapped(let name, _): !name.isPart && name.row != nil
    case .reordered, .reversed, .shuffled, .turnedOver: true
    default: false
    }
  }

  private static func replacements(_ changes: [LayoutChange]) -> [LayoutChange: WordChange] {
    struct Place: Hashable {
      let list: String?
      let row: Int
    }
    var gone: [Place: [LayoutChange]] = [:]
    for case .removed(let name, let wake) in changes where !name.isPart {
      if let row = name.row { gone[Place(list: name.container, row: row), default: []].append(.removed(name, wake)) }
    }
    var found: [LayoutChange: WordChange] = [:]
    for case .added(let name, let wake) in changes where !name.isPart {
      guard let row = name.row, let others = gone[Place(list: name.container, row: row)], others.count == 1,
        let before = others[0].view?.text, let after = name.text
      else { continue }
      let words = WordChange(before, after)
      (found[others[0]], found[.added(name, wake)]) = (words, words)
    }
    return found
  }

  private static func crowd(of change: LayoutChange, in scene: String) -> Crowd? {
    switch change {
    case .added(let name, _) where !name.isPart:
      Crowd(scene: scene, list: name.container ?? "", isNew: true)
    case .removed(let name, _) where !name.isPart:
      Crowd(scene: scene, list: name.container ?? "", isNew: false)
    case .retyped(let name, _, _) where name.row != nil:
      Crowd(scene: scene, list: name.list ?? "", place: name.placeInRow)
    default: nil
    }
  }
}

extension ViewName {
  fileprivate var label: String { text ?? id ?? kind }
}
