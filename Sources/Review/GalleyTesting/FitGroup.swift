import Galley

/// Views with the same candidates, such as the same `ViewThatFits` in every row of a list.
struct FitGroup {
  private var views: [(view: InspectedView, row: Int?)] = []

  /// Groups views by the location in the scene file that declares them. Views without a location are grouped by their
  /// path in the tree, ignoring row indices.
  static func all(in layout: InspectedView) -> [FitGroup] {
    var groups: [Key: FitGroup] = [:]
    var order: [Key] = []
    collect(layout, path: [], row: nil) { key, view, row in
      if groups[key] == nil { order.append(key) }
      groups[key, default: FitGroup()].views.append((view, row))
    }
    return order.compactMap { groups[$0] }
  }

  private struct Key: Hashable {
    let path: [String]
  }

  private static func collect(
    _ view: InspectedView, path: [String], row: Int?, _ body: (Key, InspectedView, Int?) -> Void
  ) {
    let row = view.row ?? row
    if view.fit != nil {
      let place = view.origin.map { ["\($0.file):\($0.line):\($0.column)"] } ?? path
      body(Key(path: place), view, row)
    }
    for (index, child) in view.children.enumerated() {
      let step = child.row == nil ? "\(view.kind) \(index)" : view.kind
      collect(child, path: path + [step], row: row, body)
    }
  }

  var findings: [String] {
    let chosen = views.compactMap { $0.view.fit?.chosen }
    let counts = Dictionary(chosen.map { ($0, 1) }, uniquingKeysWith: +)
    guard counts.count > 1, let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return []
    }
    return views.compactMap { view, row in
      guard let choice = view.fit?.chosen, choice != usual else { return nil }
      return ProofMessages.otherFit(row: row, chosen: choice, usual: usual)
    }
  }
}

extension InspectedView {
  func all(where predicate: (InspectedView) -> Bool) -> [InspectedView] {
    (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
  }
}
