package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// The nesting depth is not limited: each level uses a few kilobytes of stack in each phase, so 8 MiB are sufficient
/// for 1,000 levels.
package final class ViewTree {
  private let scope: RootScope
  private var environment: EnvironmentValues
  package let context: BuildContext
  package private(set) var size = Size.zero
  private var unsettled: Set<NodeIdentity> = []

  package init(_ view: some View, environment: EnvironmentValues, context: BuildContext) {
    var environment = environment
    environment.stageClock = context.graph.tasks.clock
    self.environment = environment
    self.context = context
    scope = context.building { RootScope(of: view, environment: environment, context: context) }
  }

  deinit { context.close(scope) }

  package func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    scope.set(environment)
  }

  /// Changes become visible in the next layout.
  package func perform(_ action: ScriptAction) throws(ViewProblem.Kind) {
    let before = environment
    try action.perform(&environment)
    guard !environment.isSame(as: before) else { return }
    context.graph.store.write(to: scope) { [scope, environment] in scope.set(environment) }
  }

  package var root: LayoutNode { scope.root }

  /// Lays out the tree until it has settled, with the root centred in the safe area. On an axis where `canvas` is nil
  /// or infinite, it takes the ideal length of the root.
  package func place(on canvas: ProposedViewSize, safeArea insets: EdgeInsets) {
    show { arrange(on: canvas, safeArea: insets) }
  }

  /// Searches for requested scroll views that are not visible: scroll views with the same sync name depend on them.
  private func show(_ arrange: () -> Void) {
    context.graph.show(scope) { agreeing(arrange) }
    reportUnknownScrollers()
    if context.graph.values.all.contains(where: \.needsFrame) { context.graph.show(scope) { agreeing(arrange) } }
  }

  /// Shared values are growing columns, `ViewThatFits` choices for the whole screen, and scroll offsets.
  private func agreeing(_ arrange: () -> Void) {
    context.sharedSize.measure = { [weak scope] in if let root = scope?.root { $0.measure(root, row: nil) } }
    context.sharedSize.learnShown()
    if context.graph.hasRefreshed { context.reopenSharedSizes() }
    context.graph.hasRefreshed = false
    context.graph.values.all.forEach { $0.frameWillBegin(in: context) }
    var rounds = 0
    repeat {
      arrange()
      rounds += 1
    } while settle() && rounds < ViewGraph.passLimit
  }

  private func settle() -> Bool {
    let isAgreed = !context.resolveSharedSizes()
    // `reduce` visits every value; each one has to settle even if another one has already requested a layout.
    return context.graph.values.all.reduce(!isAgreed) { $1.settle(in: root) || $0 }
  }

  private func arrange(on canvas: ProposedViewSize, safeArea insets: EdgeInsets) {
    context.forgetScrollProblems()
    context.graph.values.all.forEach { $0.layoutWillBegin() }
    let root = root
    let proposal = ViewTree.sides(canvas)
    let offered = proposal.inset(by: insets)
    beContainer(offered)
    let chosen = root.size(for: offered)
    size = Size(
      width: proposal.width ?? chosen.width + insets.horizontal,
      height: proposal.height ?? chosen.height + insets.vertical)
    let screen = Rect(size: size)
    let safeArea = screen.inset(by: insets)
    let origin = Point(x: safeArea.midX - chosen.width / 2, y: safeArea.midY - chosen.height / 2)
    root.place(
      at: origin, proposal: offered,
      context: PlacementContext(visible: screen, screen: screen, safeArea: safeArea))
  }

  package func dismiss() { scope.dismiss() }

  /// Returns the proposal with nil for infinity and NaN, and 0 for negative lengths.
  private static func sides(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func side(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
    return ProposedViewSize(width: side(proposal.width), height: side(proposal.height))
  }

  /// Negative lengths count as 0, NaN as nil.
  package func size(for proposal: ProposedViewSize) -> Size {
    func side(_ length: Double?) -> Double? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
    return root.size(for: ProposedViewSize(width: side(proposal.width), height: side(proposal.height)))
  }

  package func place(atOriginOffering canvas: ProposedViewSize) {
    show { arrange(atOriginOffering: canvas) }
  }

  private func arrange(atOriginOffering canvas: ProposedViewSize) {
    context.forgetScrollProblems()
    context.graph.values.all.forEach { $0.layoutWillBegin() }
    let root = root
    let proposal = ViewTree.sides(canvas)
    beContainer(proposal)
    size = root.size(for: proposal)
    let screen = Rect(size: size)
    let context = PlacementContext(visible: screen, screen: screen, safeArea: screen)
    root.place(at: .zero, proposal: proposal, context: context)
  }

  private func beContainer(_ space: ProposedViewSize) {
    guard context.canvas != space else { return }
    context.canvas = space
    root.forgetContainer()
  }

  private func reportUnknownScrollers() {
    let positions = context.scrollPositions
    ScrollerSearch(positions).appearance(in: root)
    let known = positions.seen.map { "\($0.base)" }.sorted()
    for name in positions.unseen.map({ "\($0.base)" }).sorted() {
      context.report(ViewProblem(.scroller(name: name, known: known)))
    }
  }

  package var isWaiting: Bool { context.graph.isWaiting }

  package var time: Double { context.graph.presentation.time }

  /// Stops at the next event before `time`. Returns whether there was an event.
  package func advance(to time: Double) -> Bool { context.graph.advance(to: time) }

  package var nextEvent: Double? { context.graph.nextEvent }

  /// The time at which all animations end, in seconds; nil if they have ended, infinite if one never ends.
  package var restingTime: Double? { context.graph.presentation.end }

  package var passes: Int { context.graph.passes }

  package var bodies: Int { context.graph.bodies }

  /// Reused drawings are not counted.
  package private(set) var draws = 0

  package private(set) var drawingVisits = 0

  /// If `afresh` is true, no earlier drawing is reused or kept.
  package func picture(background: RGBA, afresh isAfresh: Bool = false) -> Picture {
    let presentation = context.graph.presentation
    if !isAfresh { forgetUnsettled(presentation) }
    var builder = PictureBuilder(canvas: Rect(size: size), presentation: presentation, afresh: isAfresh)
    builder.draw(root)
    draws += builder.draws
    drawingVisits += builder.visits
    let backgroundFill = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(background)))
    return Picture(size: size, items: [backgroundFill] + builder.items)
  }

  package func picture(background: RGBA, showing selection: PageSelection) -> Picture {
    var builder = PictureBuilder(
      canvas: Rect(size: size), presentation: context.graph.presentation, showing: selection)
    builder.draw(root)
    draws += builder.draws
    drawingVisits += builder.visits
    let backgroundFill = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(background)))
    return Picture(size: size, items: [backgroundFill] + builder.items)
  }

  private func forgetUnsettled(_ presentation: Presentation) {
    let places = presentation.unsettled
    let changed = places.union(unsettled)
    unsettled = places
    if !changed.isEmpty { root.invalidateDrawing(at: changed) }
  }
}
