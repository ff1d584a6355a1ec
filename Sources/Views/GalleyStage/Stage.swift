public import GalleyGeometry
package import GalleyMotion
import GalleyNavigation
import GalleyPaint
public import GalleyPicture
public import GalleyScroll
public import GalleySnapshot
import GalleyText
public import GalleyViews

/// A screen that shows a view: lays it out at a size, holds its scrollers where they are wanted, and draws it.
///
///     let stage = Stage(size: Size(width: 390, height: 844)) { Inbox() }
///     stage.scrollPositions["inbox"] = .offset(Point(y: 320))
///     let bytes = try stage.png()
///
/// A stage has no run loop, and its clock stands still until it is advanced. It belongs to one thread at a time; any
/// thread will do.
public final class Stage {
  /// Where scrollers stand, by the identity they were given with `id`; others are at rest.
  ///
  /// A scroller that is put somewhere here no longer moves; where gestures take it is not told here.
  public var scrollPositions: [String: ScrollDestination] = [:] {
    didSet {
      isPlaced = false
      motions.end(scrollPositions.filter { oldValue[$0.key] != $0.value }.map(\.key))
    }
  }
  /// How long the stage waits, when it is advanced, for tasks that are under way outside of it: of the machine's time
  /// for the tasks of each action or task of a view; 2 seconds.
  ///
  /// A view whose tasks did not come back in that time is named in ``warnings``, and not waited for again. Where many
  /// tests run at the same time, tasks may have to wait for a thread longer than that.
  public var taskTimeout = Duration.seconds(2)
  /// Lets the main actor and the main queue do what they have to, for at most the time it is given, and answers whether
  /// they could: only the main thread can. Nil, the default, lets them wait until the stage has.
  ///
  /// The stage calls it while it waits for tasks. With Foundation, this does it:
  ///
  ///     stage.mainQueueTurn = { duration in
  ///       Thread.isMainThread && RunLoop.main.run(mode: .default, before: .now + duration / .seconds(1))
  ///     }
  public var mainQueueTurn: ((_ duration: Duration) -> Bool)?
  /// The status bar that the system draws over the top of the screen; nil, the default, is none.
  ///
  /// It lies in the safe area: a screen without one at the top shows none.
  public var statusBar: StatusBar? {
    didSet { drawing = nil }
  }
  /// Whether the system draws a bar over the bottom of the screen by which screens are left; false by default.
  public var showsHomeIndicator = false {
    didSet { drawing = nil }
  }
  var motions = StageMotions() {
    didSet { isPlaced = false }
  }
  package var isPaper = false {
    didSet { isPlaced = false }
  }
  var linkPositions: [String: ScrollDestination] = [:]
  var sectionStarts: [String: SectionStarts] = [:]
  var isSendingLinks = false
  private var proposal: ProposedViewSize
  private var safeArea: EdgeInsets
  private(set) var keyboardMotion = KeyboardMotion()
  private var keptEnds = KeptEnds()
  /// How high the keyboard is, in points; 0 if there is none.
  private var keyboard: Double { keyboardMotion.height(at: tree.time) }
  private var safeAreaBefore: EdgeInsets?
  private var environment: EnvironmentValues
  private let background: Color
  private let renderContext: RenderContext
  package let tree: ViewTree
  private var isPlaced = false
  private var drawing: Picture?

  /// A screen of `size` points that shows the closure's view.
  ///
  /// `scale` is in pixels per point; 2 by default. `safeArea` is what the screen's bars and corners cover. The view
  /// is shown under the values of `environment`; fonts and images come from `renderContext`.
  public convenience init(
    size: Size, scale: Double = 2, safeArea: EdgeInsets = .zero, environment: EnvironmentValues = EnvironmentValues(),
    background: Color = Color(.systemBackground), renderContext: RenderContext = RenderContext(),
    @ViewBuilder root: () -> some View
  ) {
    var environment = environment
    environment.displayScale = scale
    self.init(
      proposal: ProposedViewSize(size), safeArea: safeArea, environment: environment, background: background,
      renderContext: renderContext, root: root)
  }

