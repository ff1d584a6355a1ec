public import GalleyGeometry
package import GalleyMotion
import GalleyNavigation
import GalleyPaint
public import GalleyPicture
public import GalleyScroll
public import GalleySnapshot
import GalleyText
public import GalleyViews

/// A screen without a display: it lays out a view, runs its gestures, animations and tasks, and draws it.
///
/// ```swift
/// let stage = Stage(size: Size(width: 390, height: 844)) {
///   ScrollView { Inbox() }.id("inbox")
/// }
/// stage.scrollPositions["inbox"] = .offset(Point(y: 320))
/// let bytes = try stage.png()
/// ```
///
/// The clock stays at 0 until you advance it, so every frame is reproducible:
///
/// ```swift
/// stage.tap(id: "compose")
/// stage.advance(by: 0.1)  // 0.1 s into the animation that the tap started
/// let frame = try stage.png()
/// stage.settle()  // until everything rests
/// ```
///
/// Views are addressed by the identity set with `id(_:)`. Use a stage on one thread at a time, not necessarily the main
/// thread.
public final class Stage {
  /// The positions of scroll views by their identity; a scroll view without an entry is at rest.
  ///
  /// Setting a position ends the scroll view's motion. Gestures do not change this dictionary: read
  /// ``StageScroller/offset``. An unknown identity is reported in ``problems``.
  public var scrollPositions: [String: ScrollDestination] = [:] {
    didSet {
      isPlaced = false
      motions.end(scrollPositions.filter { oldValue[$0.key] != $0.value }.map(\.key))
    }
  }
  /// The maximum real time that the stage waits for tasks that run outside it (default: 2 s).
  ///
  /// The limit applies to all tasks of one action or `task` modifier together. ``warnings`` names the views whose tasks
  /// exceed it. Raise the limit if many tests run in parallel.
  public var taskTimeout = Duration.seconds(2)
  /// Runs pending work of the main actor and the main queue for at most `duration`, and returns whether that was
  /// possible.
  ///
  /// The stage calls this closure while it waits for tasks. Only the main thread can run that work; without a closure
  /// (the default), the work runs after the stage has finished waiting. With Foundation:
  ///
  /// ```swift
  /// stage.mainQueueTurn = { duration in
  ///   Thread.isMainThread && RunLoop.main.run(mode: .default, before: .now + duration / .seconds(1))
  /// }
  /// ```
  public var mainQueueTurn: ((_ duration: Duration) -> Bool)?
  /// The status bar in the top safe area (default: none).
  public var statusBar: StatusBar? {
    didSet { drawing = nil }
  }
  /// Whether to draw the home indicator at the bottom of the screen (default: `false`).
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
  private var keptEnds = PinnedEnds()
  private var keyboard: Double { keyboardMotion.height(at: tree.time) }
  private var safeAreaBefore: EdgeInsets?
  private(set) var environment: EnvironmentValues
  private let background: Color
  private let renderContext: RenderContext
  package let tree: ViewTree
  private var isPlaced = false
  private var drawing: Picture?

  /// Creates a stage of a fixed size.
  ///
  /// - Parameters:
  ///   - size: The screen size in points.
  ///   - scale: The scale of images in pixels per point. It becomes the environment's `displayScale`.
  ///   - safeArea: The insets that the screen's bars and corners cover, in points.
  ///   - environment: The environment of the root view: locale, color scheme, Dynamic Type size and so on.
  ///   - background: The color behind the root view.
  ///   - renderContext: The fonts, images and caches. Pass the same context to several stages to share them.
  ///   - root: The root view.
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

