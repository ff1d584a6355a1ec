package import GalleyGeometry
package import GalleyLayout
package import GalleyScroll

/// A scroller as it was last placed, for those who move it.
///
/// Distances are points from the scroller's start, where 0 is at rest.
package struct PlacedScroller {
  private let node: LayoutNode
  private let facts: ScrollFacts
  private let settings: ScrollSettings

  /// The first scroller called `name` at or below `root` that shows; nil where none does.
  package init?(called name: AnyHashable, in root: LayoutNode) {
    guard let node = PlacedScroller.find(name, in: root) else { return nil }
    self.init(node)
  }

  private init?(_ node: LayoutNode) {
    guard let payload = ViewPayload.of(node), let facts = payload.scroll else { return nil }
    self.node = node
    self.facts = facts
    settings = payload.scrollSettings ?? ScrollSettings()
  }

  static func all(called name: AnyHashable, in node: LayoutNode) -> [PlacedScroller] {
    guard node.isPlaced else { return [] }
    let own = ViewPayload.of(node)?.scroll != nil && names(of: node).contains(name) ? PlacedScroller(node) : nil
    return [own].compactMap { $0 } + node.children.flatMap { all(called: name, in: $0) }
  }

  private static func find(_ name: AnyHashable, in node: LayoutNode) -> LayoutNode? {
    guard node.isPlaced else { return nil }
    // Only what was placed as a scroller is one: nothing else has to be looked at closely.
    if ViewPayload.of(node)?.scroll != nil, names(of: node).contains(name) { return node }
    return node.children.firstAnswer { find(name, in: $0) }
  }

  /// The scroller called `name` that shows at or below `root`, and those with names around it, the nearest first; none
  /// where no such scroller shows.
  package static func chain(
    from name: AnyHashable, in root: LayoutNode
  ) -> [(name: AnyHashable, scroller: PlacedScroller)] {
    guard let own = PlacedScroller(called: name, in: root) else { return [] }
    return [(name, own)] + (around(own.node, in: root) ?? [])
  }

  /// The scrollers with names around `node`, the nearest first; nil where `node` is not at or below `root`.
  private static func around(
    _ node: LayoutNode, in root: LayoutNode
  ) -> [(name: AnyHashable, scroller: PlacedScroller)]? {
    if root === node { return [] }
    guard root.isPlaced else { return nil }
    // What presents a sheet is not in it.
    for (index, child) in root.children.enumerated() {
      guard let inner = around(node, in: child) else { continue }
      let isInside = (root.rule as? any ScrollableRule)?.scrolls(child: index) ?? true
      let name = isInside ? PlacedScroller.names(of: root).first : nil
      guard let name, let scroller = PlacedScroller(called: name, in: root) else { return inner }
      return inner + [(name, scroller)]
    }
    return nil
  }

  package static func names(in root: LayoutNode) -> Set<String> { Set(nodes(in: root).flatMap(toldNames)) }

  /// The scrollers that show at or below `root`, by the names that they are told by, in the order of the names; of several
  /// called the same, the first.
  package static func told(in root: LayoutNode) -> [(name: String, scroller: PlacedScroller)] {
    let nodes = nodes(in: root)
    var first: [AnyHashable: LayoutNode] = [:]
    for node in nodes { for name in names(of: node) where first[name] == nil { first[name] = node } }
    return Set(nodes.flatMap(toldNames)).sorted().compactMap { name in
      first[name].flatMap(PlacedScroller.init).map { (name, $0) }
    }
  }

  /// The nodes of the scrollers that show at or below `root`, each before those inside of it.
  private static func nodes(in root: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    func add(_ node: LayoutNode) {
      guard node.isPlaced else { return }
      if ViewPayload.of(node)?.scroll != nil { found.append(node) }
      for child in node.children { add(child) }
    }
    add(root)
    return found
  }

  /// The names that the scroller of `node` is told by: one that has several identities is told by one.
  private static func toldNames(of node: LayoutNode) -> [String] {
    let own = [names(of: node).first, (node.rule as? any ScrollableRule)?.sharedName]
    return own.compactMap { $0 }.map { "\($0.base)" }
  }

  /// What a stage may call the scroller or the sheet of `node`; nothing where there is none.
  private static func names(of node: LayoutNode) -> [AnyHashable] {
    (node.rule as? any ScrollableRule)?.names(of: node) ?? []
  }

  var rule: (any ScrollableRule)? { node.rule as? any ScrollableRule }

  package var physics: ScrollPhysics { settings.physics }
  package var axes: Axis.Set { facts.axes }
  /// The axis that gestures without an axis are for.
  package var mainAxis: Axis { facts.axes.contains(.vertical) ? .vertical : .horizontal }
  package var distance: Point { facts.offset - facts.geometry.rest }
  /// How far it went with its content so far, because rows came or went above.
  package var carried: Point { facts.carried }
  package var restingGeometry: ScrollGeometry {
    var geometry = facts.geometry
    geometry.contentOffset = .zero
    return geometry
  }
  package var isRightToLeft: Bool { node.isRightToLeft }

  /// The numbers of the rows of the first list inside that show; nil where there are none.
  package var shownRows: ClosedRange<Int>? {
    guard let numbers = shownRowNumbers, let first = numbers.min(), let last = numbers.max() else { return nil }
    return first...last
  }

  /// How many rows of the first list inside exist; nil where there is no list.
  package var builtRowCount: Int? { shownRowNumbers?.count }

  /// The numbers of the rows that exist, without headers, footers and gaps.
  private var shownRowNumbers: [Int]? {
    guard rule?.hasRows ?? false, let rows = PlacedScroller.list(in: node)?.rows else { return nil }
    let numbers = rows.numbers
    return rows.shown.compactMap(numbers.number)
  }

  private static func list(in node: LayoutNode) -> LazyContainer? {
    LazyContainer(node) ?? node.children.firstAnswer { $0.isPlaced ? list(in: $0) : nil }
  }

  package func track(along axis: Axis) -> ScrollTrack {
    ScrollTrack(
      lower: axis == .vertical ? (rule?.lowestDistance ?? 0) - settings.hold : 0,
      upper: facts.geometry.maximumOffset(along: axis) - facts.geometry.minimumOffset(along: axis),
      extent: facts.geometry.containerSize[axis])
  }

  package func isMovable(along axis: Axis) -> Bool {
    // Small content that lies elsewhere than at the start stays there.
    axes.contains(axis) && !settings.isDisabled
      && (track(along: axis).upper > 0
        || settings.bounceBehavior != .basedOnSize && settings.anchors.alignment == nil)
  }

  /// Whether a finger that moves by `translation` along `axis` moves it: it scrolls along the axis and is not at the end
  /// that it would be pulled to.
  package func goesOn(along axis: Axis, by translation: Double) -> Bool {
    guard isMovable(along: axis) else { return false }
    let isBackwards = axis == .horizontal && isRightToLeft ? translation < 0 : translation > 0
    return isBackwards
      ? distance[axis] > PlacedScroller.edgeTolerance
      : distance[axis] < track(along: axis).upper - PlacedScroller.edgeTolerance
  }

  package func goesOn(along axis: Axis, at velocity: Double) -> Bool {
    goesOn(along: axis, by: axis == .horizontal && isRightToLeft ? velocity : -velocity)
  }

  /// Nearer than this to an end, in points, a scroller is there.
  private static let edgeTolerance = 0.5

  /// Where it stands at `destination`, clamped where the destination says so; nil where the target is not there.
  ///
  /// The tree has to be placed again before anything else is asked of it.
  package func distance(to destination: ScrollDestination) -> Point? {
    rule?.distance(to: destination, of: node)
  }

  /// Where it stands when all of `target` shows, on the shortest way; nil where the target is not there.
  ///
  /// The tree has to be placed again before anything else is asked of it.
  package func distance(revealing target: ScrollSubject) -> Point? {
    rule?.distance(revealing: target, of: node)
  }

  /// Where it has to come to rest; nil where that is left to it.
  ///
  /// It was put down at `start`, is let go at `distance` with `velocity`, and would come to rest at `end`.
  package func goal(from start: Point, at distance: Point, velocity: Point, end: Point) -> Point? {
    let goal = behaviorGoal(from: start, at: distance, velocity: velocity, end: end)
    var snapped = goal ?? end
    guard let rest = rule?.snapped(snapped.y, from: distance.y) else { return goal }
    snapped.y = track(along: .vertical).clamped(rest)
    return goal == nil && snapped == end ? nil : snapped
  }

  private func behaviorGoal(from start: Point, at distance: Point, velocity: Point, end: Point) -> Point? {
    guard let behavior = settings.behavior, let content = node.children.first else { return nil }
    let insets = facts.geometry.contentInsets
    let size = facts.geometry.containerSize
    let room = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let limit = Point(x: track(along: .horizontal).upper, y: track(along: .vertical).upper)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: Rect(origin: start, size: room)), velocity: velocity,
      contentSize: facts.geometry.contentSize, containerSize: room, axes: facts.axes, limit: limit, released: distance,
      targets: ScrollTargetFrames(
        in: content, isRightToLeft: node.isRightToLeft, size: facts.geometry.contentSize))
    var target = ScrollTarget(rect: Rect(origin: end, size: room))
    behavior.updateTarget(&target, context: context)
    var goal = target.distance(in: room)
    for axis in Axis.allCases { goal[axis] = track(along: axis).clamped(goal[axis]) }
    return goal
  }
}
