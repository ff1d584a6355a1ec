import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyText
import GalleyViews
import Testing

/// A view placed on a canvas, and what there is to know of it.
struct Screen {
  let tree: ViewTree
  private let canvas: ProposedViewSize
  private let safeArea: EdgeInsets

  /// `view` on a canvas of `width` by `height` with text of squares, at one pixel to a point.
  init(
    _ view: some View, width: Double? = nil, height: Double? = nil, safeArea: EdgeInsets = .zero,
    scroll: [String: ScrollDestination] = [:], environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let positions = ScrollPositions()
    positions.all = Dictionary(uniqueKeysWithValues: scroll.map { (AnyHashable($0), $1) })
    var environment = EnvironmentValues()
    environment.displayScale = 1
    change(&environment)
    tree = ViewTree(
      view, environment: environment,
      context: BuildContext(
        measurer: FakeText.measurer, images: ImageLoader { throw Missing(name: $0) }, scrollPositions: positions))
    canvas = ProposedViewSize(width: width, height: height)
    self.safeArea = safeArea
    place()
  }

  /// Shows what changed.
  func place() { tree.place(on: canvas, safeArea: safeArea) }

  /// Lets time pass until `time`, in seconds.
  func advance(to time: Double) {
    while tree.advance(to: time) { place() }
    place()
  }

  /// Scrolls the scroller `id` down by `offset` points from its start.
  func scroll(_ id: String, to offset: Double) {
    tree.context.scrollPositions[AnyHashable(id)] = .offset(Point(x: 0, y: offset))
    place()
  }

  /// Taps the view `id`.
  func tap(_ id: String) {
    #expect(tree.tap(id: id), "nothing called '\(id)' can be tapped")
    place()
  }

  /// Why an image cannot be read here.
  struct Missing: Error { let name: String }

  var view: InspectedView { tree.inspection }
  var text: String { view.outline() }
  var problems: [ViewProblem.Kind] { tree.context.problems.map(\.kind) }
  var picture: Picture { tree.picture(background: .white) }
  /// The picture without anything that was drawn before.
  var freshPicture: Picture { tree.picture(background: .white, afresh: true) }

  /// The frame of the first view with identity `id`, as text.
  func frame(_ id: String) -> String? { view[id]?.frame.text }
  /// How the first scroller stands.
  var scroll: InspectedView.Scroll? { view.first { $0.scroll } }
}

extension InspectedView {
  /// The tree as text: a line a view, indented, with identity, frame, lines and decisions.
  func outline(_ indent: String = "") -> String {
    var line = "\(indent)\(kind)"
    if let id { line += " #\(id)" }
    line += " \(frame.text)"
    if !lines.isEmpty { line += " '\(lines.joined(separator: "|"))'" }
    if isTruncated { line += " cut" }
    if let fit { line += " shows \(fit.chosen) of \(fit.ideals.map(\.text).joined(separator: ", "))" }
    if let scroll { line += " at \(scroll.offset.text) of \(scroll.contentSize.text)" }
    return ([line] + children.map { $0.outline(indent + " ") }).joined(separator: "\n")
  }

  /// The first answer that is not nil, in drawing order.
  func first<Answer>(_ answer: (InspectedView) -> Answer?) -> Answer? {
    for view in all {
      if let found = answer(view) { return found }
    }
    return nil
  }

  /// The view and all views below it, in drawing order.
  var all: [InspectedView] { [self] + children.flatMap(\.all) }
}

extension Double {
  /// The number without a needless ".0", to two places.
  var text: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Size {
  var text: String { "\(width.text)x\(height.text)" }
}

extension Point {
  var text: String { "\(x.text),\(y.text)" }
}

extension Rect {
  var text: String { "\(origin.text) \(size.text)" }
}
