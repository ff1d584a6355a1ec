package import GalleyGeometry
package import GalleyLayout
import GalleyScroll

package struct SheetRule: MeasuredRule {
  package let sheet: SheetMemory
  let context: BuildContext

  package var traits: LayoutTraits {
    LayoutTraits(modifiedChild: 0, dependence: [.context, .others], presentsLayers: true)
  }

  package func isEqual(to other: any LayoutRule) -> Bool { (other as? SheetRule)?.sheet === sheet }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context placement: PlacementContext)
  {
    let content = Placement(origin: .zero, proposal: proposal)
    node.children[0].settle(content, in: size, mirrored: node.isRightToLeft, context: placement)
    // A sheet covers the whole screen, whatever the position of the presenting view.
    guard let over = placement.presented else { return }
    let height = settledHeight(on: over, node)
    let screen = over.screen
    for (index, child) in node.children.dropFirst().enumerated() {
      let shown = index == 0 ? screen : surface(on: screen, height: height)
      let placement = height > 0 ? Placement(origin: shown.origin, proposal: ProposedViewSize(shown.size)) : nil
      child.settle(placement, in: size, mirrored: false, context: over)
    }
  }

  /// Below the lowest detent, the surface keeps its height.
  private func surface(on screen: Rect, height: Double) -> Rect {
    Rect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: max(height, sheet.lowest))
  }

  private func settledHeight(on placement: PlacementContext, _ node: LayoutNode) -> Double {
    let (screen, safe) = (placement.screen, placement.safeArea)
    sheet.measure(screen: screen.height, top: safe.minY - screen.minY, bottom: screen.maxY - safe.maxY)
    let positions = context.scrollPositions
    positions.see(sheet.name)
    let distance = sheet.settledHeight(against: positions[sheet.name])
    let geometry = ScrollGeometry(
      containerSize: screen.size, contentSize: Size(width: screen.width, height: screen.height + sheet.span))
    let facts = ScrollFacts(
      geometry: geometry, offset: Point(x: 0, y: distance), requested: nil,
      viewport: surface(on: screen, height: sheet.height), axes: .vertical,
      activity: positions.activities[sheet.name] ?? positions.resting)
    let payload = ViewPayload.of(node)
    if payload?.scroll != facts { node.invalidateDrawing() }
    payload?.scroll = facts
    if facts.activity.phase == .idle, sheet.state.velocity == nil { sheet.rested(at: distance) }
    return sheet.height
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { node.children.first?.explicitGuide(key, size: size, proposal: proposal) }
}

extension SheetRule: ScrollableRule {
  var sharedName: AnyHashable? { nil }
  var hasIdentityOfContent: Bool { true }
  var lowestDistance: Double { sheet.lowestDistance }
  var hasRows: Bool { false }

  func names(of node: LayoutNode) -> [AnyHashable] { [sheet.name] }

  func scrolls(child index: Int) -> Bool { index > 0 }

  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point? { sheet.distance(to: destination) }

  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point? { nil }

  func snapped(_ end: Double, from distance: Double) -> Double? { nil }
}

extension PlacedScroller {
  package var sheet: SheetMemory? { (rule as? SheetRule)?.sheet }
}

struct SheetSurfaceRule: UnguidedRule, MeasuredRule {
  var traits: LayoutTraits { LayoutTraits(dependence: .context, isCheap: true) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context placement: PlacementContext) {
    let bottom = min(max(placement.screen.maxY - placement.safeArea.maxY, 0), size.height)
    let space = Rect(x: 0, y: 0, width: size.width, height: size.height - bottom)
    var inside = placement
    (inside.screen, inside.safeArea) = (Rect(size: size), space)
    for child in node.children {
      child.settle(
        Placement(origin: .zero, proposal: ProposedViewSize(space.size)), in: size, mirrored: node.isRightToLeft,
        context: inside)
    }
  }

  func isEqual(to other: any LayoutRule) -> Bool { other is SheetSurfaceRule }
}

extension LayoutNode {
  var presentedLayers: ArraySlice<LayoutNode> {
    guard presentsLayers else { return [] }
    return children.dropFirst().filter(\.isPlaced)[...]
  }

  /// Outermost first, each with the transform from its layers' parent to the canvas.
  func presentedSheets(through outer: AffineTransform = .identity) -> [(node: LayoutNode, toCanvas: AffineTransform)] {
    guard isPlaced else { return [] }
    let inner = toParent.followed(by: outer)
    let own = presentedLayers.isEmpty ? [] : [(node: self, toCanvas: inner)]
    return own + children.flatMap { $0.presentedSheets(through: inner) }
  }
}