  /// A screen whose sides may be left open: where `proposal` is nil, the screen is as long as its content's ideal.
  public init(
    proposal: ProposedViewSize, safeArea: EdgeInsets = .zero, environment: EnvironmentValues,
    background: Color = Color(.systemBackground), renderContext: RenderContext = RenderContext(),
    @ViewBuilder root: () -> some View
  ) {
    self.proposal = proposal
    self.safeArea = safeArea
    self.environment = environment
    self.background = background
    self.renderContext = renderContext
    let context = BuildContext(
      measurer: renderContext.engine.measurer, images: renderContext.imageLoader, scrollPositions: ScrollPositions())
    context.symbols = renderContext.symbolLoader
    renderContext.measureRows(of: context)
    tree = ViewTree(context.building(root), environment: environment, context: context)
  }

  /// What cannot be shown as asked: missing glyphs and families, unreadable images, unknown scroll targets.
  public var problems: [ViewProblem] {
    place()
    return tree.context.problems
  }

  /// The laid-out tree: kinds, identities, frames, lines of text, fits.
  ///
  /// Frames are those in which views are drawn now; of a view that is on its way, `InspectedView.target` is where it
  /// comes to rest. Views that are gone and still leave the screen are not told.
  public var layout: InspectedView {
    place()
    return tree.inspection
  }

  package var canvasAttributes: [String: String] {
    CanvasAttributes.all(background: background, safeArea: safeArea, environment).merging(
      CanvasAttributes.system(statusBar, showsHomeIndicator: showsHomeIndicator, keyboard: keyboard)
    ) { $1 }
  }

  /// What rows and views agree upon, with the evidence: widths of columns, and one fit for many rows.
  public var sharedSizes: [InspectedSharedSize] {
    place()
    return tree.sharedSizes
  }

  /// What rows and views decide together, without the evidence.
  public var decisions: ScreenDecisions {
    place()
    return tree.decisions
  }

  /// The screen's size in points, with open sides settled.
  public var size: Size {
    place()
    return tree.size
  }

  /// The finished drawing.
  ///
  /// - Throws: ``StageError/problems(_:)`` with every problem, when something cannot be shown as asked.
  public func picture() throws(StageError) -> Picture {
    place()
    // What did not change since it was drawn is not drawn again.
    let picture = drawing ?? drawn
    drawing = picture
    let problems = tree.context.problems
    guard problems.isEmpty else { throw .problems(problems) }
    return picture
  }

  /// The screen with the keyboard before it, which is a plain one: what it covers is what matters.
  private var drawn: Picture {
    var picture = tree.picture(background: background.rgba(in: environment))
    if keyboard > 0 {
      let panel = Rect(x: 0, y: picture.size.height - keyboard, width: picture.size.width, height: keyboard)
      picture.items.append(.fill(.init(.rect(panel), .color(Color(.systemGray4).rgba(in: environment.colorScheme)))))
    }
    picture.items += deviceBars(over: picture.size)
    return picture
  }

  /// What the system draws over a screen of `size`; nothing where nothing was asked for.
  private func deviceBars(over size: Size) -> [Picture.Item] {
    guard statusBar != nil || showsHomeIndicator else { return [] }
    let context = BuildContext(
      measurer: renderContext.engine.measurer, images: renderContext.imageLoader, scrollPositions: ScrollPositions())
    let bars = DeviceBars(
      statusBar: statusBar, showsHomeIndicator: showsHomeIndicator && keyboard == 0, safeArea: safeArea)
    let tree = ViewTree(bars, environment: environment, context: context)
    tree.place(on: ProposedViewSize(size), safeArea: .zero)
    // The first item is the ground, which here is the screen below.
    return Array(tree.picture(background: .clear).items.dropFirst())
  }

  package func picture(showing selection: PageSelection) throws(StageError) -> Picture {
    place()
    let picture = tree.picture(background: background.rgba(in: environment), showing: selection)
    let problems = tree.context.problems
    guard problems.isEmpty else { throw .problems(problems) }
    return picture
  }

  /// The first text or image that lies beyond the screen's upper or lower edge, in words; nil where none does.
  package var contentBeyondScreen: String? {
    place()
    return tree.contentBeyondCanvas
  }

  /// The drawing as the bytes of a PNG file, at the environment's display scale.
  public func png() throws(StageError) -> [UInt8] {
    let picture = try picture()
    do {
      return try renderContext.painter().png(picture, scale: environment.displayScale)
    } catch { throw .paint(error) }
  }

