package import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// The nodes of a root view, from building to drawing.
///
/// Every level of a tree takes some kilobytes of stack while it is built, asked, placed and drawn: a thousand levels
/// fit a stack of 8 MiB, which is more than a screen is written with, and no bound is checked.
package final class ViewTree {
  private let scope: RootScope
  private var environment: EnvironmentValues
  package let context: BuildContext
  package private(set) var size = Size.zero
  /// The places of the nodes that were on their way when the tree was last drawn.
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

  /// Lets `action` happen in the transaction at hand; what it changes shows when the tree is placed again.
  package func perform(_ action: ScriptAction) throws(ViewProblem.Kind) {
    let before = environment
    try action.perform(&environment)
    guard !environment.isSame(as: before) else { return }
    context.graph.store.write(to: scope) { [scope, environment] in scope.set(environment) }
  }

  package var root: LayoutNode { scope.root }

  /// Shows what changed and places everything on a canvas, until nothing changes any more: the root is offered the
  /// safe area and centred in it.
  ///
  /// Where `canvas` leaves a side open, or makes it infinite, it is as long as the root's ideal there.
  package func place(on canvas: ProposedViewSize, safeArea insets: EdgeInsets) {
    show { arrange(on: canvas, safeArea: insets) }
  }

  /// Shows what changed and looks for scrollers that were asked for and do not show: others may stand where they do.
  private func show(_ arrange: () -> Void) {
    context.graph.show(scope) { agreeing(arrange) }
    reportUnknownScrollers()
    if context.graph.values.all.contains(where: \.needsFrame) { context.graph.show(scope) { agreeing(arrange) } }
  }

  /// Lays out as often as something changes that views agree upon: columns that grow with what is shown, fits of the
  /// whole screen, and offsets that scrollers share.
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

  /// Whether what was laid out has to be laid out again, because something hangs on where it came to lie.
  private func settle() -> Bool {
    let isAgreed = !context.settleSharedSizes()
    // Each has to be settled, whether or not another was.
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

  /// Shows nothing any more: when the tree is placed again, views disappear and tasks end.
  package func dismiss() { scope.dismiss() }

  /// What a canvas can be: a side that is infinite or not a number is as long as the root's ideal, one that is
  /// negative is 0.
  private static func sides(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func side(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
    return ProposedViewSize(width: side(proposal.width), height: side(proposal.height))
  }

  /// The size the root chooses when offered `proposal`; a negative length counts as 0, not a number as nil.
  package func size(for proposal: ProposedViewSize) -> Size {
    func side(_ length: Double?) -> Double? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
    return root.size(for: ProposedViewSize(width: side(proposal.width), height: side(proposal.height)))
  }

  /// Shows what changed and places everything with the root's corner at the origin, on a canvas just as large as the
  /// root.
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

  private func beContainer(_ room: ProposedViewSize) {
    guard context.canvas != room else { return }
    context.canvas = room
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

  /// The time of the tree, in seconds.
  package var time: Double { context.graph.presentation.time }

  /// Lets time pass until `time`, in seconds, or until something happens by itself before that; answers whether
  /// anything does.
  package func advance(to time: Double) -> Bool { context.graph.advance(to: time) }

  /// The next time at which something happens by itself, in seconds; nil where nothing does.
  package var nextEvent: Double? { context.graph.nextEvent }

  /// When everything that moves is at rest, in seconds; nil when it is, infinite when something moves for ever.
  package var restingTime: Double? { context.graph.presentation.end }

  package var passes: Int { context.graph.passes }

  package var bodies: Int { context.graph.bodies }

  /// How many nodes were drawn so far; those that look as they did, here or elsewhere, are not drawn again.
  package private(set) var draws = 0

  package private(set) var drawingVisits = 0

  /// The drawing of the tree as it was last placed, on `background`.
  ///
  /// With `afresh`, nothing that was drawn before is used and nothing remembered; the picture is the same.
  package func picture(background: RGBA, afresh isAfresh: Bool = false) -> Picture {
    let presentation = context.graph.presentation
    if !isAfresh { forgetUnsettled(presentation) }
    var builder = PictureBuilder(canvas: Rect(size: size), presentation: presentation, afresh: isAfresh)
    builder.draw(root)
    draws += builder.draws
    drawingVisits += builder.visits
    let ground = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(background)))
    return Picture(size: size, items: [ground] + builder.items)
  }

  /// The drawing of the tree as it was last placed, on `background`, with what `selection` shows of a scroller.
  package func picture(background: RGBA, showing selection: PageSelection) -> Picture {
    var builder = PictureBuilder(
      canvas: Rect(size: size), presentation: context.graph.presentation, showing: selection)
    builder.draw(root)
    draws += builder.draws
    drawingVisits += builder.visits
    let ground = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(background)))
    return Picture(size: size, items: [ground] + builder.items)
  }

  /// Says that nodes have to be drawn again that are on their way, or were when they were last drawn.
  private func forgetUnsettled(_ presentation: Presentation) {
    let places = presentation.unsettled
    let changed = places.union(unsettled)
    unsettled = places
    if !changed.isEmpty { root.invalidateDrawing(at: changed) }
  }
}
