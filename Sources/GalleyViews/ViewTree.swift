package import GalleyGeometry
import GalleyLayout
package import GalleyPicture

/// The nodes of a root view, from building to drawing.
package final class ViewTree {
  private let root: LayoutNode
  private let environment: EnvironmentValues
  /// What the tree's views share.
  package let context: BuildContext
  /// The canvas the tree was last placed on.
  package private(set) var size = Size.zero

  package init(_ view: some View, environment: EnvironmentValues, context: BuildContext) {
    self.environment = environment
    self.context = context
    var builder = NodeBuilder(environment: environment, context: context)
    builder.stackAxis = .vertical
    let nodes = builder.children(along: .vertical, view._build(into:))
    root = builder.stack(nodes, along: .vertical)
  }

  /// Places everything on a canvas: the root is offered the safe area and centred in it.
  ///
  /// Where `proposal` leaves a side open, the canvas is as long as the root's ideal there.
  package func place(on proposal: ProposedViewSize, safeArea insets: EdgeInsets) {
    let offered = proposal.inset(by: insets)
    let chosen = root.size(for: offered)
    size = Size(
      width: proposal.width ?? chosen.width + insets.horizontal,
      height: proposal.height ?? chosen.height + insets.vertical)
    let screen = Rect(size: size)
    let safeArea = screen.inset(by: insets)
    let origin = Point(x: safeArea.midX - chosen.width / 2, y: safeArea.midY - chosen.height / 2)
    root.place(
      at: origin, proposal: offered,
      surroundings: Surroundings(visible: screen, screen: screen, safeArea: safeArea))
    reportUnknownScrollers()
  }

  /// The size the root chooses when offered `proposal`.
  package func size(for proposal: ProposedViewSize) -> Size { root.size(for: proposal) }

  /// Places everything with the root's corner at the origin, on a canvas just as large as the root.
  package func place(atOriginOffering proposal: ProposedViewSize) {
    size = root.size(for: proposal)
    let screen = Rect(size: size)
    let surroundings = Surroundings(visible: screen, screen: screen, safeArea: screen)
    root.place(at: .zero, proposal: proposal, surroundings: surroundings)
  }

  private func reportUnknownScrollers() {
    let positions = context.scrollPositions
    for id in positions.all.keys where !positions.seen.contains(id) {
      let known = positions.seen.map { "\($0.base)" }.sorted()
      context.report(ViewProblem(.scroller(name: "\(id.base)", known: known)))
    }
  }

  /// The drawing of the tree as it was last placed, on `background`.
  package func picture(background: RGBA) -> Picture {
    var builder = PictureBuilder(canvas: Rect(size: size))
    builder.draw(root, at: .zero)
    let ground = Picture.Item.fill(.init(.rect(Rect(size: size)), .color(background)))
    return Picture(size: size, items: [ground] + builder.items)
  }

  /// The laid-out tree as it was last placed.
  package var inspection: InspectedView { InspectedView(root, at: .zero) }
}
