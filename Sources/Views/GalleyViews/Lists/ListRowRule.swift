package import GalleyGeometry
package import GalleyLayout

/// The content is proposed the size within the insets and is centred in a taller row.
package struct ListRowRule: FramedRowRule, UnguidedRule, MeasuredRule {
  let frame: Frame
  var hasBackground = false
  var hasBadge = false
  var markSpace: Double?
  var isSelected = false
  var lines: [Line] = []

  struct Frame: Hashable {
    var margin: Double
    var insets: EdgeInsets
    var minimumHeight: Double
    var isAtBottom = false
    var spacing = 0.0

    func height(around height: Double) -> Double { max(minimumHeight, height + insets.vertical) + spacing }
  }

  struct Line: Hashable {
    let edge: VerticalEdge
    let thickness: Double
    let trailingInset: Double
    let isFull: Bool
  }

  private static let badgeSpacing = 8.0

  init(_ frame: Frame) { self.frame = frame }

  package var traits: LayoutTraits { LayoutTraits(modifiedChild: contentIndex) }

  private var contentIndex: Int { hasBackground ? 1 : 0 }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    let children = node.children
    let badge = badgeSize(children)
    let content = children[contentIndex].size(for: offered(proposal.width, beside: badge))
    return Size(
      width: proposal.width ?? content.width + sides(beside: badge),
      height: frame.height(around: max(content.height, badge.height)))
  }

  package func frame(of children: [LayoutNode]) -> RowFrame {
    let badge = badgeSize(children)
    return RowFrame(content: contentIndex, sides: sides(beside: badge)) { [frame] height in
      frame.height(around: max(height, badge.height))
    }
  }

  package func decisiveChildren(_ children: [LayoutNode]) -> [LayoutNode] {
    hasBadge ? [children[contentIndex + 1]] : []
  }

  private func offered(_ width: Double?, beside badge: Size) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - sides(beside: badge)) }, height: nil)
  }

  private func sides(beside badge: Size) -> Double {
    2 * frame.margin + frame.insets.horizontal + (hasBadge ? badge.width + ListRowRule.badgeSpacing : 0)
  }

  private func badgeSize(_ children: [LayoutNode]) -> Size {
    hasBadge ? children[contentIndex + 1].size(for: .unspecified) : .zero
  }

  private func placements(in size: Size, _ children: [LayoutNode]) -> [Placement?] {
    let card = card(in: size)
    let badge = badgeSize(children)
    let background = hasBackground ? [Placement(origin: card.origin, proposal: ProposedViewSize(card.size))] : []
    let end = hasBadge ? [badgePlacement(badge, in: card)] : []
    let lines = lines.map { linePlacement($0, from: card.minX, to: nil, in: card) }
    return background + [contentPlacement(children[contentIndex], beside: badge, in: card, size)] + end
      + markPlacement(in: card) + lines
  }

  private func markPlacement(in card: Rect) -> [Placement] {
    guard let markSpace else { return [] }
    let side = SelectionMark.side
    let origin = Point(x: card.minX + frame.insets.leading - markSpace, y: (card.height - side) / 2)
    return [Placement(origin: origin, proposal: ProposedViewSize(width: side, height: side))]
  }

  func card(in size: Size) -> Rect {
    Rect(
      x: frame.margin, y: 0, width: max(0, size.width - 2 * frame.margin), height: max(0, size.height - frame.spacing))
  }

  private func contentPlacement(_ content: LayoutNode, beside badge: Size, in card: Rect, _ size: Size) -> Placement {
    let offered = offered(size.width, beside: badge)
    let height = content.size(for: offered).height
    let free = card.height - frame.insets.vertical - height
    let y = frame.insets.top + max(0, frame.isAtBottom ? free : free / 2)
    return Placement(origin: Point(x: card.minX + frame.insets.leading, y: y), proposal: offered)
  }

  private func badgePlacement(_ badge: Size, in card: Rect) -> Placement {
    let origin = Point(x: card.maxX - frame.insets.trailing - badge.width, y: (card.height - badge.height) / 2)
    return Placement(origin: origin, proposal: ProposedViewSize(badge))
  }

  private func linePlacement(_ line: Line, from start: Double, to end: Double?, in card: Rect) -> Placement {
    let end = end ?? card.maxX - line.trailingInset
    let y = line.edge == .top ? 0 : card.height - line.thickness
    return Placement(
      origin: Point(x: line.isFull ? card.minX : start, y: y),
      proposal: ProposedViewSize(
        width: max(0, line.isFull ? card.width : end - start), height: line.thickness))
  }

  package func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.settleChildren(placements(in: size, node.children), in: size, context: context)
    guard !lines.isEmpty else { return }
    // A separator starts at the first text of the content, so the content has to be placed first.
    let card = card(in: size)
    let content = node.children[contentIndex]
    let own = Rect(origin: content.frame.origin, size: content.frame.size).reading(node.isRightToLeft, in: size)
    let start = own.minX + (guide(.listRowSeparatorLeading, of: content) ?? content.firstTextStart ?? 0)
    let end = guide(.listRowSeparatorTrailing, of: content).map { own.minX + $0 }
    for (line, child) in zip(lines, node.children.suffix(lines.count)) {
      child.settle(
        linePlacement(line, from: start, to: end, in: card), in: size, mirrored: node.isRightToLeft,
        context: context)
    }
  }

  private func guide(_ alignment: HorizontalAlignment, of content: LayoutNode) -> Double? {
    content.explicitGuide(alignment.key, size: content.frame.size, proposal: content.proposal)
  }

  package func isEqual(to other: any LayoutRule) -> Bool { false }
}

extension LayoutNode {
  var firstTextStart: Double? {
    guard isPlaced else { return nil }
    if ViewPayload.of(self)?.drawing?.textRule != nil { return 0 }
    // Text in overlays and backgrounds is decoration.
    let inside = (rule as? LayeredRule).map { [children[$0.primary]] } ?? children
    for child in inside {
      guard let inner = child.firstTextStart else { continue }
      return child.frame.reading(isRightToLeft, in: frame.size).minX + inner
    }
    return nil
  }
}
extension ListRowRule: RowBoundary {}
