import GalleyGeometry
import GalleySnapshot

struct BarItems {
  let changes: [LayoutChange]
  private let names: Set<String>

  private struct Item {
    let view: InspectedView
    let side: String
  }

  init?(_ pair: ViewPair, inside path: [ViewPair]) {
    guard pair.controls?.new.kind == "NavigationBar" else { return nil }
    let (old, new) = (Self.items(of: pair.old), Self.items(of: pair.new))
    var changes: [LayoutChange] = []
    for (name, item) in new.sorted(by: { $0.value.view.frame.minX < $1.value.view.frame.minX }) {
      guard let before = old[name], before.side != item.side else { continue }
      var view = ViewName(item.view, inside: path + [pair])
      view.isControl = true
      changes.append(.attribute(view, name: "placement", from: before.side, to: item.side))
    }
    guard !changes.isEmpty else { return nil }
    self.changes = changes
    names = Set(new.keys).intersection(old.keys)
  }

  /// Returns the items of the bar by name. Items that share a name are omitted.
  private static func items(of bar: InspectedView) -> [String: Item] {
    var items: [String: Item?] = [:]
    func collect(_ view: InspectedView, _ side: String?) {
      if view.row != nil, let side {
        guard let name = view.texts.first ?? view.onlySymbol else { return }
        items.updateValue(items[name] == nil ? Item(view: view, side: side) : nil, forKey: name)
        return
      }
      let isSide = view.kind == "frame" && view.attributes["maxWidth"] == "infinity"
      for child in view.children { collect(child, isSide ? view.attributes["alignment"] : side) }
    }
    collect(bar, nil)
    return items.compactMapValues(\.self)
  }

  private static let arranging: Set = ["alignment", "layoutPriority", "spacing"]

  func explains(_ change: LayoutChange) -> Bool {
    switch change {
    case .added(let name, _), .removed(let name, _): (name.text ?? name.symbol).map(names.contains) ?? true
    case .attribute(_, let name, _, _), .modified(_, let name, _, _, _): Self.arranging.contains(name)
    case .moved, .resized, .rewrapped, .padded, .rearranged, .swapped, .reordered: true
    default: false
    }
  }
}