  /// Creates a stage whose sides may be flexible.
  ///
  /// A side that is `nil` in `proposal` takes the ideal length of the root view.
  ///
  /// - Parameters:
  ///   - proposal: The screen size in points. Nil on an axis means the ideal length of the root view.
  ///   - safeArea: The insets that the screen's bars and corners cover, in points (default: zero).
  ///   - environment: The environment of the root view. Its `displayScale` is the scale of PNG images, in pixels per
  ///     point.
  ///   - background: The colour behind the root view.
  ///   - renderContext: The fonts, images and caches. Pass the same context to several stages to share them.
  ///   - root: The root view.
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
    context.numbersScrollers = renderContext.numbersScrollers
    tree = ViewTree(context.building(root), environment: environment, context: context)
  }

  /// The errors that prevent the stage from drawing: missing glyphs and fonts, unreadable images, unknown scroll
  /// targets.
  public var problems: [ViewProblem] {
    place()
    return tree.context.problems
  }

  /// The laid-out view tree: kinds, identities, frames, lines of text and `ViewThatFits` choices.
  ///
  /// ```swift
  /// let frame = stage.layout["compose"]?.frame
  /// ```
  ///
  /// Frames are in points and show where views are now; `InspectedView.target` is where an animated view comes to rest.
  /// Views that are being removed are not included.
  public var layout: InspectedView {
    place()
    return tree.inspection
  }

  package var canvasAttributes: [String: String] {
    CanvasAttributes.all(background: background, safeArea: safeArea, environment).merging(
      CanvasAttributes.system(statusBar, showsHomeIndicator: showsHomeIndicator, keyboard: keyboard)
    ) { $1 }
  }

  /// The column widths and `ViewThatFits` choices that rows and views share, with the reasons.
  public var sharedSizes: [InspectedSharedSize] {
    place()
    return tree.sharedSizes
  }

  /// ``sharedSizes`` without the reasons.
  public var decisions: ScreenDecisions {
    place()
    return tree.decisions
  }

  /// The screen size in points, with flexible sides resolved.
  public var size: Size {
    place()
    return tree.size
  }

  /// Returns the current display list.
  ///
  /// - Returns: The drawing, in points. The drawing does not change when the stage does.
  /// - Throws: ``StageError/problems(_:)`` for ``problems``.
  public func picture() throws(StageError) -> Picture {
    place()
    let picture = drawing ?? drawn
    drawing = picture
    let problems = tree.context.problems
    guard problems.isEmpty else { throw .problems(problems) }
    return picture
  }

  /// The keyboard is drawn as a plain panel: only the area that it covers matters.
  var drawn: Picture {
    var picture = tree.picture(background: background.rgba(in: environment))
    if keyboard > 0 {
      let panel = Rect(x: 0, y: picture.size.height - keyboard, width: picture.size.width, height: keyboard)
      picture.items.append(.fill(.init(.rect(panel), .color(Color(.systemGray4).rgba(in: environment.colorScheme)))))
    }
    picture.items += deviceBars(over: picture.size)
    return picture
  }

  private func deviceBars(over size: Size) -> [Picture.Item] {
    guard statusBar != nil || showsHomeIndicator else { return [] }
    let context = BuildContext(
      measurer: renderContext.engine.measurer, images: renderContext.imageLoader, scrollPositions: ScrollPositions())
    let bars = DeviceBars(
      statusBar: statusBar, showsHomeIndicator: showsHomeIndicator && keyboard == 0, safeArea: safeArea)
    let tree = ViewTree(bars, environment: environment, context: context)
    tree.place(on: ProposedViewSize(size), safeArea: .zero)
    // The first item is the background, which must not hide the screen.
    return Array(tree.picture(background: .clear).items.dropFirst())
  }

  package func picture(showing selection: PageSelection) throws(StageError) -> Picture {
    place()
    let picture = tree.picture(background: background.rgba(in: environment), showing: selection)
    let problems = tree.context.problems
    guard problems.isEmpty else { throw .problems(problems) }
    return picture
  }

  /// A description of the text or image that extends beyond the top or bottom edge of the screen.
  package var contentBeyondScreen: String? {
    place()
    return tree.contentBeyondCanvas
  }

  /// Returns the current drawing as a PNG file at the environment's `displayScale`.
  ///
  /// ```swift
  /// try Data(stage.png()).write(to: URL(filePath: "inbox.png"))
  /// ```
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``StageError/problems(_:)`` for ``problems``. ``StageError/paint(_:)`` if painting fails, for example
  ///   because the image is too large.
  public func png() throws(StageError) -> [UInt8] {
    let picture = try picture()
    do {
      return try renderContext.painter().png(picture, scale: environment.displayScale)
    } catch { throw .paint(error) }
  }

  /// Leaves out what cannot be drawn (see ``problems``).
  package var partialPicture: Picture {
    place()
    return drawn
  }

  /// Leaves out what cannot be drawn (see ``problems``).
  package func partialPNG() throws(StageError) -> [UInt8] {
    place()
    do {
      return try renderContext.painter().png(drawn, scale: environment.displayScale)
    } catch { throw .paint(error) }
  }

  package var builtViewTypes: Set<ObjectIdentifier> { BuiltViewTypes.types(in: tree.context) }

  /// Resizes the screen. Scroll views keep their first visible row.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - safeArea: The new safe area insets in points (default: zero).
  public func resize(to size: Size, safeArea: EdgeInsets = .zero) {
    (proposal, self.safeArea, safeAreaBefore) = (ProposedViewSize(size), safeArea, nil)
    isPlaced = false
  }

  /// Rotates the screen.
  ///
  /// Scroll views keep their first visible row. The safe area rotates as well: rotating back restores the previous
  /// insets, and `EdgeInsets.onSide(of:)` computes those of a first rotation to landscape.
  ///
  /// - Parameter orientation: The new orientation (default: the other one).
  public func rotate(to orientation: ScreenOrientation? = nil) {
    let size = size
    guard orientation ?? ScreenOrientation(size).turned != ScreenOrientation(size) else { return }
    let before = safeArea
    let isUpright = ScreenOrientation(size) == .portrait
    // For a screen that started in landscape, the portrait insets are unknown.
    resize(
      to: Size(width: size.height, height: size.width),
      safeArea: safeAreaBefore ?? (isUpright ? safeArea.onSide(of: size) : .zero))
    safeAreaBefore = before
  }

  package func perform(_ action: ScriptAction, animation: Animation?) throws(ViewProblem.Kind) {
    place()
    let result = withAnimation(animation) {
      Result { () throws(ViewProblem.Kind) in try tree.perform(action) }
    }
    place(always: true)
    try result.get()
  }

  /// Changes settings such as the Dynamic Type size or the keyboard height.
  ///
  /// ```swift
  /// stage.set(StageSettings(keyboard: 336, keyboardAnimation: .keyboard))
  /// stage.settle()
  /// ```
  ///
  /// - Parameter settings: The settings to change; those that are `nil` stay unchanged.
  public func set(_ settings: StageSettings) {
    place()
    settings.apply(to: &environment)
    if let keyboard = settings.keyboard {
      keptEnds = PinnedEnds(of: tree.scrollers, turns: motions.turns, activities: motions.activities(at: tree.time))
      keyboardMotion.move(to: keyboard, animation: settings.keyboardAnimation, at: tree.time)
    }
    tree.change(settings.apply)
    isPlaced = false
  }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  package func resetShownState() {
    guard isPlaced else { return }
    tree.context.resetShownState()
    linkPositions = [:]
    isPlaced = false
  }

  package func place(always: Bool = false) {
    guard always || !isPlaced || tree.isWaiting else { return }
    isPlaced = true
    drawing = nil
    var rounds = 0
    repeat {
      publish(tree.context.scrollPositions)
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

  private static let linkLimit = 8

  private func publish(_ positions: ScrollPositions) {
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
