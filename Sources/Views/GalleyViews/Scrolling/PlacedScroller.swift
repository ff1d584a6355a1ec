package import GalleyGeometry
package import GalleyLayout
package import GalleyScroll

/// Distances are in points from the resting position at the start.
package struct PlacedScroller {
  private let node: LayoutNode
  private let facts: ScrollFacts
  private let settings: ScrollSettings

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
    // A node has scroll data only after it was placed as a scroll view, so all other nodes are skipped cheaply.
    if ViewPayload.of(node)?.scroll != nil, names(of: node).contains(name) { return node }
    return node.children.firstAnswer { find(name, in: $0) }
  }

  package static func chain(
    from name: AnyHashable, in root: LayoutNode
  ) -> [(name: AnyHashable, scroller: PlacedScroller)] {
    guard let own = PlacedScroller(called: name, in: root) else { return [] }
    return [(name, own)] + (around(own.node, in: root) ?? [])
  }

  private static func around(
    _ node: LayoutNode, in root: LayoutNode
  ) -> [(name: AnyHashable, scroller: PlacedScroller)]? {
    if root === node { return [] }
    guard root.isPlaced else { return nil }
    // A sheet scrolls, but the view that presents it is not part of its content.
    for (index, child) in root.children.enumerated() {
      guard let inner = around(node, in: child) else { continue }
      let isInside = (root.rule as? any ScrollableRule)?.scrolls(child: index) ?? true
      let name = isInside ? PlacedScroller.names(of: root).first : nil
      guard let name, let scroller = PlacedScroller(called: name, in: root) else { return inner }
      return inner + [(name, scroller)]
    }
    return nil
  }

  package static func names(in root: LayoutNode) -> Set<String> { Set(nodes(in: root).flatMap(reportedNames)) }

  /// Returns the first of several scroll views with one name.
  package static func recorded(in root: LayoutNode) -> [(name: String, scroller: PlacedScroller)] {
    let nodes = nodes(in: root)
    var first: [AnyHashable: LayoutNode] = [:]
    for node in nodes { for name in names(of: node) where first[name] == nil { first[name] = node } }
    return Set(nodes.flatMap(reportedNames)).sorted().compactMap { name in
      first[name].flatMap(PlacedScroller.init).map { (name, $0) }
    }
  }

  static func firstName(in root: LayoutNode) -> String? {
    // Sheets have the identity of the view that presents them.
    let nodes = nodes(in: root).filter { node in
      (node.rule as? any ScrollableRule)?.hasIdentityOfContent == false && !names(of: node).isEmpty
    }
    let first = nodes.first { node in PlacedScroller(node).map { $0.isMovable(along: $0.mainAxis) } ?? false }
    return (first ?? nodes.first).flatMap { names(of: $0).first }.map { "\($0.base)" }
  }

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

  private static func reportedNames(of node: LayoutNode) -> [String] {
    let own = [names(of: node).first, (node.rule as? any ScrollableRule)?.sharedName]
    return own.compactMap { $0 }.map { "\($0.base)" }
  }

  private static func names(of node: LayoutNode) -> [AnyHashable] {
    (node.rule as? any ScrollableRule)?.names(of: node) ?? []
  }

  var rule: (any ScrollableRule)? { node.rule as? any ScrollableRule }

  package var physics: ScrollPhysics { settings.physics }
  package var axes: Axis.Set { facts.axes }
  package var mainAxis: Axis { facts.axes.contains(.vertical) ? .vertical : .horizontal }
  package var distance: Point { facts.offset - facts.geometry.rest }
  /// How far the scroll view has followed inserted or removed rows above the viewport.
  package var carried: Point { facts.carried }
  package var restingGeometry: ScrollGeometry {
    var geometry = facts.geometry
    geometry.contentOffset = .zero
    return geometry
  }
  package var isRightToLeft: Bool { node.isRightToLeft }

  package var shownRows: ClosedRange<Int>? {
    guard let numbers = shownRowNumbers, let first = numbers.min(), let last = numbers.max() else { return nil }
    return first...last
  }

  package var builtRowCount: Int? { shownRowNumbers?.count }

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
    // Content that is smaller than the viewport and has an explicit alignment does not bounce.
    axes.contains(axis) && !settings.isDisabled
      && (track(along: axis).upper > 0
        || settings.bounceBehavior != .basedOnSize && settings.anchors.alignment == nil)
  }

  package func canScroll(along axis: Axis, by translation: Double) -> Bool {
    guard isMovable(along: axis) else { return false }
    let isBackwards = axis == .horizontal && isRightToLeft ? translation < 0 : translation > 0
    return isBackwards
      ? distance[axis] > PlacedScroller.edgeTolerance
      : distance[axis] < track(along: axis).upper - PlacedScroller.edgeTolerance
  }

  package func canScroll(along axis: Axis, at velocity: Double) -> Bool {
    canScroll(along: axis, by: axis == .horizontal && isRightToLeft ? velocity : -velocity)
  }

  /// The tolerance for positions at an edge, in points.
  private static let edgeTolerance = 0.5

  /// Returns the scroll distance that shows the target, or nil if there is none. The search changes the layout, so the
  /// tree has to be placed again before any further query.
  package func distance(to destination: ScrollDestination) -> Point? {
    rule?.distance(to: destination, of: node)
  }

  /// Returns the scroll distance that shows the target, or nil if there is none. The search changes the layout, so the
  /// tree has to be placed again before any further query.
  package func distance(revealing target: ScrollSubject) -> Point? {
    rule?.distance(revealing: target, of: node)
  }

  /// Returns the resting position, or nil if physics alone determine it. Distances and `velocity` (points per second)
  /// are those at release; `end` is the natural resting position.
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
    let space = Size(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let limit = Point(x: track(along: .horizontal).upper, y: track(along: .vertical).upper)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: Rect(origin: start, size: space)), velocity: velocity,
      contentSize: facts.geometry.contentSize, containerSize: space, axes: facts.axes, limit: limit, released: distance,
      targets: ScrollTargetFrames(
        in: content, isRightToLeft: node.isRightToLeft, size: facts.geometry.contentSize))
    var target = ScrollTarget(rect: Rect(origin: end, size: space))
    behavior.updateTarget(&target, context: context)
    var goal = target.distance(in: space)
    for axis in Axis.allCases { goal[axis] = track(along: axis).clamped(goal[axis]) }
    return goal
  }
}
