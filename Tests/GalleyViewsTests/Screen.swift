import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyText
import GalleyViews
import Testing

/// Places a view on a canvas and gives access to its frames, picture and problems.
struct Screen {
  let tree: ViewTree
  private let canvas: ProposedViewSize
  private let safeArea: EdgeInsets

  /// Creates a screen of `width` × `height` points at scale 1, with ``FakeText``.
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

  func place() { tree.place(on: canvas, safeArea: safeArea) }

  func advance(to time: Double) {
    while tree.advance(to: time) { place() }
    place()
  }

  /// Scrolls the scroll view `id` to `offset` points below its start.
  func scroll(_ id: String, to offset: Double) {
    tree.context.scrollPositions[AnyHashable(id)] = .offset(Point(x: 0, y: offset))
    place()
  }

  func tap(_ id: String) {
    #expect(tree.tap(id: id), "no view with the id '\(id)' can be tapped")
    place()
  }

  /// The error that every image causes, because these tests have no image files.
  struct Missing: Error { let name: String }

  var view: InspectedView { tree.inspection }
  var text: String { view.outline() }
  var problems: [ViewProblem.Kind] { tree.context.problems.map(\.kind) }
  var picture: Picture { tree.picture(background: .white) }
  /// The picture drawn from scratch, without reusing earlier drawings.
  var freshPicture: Picture { tree.picture(background: .white, afresh: true) }

  /// Returns the frame of the first view with the ID `id`, as text.
  func frame(_ id: String) -> String? { view[id]?.frame.text }
  var scroll: InspectedView.Scroll? { view.first { $0.scroll } }
}

extension InspectedView {
  /// The tree as text, with an indented line for each view: ID, frame, text lines and layout choices.
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

  func first<Answer>(_ answer: (InspectedView) -> Answer?) -> Answer? {
    for view in all {
      if let found = answer(view) { return found }
    }
    return nil
  }

  var all: [InspectedView] { [self] + children.flatMap(\.all) }
}

extension Double {
  /// The number with at most two decimals and without a trailing ".0".
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
