import GalleySnapshot

struct ModifierCrossing {
  let modifier: String
  let other: String
  let isInside: Bool
  let isReported: Bool
}

extension ViewPair {
  /// Returns how the modifier moved relative to others, or nil if it was added or removed.
  func crossing(of modifier: Modifier, in path: [ViewPair]) -> ModifierCrossing? {
    if let crossed = crossedInside(by: modifier) {
      // The modifier disappeared here and reappeared farther inside.
      return Self.crossing(modifier.view, crossed, isInside: !modifier.isAdded, isReported: true)
    }
    var inner = self
    for pair in path.reversed() {
      guard let content = pair.contentPair, content.new.frame == inner.new.frame, content.new.kind == inner.new.kind
      else { return nil }
      if pair.modifiers.contains(where: { $0.isCounterpart(of: modifier) }) {
        return Self.crossing(modifier.view, pair.new, isInside: modifier.isAdded, isReported: false)
      }
      inner = pair
    }
    return nil
  }

  private var contentPair: ViewPair? {
    guard new.content != nil else { return nil }
    let both = children.compactMap { child -> ViewPair? in
      if case .both(let pair) = child { pair } else { nil }
    }
    guard let place = new.placeInLayers else { return both.first }
    return place == 0 ? both.first : both.last
  }

  private func crossedInside(by modifier: Modifier) -> InspectedView? {
    var (pair, isFirst) = (self, true)
    while let inner = pair.contentPair {
      if isFirst, pair.new.isUnseen { return nil }
      if inner.modifiers.contains(where: { $0.isCounterpart(of: modifier) }) { return new }
      (pair, isFirst) = (inner, false)
    }
    return nil
  }

  private static func crossing(
    _ moved: InspectedView, _ crossed: InspectedView, isInside: Bool, isReported: Bool
  ) -> ModifierCrossing {
    moved.isDrawn || !crossed.isDrawn
      ? ModifierCrossing(modifier: moved.kind, other: crossed.kind, isInside: isInside, isReported: isReported)
      : ModifierCrossing(modifier: crossed.kind, other: moved.kind, isInside: !isInside, isReported: isReported)
  }
}

extension ViewPair.Modifier {
  fileprivate func isCounterpart(of other: ViewPair.Modifier) -> Bool {
    isAdded != other.isAdded && view.kind == other.view.kind && view.attributes == other.view.attributes
      && view.insets == other.view.insets
      && view.layers.map { [$0.core.kind: $0.core.attributes] }
        == other.view.layers.map { [$0.core.kind: $0.core.attributes] }
  }
}

extension LayoutComparison {
  mutating func report(_ crossing: ModifierCrossing, of name: ViewName) {
    guard crossing.isReported else {
      causes += 1
      return
    }
    var name = name
    name.layer = crossing.modifier
    report(.nested(name, around: crossing.other, isInside: crossing.isInside), nil)
  }
}