  /// The drawing as the bytes of a PNG file, without what cannot be shown: ``problems`` tells that.
  package func pngOfWhatShows() throws(StageError) -> [UInt8] {
    place()
    do {
      return try renderContext.painter().png(drawn, scale: environment.displayScale)
    } catch { throw .paint(error) }
  }

  /// The types of the views without parameters that it met.
  package var metTypes: Set<ObjectIdentifier> { MetTypes.types(in: tree.context) }

  /// Turns or resizes the screen; `safeArea` is what its bars and corners cover from now on.
  ///
  /// Scrollers go with their content: the first row that showed stays the first, wherever rows above it are now.
  public func resize(to size: Size, safeArea: EdgeInsets = .zero) {
    (proposal, self.safeArea, safeAreaBefore) = (ProposedViewSize(size), safeArea, nil)
    isPlaced = false
  }

  /// Turns the screen to `orientation`, or to the one it does not have; its safe area turns along.
  ///
  /// A screen that was turned has the safe area again that it had before; what covers it else is worked out by
  /// `EdgeInsets.onSide(of:)`. Scrollers go with their content, as in ``resize(to:safeArea:)``.
  public func rotate(to orientation: ScreenOrientation? = nil) {
    let size = size
    guard orientation ?? ScreenOrientation(size).turned != ScreenOrientation(size) else { return }
    let before = safeArea
    let isUpright = ScreenOrientation(size) == .portrait
    // Of a screen that was on its side from the start nobody knows what covers it upright.
    resize(
      to: Size(width: size.height, height: size.width),
      safeArea: safeAreaBefore ?? (isUpright ? safeArea.onSide(of: size) : .zero))
    safeAreaBefore = before
  }

  /// Lets `action` happen, `animation` showing what it changes on its way.
  ///
  /// - Throws: what it cannot do.
  package func perform(_ action: ScriptAction, animation: Animation?) throws(ViewProblem.Kind) {
    place()
    let result = withAnimation(animation) {
      Result { () throws(ViewProblem.Kind) in try tree.perform(action) }
    }
    place(always: true)
    try result.get()
  }

  public func set(_ settings: StageSettings) {
    place()
    settings.apply(to: &environment)
    if let keyboard = settings.keyboard {
      keptEnds = KeptEnds(of: tree.scrollers, turns: motions.turns, activities: motions.activities(at: tree.time))
      keyboardMotion.move(to: keyboard, animation: settings.keyboardAnimation, at: tree.time)
    }
    tree.change(settings.apply)
    isPlaced = false
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Forgets what was shown before: columns that grow with what is shown, rows whose lengths are estimated.
  package func forgetShown() {
    guard isPlaced else { return }
    tree.context.forgetShown()
    linkPositions = [:]
    isPlaced = false
  }

  /// Shows what changed; `always` starts a frame even where nothing is known to have.
  package func place(always: Bool = false) {
    guard always || !isPlaced || tree.isWaiting else { return }
    isPlaced = true
    drawing = nil
    var rounds = 0
    repeat {
      tell(tree.context.scrollPositions)
      tree.place(on: proposal, safeArea: coveredArea)
      motions.follow { name in tree.scroller(name)?.carried }
      rounds += 1
    } while followLinks() && rounds < Stage.linkLimit
    isPlaced = true
  }

  private var coveredArea: EdgeInsets {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }

  /// How often linked scrollers may move each other before they are shown as they are.
  private static let linkLimit = 8

  private func tell(_ positions: ScrollPositions) {
    let own = linkPositions.merging(scrollPositions) { $1 }.merging(motions.positions(at: tree.time)) { $1 }
      .merging(keptEnds.positions(turns: motions.turns)) { $1 }
    positions.all = own.reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
    positions.turns = motions.turns.reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
    positions.activities = motions.activities(at: tree.time).reduce(into: [:]) { $0[AnyHashable($1.key)] = $1.value }
    let motions = motions
    positions.distance = { name, time in motions["\(name.base)"]?.distance(at: time) }
    positions.past = { name, time in motions.past(of: "\(name.base)", at: time) }
    if isPaper { positions.resting.indicator = nil }
  }
}
