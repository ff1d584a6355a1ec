import GalleyGeometry
import GalleySnapshot

extension LayoutComparison {
  mutating func compareOwn(_ pair: ViewPair, _ outer: Inherited) -> Effect {
    let (old, new) = (pair.old, pair.new)
    // Naming a view takes longer than comparing most views, so the name is created only if needed.
    func name() -> ViewName { ViewName(pair, inside: outer.path) }
    if let before = old.fit, let after = new.fit, before.chosen != after.chosen {
      decide(.decided(name(), from: shared.old.fit(before), to: shared.new.fit(after)), after, new)
      return Effect(width: true, height: true)
    }
    if let before = old.syncWidth, let after = new.syncWidth, before.key == after.key,
      Self.differs(before.width, after.width)
    {
      causes += 1
      if columns.insert(after.key).inserted {
        changes.append(.column(from: shared.old.column(before), to: shared.new.column(after)))
      }
      return Effect(width: true, height: true)
    }
    if !outer.isTransformed, let before = old.insets.map({ outer.isMirrored ? $0.mirrored : $0 }),
      let after = new.insets, Self.differs(before, after)
    {
      report(.padded(ViewName(new.content ?? new, inside: outer.path + [pair]), from: before, to: after), nil)
      return Effect(width: true, height: true)
    }
    var effect = compareAttributes(pair, outer)
    if old.kind != new.kind {
      report(.rearranged(name(), from: old.kind, to: new.kind), new.children.isEmpty ? new : nil)
      return Effect(width: true, height: true)
    }
    effect.formUnion(compareText(pair, name, outer, isExplained: effect.width))
    return effect
  }

  /// Compares the texts. If another change already explains the new width, different line breaks are not reported.
  private mutating func compareText(
    _ pair: ViewPair, _ name: () -> ViewName, _ outer: Inherited, isExplained: Bool
  ) -> Effect {
    let (old, new) = (pair.old, pair.new)
    guard let words = TextWords(old, new) else { return Effect() }
    if settings.hasOtherFont(new.styles) { changedViews.insert(new.frame) }
    let styles = StyleChange(old.styles, new.styles, areNamed: hasControls)
    guard words.differ || old.styles != new.styles || old.lines != new.lines || old.isTruncated != new.isTruncated
    else {
      return Effect()
    }
    let isPainted =
      !words.differ && old.styles.count == new.styles.count
      && zip(old.styles, new.styles).allSatisfy { $0 == $1 || $0.isRecolored($1) }
    // The style of a list header determines whether it is drawn in capitals.
    let isRecased = styles != nil && words.old.lowercased() == words.new.lowercased() && pair.isInHeader(outer.path)
    if words.differ, !isRecased { report(.retyped(name(), from: words.old, to: words.new), new) }
    if let styles {
      let change = LayoutChange.restyled(name(), from: styles.from, to: styles.to, isPart: styles.isPart, more: 0)
      if isPainted { reportPaint(change, new) } else { report(change, new) }
    }
    let isChanged = words.differ || styles != nil && !isPainted
    guard !isChanged, !isExplained, old.lines != new.lines || old.isTruncated != new.isTruncated else {
      return Effect(width: isChanged, height: isChanged)
    }
    let change = LayoutChange.rewrapped(
      name(), from: old.lines.count, to: new.lines.count, isCut: new.isTruncated, wasCut: old.isTruncated)
    if pair.yieldingAxis != nil {
      changedViews.insert(new.frame)
      consequences.append(Consequence(change: change, view: new, axis: .horizontal))
    } else {
      suspect(change, new)
    }
    return Effect(width: true, height: true)
  }

  /// Reports a decision. A decision that many rows share is reported once.
  private mutating func decide(_ change: LayoutChange, _ fit: InspectedView.Fit, _ view: InspectedView) {
    if let number = fit.decision, !decided.insert(number).inserted {
      causes += 1
      changedViews.insert(view.frame)
    } else {
      report(change, view)
    }
  }

