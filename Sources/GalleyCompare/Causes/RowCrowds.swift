import GalleyDiff

/// Lists in which many rows changed in the same way: that is one cause and not one a row.
struct RowCrowds {
  private var presence: Set<Crowd> = []
  private var texts: Set<Crowd> = []

  private struct Crowd: Hashable {
    let scene: String
    let list: String
    /// Whether the rows are new; nil where their texts are others.
    var isNew: Bool?
    var place: [Int] = []
  }

  /// So many rows that come or go at once are one cause.
  private static let mostRows = 2
  /// So many texts at one place of rows that change at once are one cause.
  private static let mostTexts = 3

  init(_ cases: [CausedCase]) {
    for each in cases {
      var counts: [Crowd: Int] = [:]
      for change in each.diff?.changes ?? [] {
        if let crowd = Self.crowd(of: change, in: each.scene) { counts[crowd, default: 0] += 1 }
      }
      for (crowd, count) in counts {
        if crowd.isNew != nil, count > Self.mostRows { presence.insert(crowd) }
        if crowd.isNew == nil, count > Self.mostTexts { texts.insert(crowd) }
      }
    }
  }

  /// What `change` of a picture of `scene` has in common with others.
  func traits(of change: LayoutChange, in scene: String) -> [ChangeTrait] {
    guard let crowd = Self.crowd(of: change, in: scene) else { return change.ownTraits }
    if let isNew = crowd.isNew {
      return presence.contains(crowd) ? [.rows(list: crowd.list, isNew: isNew)] : change.ownTraits
    }
    return texts.contains(crowd) ? [.rowTexts(list: crowd.list, place: crowd.place)] : change.ownTraits
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