  private mutating func compareAttributes(_ pair: ViewPair, _ outer: Inherited) -> Effect {
    let (old, new) = (pair.old, pair.new)
    guard old.kind == new.kind else { return Effect() }
    let changed = new.changedAttributes(from: old)
    guard !changed.isEmpty else { return Effect() }
    let content = new.content
    var name = content.map { ViewName($0, inside: outer.path + [pair]) } ?? ViewName(pair, inside: outer.path)
    // A shadow's radius and a sheet's corners are attributes of the modifier, not of its content.
    if new.ownsArguments {
      (name.layer, name.layerID) = (new.kind, new.layerID)
      name.layerText = new.layers.lazy.compactMap(\.texts.first).first
    }
    if changed.contains(where: { InspectedView.drawings.contains($0.name) }) {
      name = Self.title(of: name, in: outer.path)
    }
    if let distance = Self.distance(pair, by: changed.map(\.name)) {
      report(.moved(name, by: distance), content)
      return Effect(width: true, height: true)
    }
    let isResized = content != nil && Self.isResized(pair, by: changed.map(\.name))
    if isResized {
      report(.resized(name, from: old.frame.size, to: Self.size(of: pair, by: changed.map(\.name))), new)
    }
    var effect = Effect(width: isResized, height: isResized)
    for (attribute, from, to) in changed where !isResized || !Self.lengths.contains(attribute) {
      let change = LayoutChange.attribute(name, name: new.readableName(of: attribute), from: from, to: to)
      if new.isPainted(by: attribute) {
        reportPaint(change, new)
      } else {
        report(change, new)
        effect = Effect(width: true, height: true)
      }
    }
    return effect
  }

  /// Returns the name of the enclosing label, tab or button for an image.
  private static func title(of name: ViewName, in path: [ViewPair]) -> ViewName {
    var own = name
    own.symbol = nil
    let kinds = path.map { $0.controls?.new.kind ?? "" }
    guard name.id == nil, let place = kinds.lastIndex(of: "Tab") ?? kinds.lastIndex(where: titled.contains) else {
      return own
    }
    own = ViewName(path[place], inside: path[..<place])
    own.symbol = nil
    return own
  }

  private static let titled: Set = ["Label", "Button", "Menu", "NavigationLink", "Link", "Toggle"]

  private static func distance(_ pair: ViewPair, by names: [String]) -> Point? {
    guard ["offset", "position"].contains(pair.new.kind), names == [pair.new.kind],
      let old = pair.old.content?.frame.origin, let new = pair.new.content?.frame.origin
    else { return nil }
    return (new - old) - (pair.new.frame.origin - pair.old.frame.origin)
  }

  private static let lengths: Set = ["width", "height"]

  private static func isResized(_ pair: ViewPair, by names: [String]) -> Bool {
    let (old, new) = (pair.old.frame, pair.new.frame)
    return pair.new.kind == "frame" && names.contains(where: lengths.contains)
      && (differs(old.width, new.width) || differs(old.height, new.height))
  }

  /// Returns the new size along the axes in `names`, and the old size along other axes, where a change is a
  /// consequence.
  private static func size(of pair: ViewPair, by names: [String]) -> Size {
    let (old, new) = (pair.old.frame, pair.new.frame)
    return Size(
      width: names.contains("width") ? new.width : old.width,
      height: names.contains("height") ? new.height : old.height)
  }

  private static func differs(_ first: EdgeInsets, _ second: EdgeInsets) -> Bool {
    differs(first.top, second.top) || differs(first.bottom, second.bottom) || differs(first.leading, second.leading)
      || differs(first.trailing, second.trailing)
  }
}

extension ViewPair {
  fileprivate func isInHeader(_ path: [ViewPair]) -> Bool { path.contains { $0.new.kind == "ListHeader" } }
}

extension EdgeInsets {
  fileprivate var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
