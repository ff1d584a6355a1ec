import GalleyGeometry
import GalleyLayout
import GalleyPicture

struct ListRowMaker {
  let metrics: ListMetrics
  let builder: NodeBuilder
  let selection: ListSelection?
  let places: KeyedScope?
  let openRow: OpenRow

  func rowToMeasure(around content: LayoutNode, at position: Int, in rows: SectionRows) -> LayoutNode {
    if content.producesNoRow { return content }
    let traits = ListRowTraits(of: content)
    // A build that only measures must not leave any state behind.
    var looking = builder
    looking.scope = nil
    let badge = builder.context.keepingTextsUnnoted { self.badge(traits, around: content, looking) }
    var rule = ListRowRule(frame(traits, isLast: position == rows.count - 1))
    rule.hasBadge = badge != nil
    return node(rule, [content, badge].compactMap { $0 }, around: content, kind: "ListRow", in: builder)
  }

  private func node(
    _ rule: ListRowRule, _ children: [LayoutNode], around content: LayoutNode, kind: String, in builder: NodeBuilder
  ) -> LayoutNode {
    let node = builder.node(rule, children, kind: kind)
    let payload = ViewPayload.of(node)
    payload?.id = ViewPayload.identity(of: content)
    if let row = ViewPayload.row(of: content) { payload?.become(row) }
    return node
  }

  func row(around content: LayoutNode, at position: Int, in rows: SectionRows) -> LayoutNode {
    if content.producesNoRow { return content }
    let traits = ListRowTraits(of: content)
    let edges = Edges(isFirst: position == 0, isLast: position == rows.count - 1)
    let tag = traits.tag ?? ViewPayload.row(of: content)?.id ?? ViewPayload.identity(of: content)
    return inPlace(of: content) { builder, place in
      var rule = ListRowRule(frame(traits, isLast: edges.isLast))
      rule.isSelected = tag.map { selection?.selected.contains($0) ?? false } ?? false
      let background = clippedBackground(traits, isSelected: rule.isSelected, edges, builder)
      let badge = badge(traits, around: content, builder)
      let lines = lines(traits, edges) { rows.traits(at: position + 1, isConstant: places == nil) }
      let mark = tag == nil ? nil : mark(isSelected: rule.isSelected, builder)
      rule.hasBackground = background != nil
      rule.hasBadge = badge != nil
      rule.markSpace = mark == nil ? nil : metrics.markSpace
      rule.lines = lines.map { metrics.separator(at: $0.edge, isFull: $0.isFull) }
      let separators = lines.map {
        builder.node(FlexibleRule(), [], kind: "Separator", drawing: FillDrawing(Rectangle(), $0.style))
      }
      let children = [background, content, badge, mark].compactMap { $0 } + separators
      let node = node(rule, children, around: content, kind: "ListRow", in: builder)
      if let place, let tag { answerTaps(node, of: tag, in: place) }
      guard place != nil, let shell = traits.shells.last else { return node }
      let parts = ListRowParts(
        row: BuiltNode(node), offers: traits.shells.map(\.offer), margin: metrics.margin,
        outline: AnyShape(card(edges)), openRow: openRow, element: RowElement(of: content))
      return shelled(parts, in: shell, around: content, builder)
    }
  }

  private func shelled(
    _ parts: ListRowParts, in shell: ListRowShell, around content: LayoutNode, _ builder: NodeBuilder
  ) -> LayoutNode {
    let node = builder.layer(.center, shell.view(parts)._build(into:))
    let payload = ViewPayload.of(node)
    payload?.id = ViewPayload.identity(of: content)
    if let row = ViewPayload.row(of: content) { payload?.become(row) }
    return node
  }

  private func card(_ edges: Edges) -> CardShape {
    let isAlone = metrics.rowSpacing > 0
    return CardShape(
      radius: metrics.cornerRadius, isRoundAbove: edges.isFirst || isAlone, isRoundBelow: edges.isLast || isAlone)
  }

  func header(around content: LayoutNode) -> LayoutNode {
    margin(around: content, metrics.header(insets: ListRowTraits(of: content).insets), bar: metrics.bar, "ListHeader")
  }

  func footer(around content: LayoutNode) -> LayoutNode {
    margin(around: content, metrics.footer(insets: ListRowTraits(of: content).insets), bar: nil, "ListFooter")
  }

  private func margin(
    around content: LayoutNode, _ frame: ListRowRule.Frame, bar: Color?, _ kind: String
  ) -> LayoutNode {
    if content.producesNoRow { return content }
    return inPlace(of: content) { builder, _ in
      let bar = bar.map { builder.filled($0) }
      var rule = ListRowRule(frame)
      rule.hasBackground = bar != nil
      return node(rule, [bar, content].compactMap { $0 }, around: content, kind: kind, in: builder)
    }
  }

  private func frame(_ traits: ListRowTraits, isLast: Bool) -> ListRowRule.Frame {
    var frame = metrics.row(insets: traits.insets)
    frame.spacing = isLast ? 0 : metrics.rowSpacing
    return frame
  }

  private func inPlace(
    of content: LayoutNode, _ make: (NodeBuilder, ViewScope?) -> LayoutNode
  ) -> LayoutNode {
    guard let places, let key = ViewPayload.of(content)?.place else { return make(builder, nil) }
    var inner = builder
    let place = places.scope(for: .node(AnyHashable(key)))
    inner.scope = place
    place.begin()
    defer { place.end() }
    return make(inner, place)
  }

  private func answerTaps(_ node: LayoutNode, of tag: AnyHashable, in place: ViewScope) {
    guard let selection else { return }
    let target = place.memory as? TapTarget ?? TapTarget(in: place)
    place.memory = target
    target.coversFrame = true
    target.action = { selection.select(tag) }
    ViewPayload.of(node)?.attachment = target
  }
}

// MARK: - What lies behind, above and below

extension ListRowMaker {
  private struct Edges {
    let isFirst: Bool
    let isLast: Bool
  }

  private func clippedBackground(
    _ traits: ListRowTraits, isSelected: Bool, _ edges: Edges, _ builder: NodeBuilder
  ) -> LayoutNode? {
    guard let background = plainBackground(traits, isSelected: isSelected, builder) else { return nil }
    let card = card(edges)
    guard card.isRound else { return background }
    return builder.node(PassThroughRule(), [background], kind: "card", drawing: ClipDrawing(card))
  }

  private func plainBackground(_ traits: ListRowTraits, isSelected: Bool, _ builder: NodeBuilder) -> LayoutNode? {
    if isSelected { return builder.filled(Color(.systemGray4)) }
    if let own = traits.background { return builder.layer(.center, own._build(into:)) }
    return metrics.rowBackground.map { builder.filled(Color($0)) }
  }

  private func badge(_ traits: ListRowTraits, around content: LayoutNode, _ builder: NodeBuilder) -> LayoutNode? {
    guard let badge = traits.badge, !content.showsRowBadge else { return nil }
    return builder.badge(badge)
  }

  private func mark(isSelected: Bool, _ builder: NodeBuilder) -> LayoutNode? {
    guard metrics.markSpace > 0 else { return nil }
    return builder.layer(.center, SelectionMark(isSelected: isSelected)._build(into:))
  }

  private struct Line {
    let edge: VerticalEdge
    let isFull: Bool
    let style: ResolvedStyle
  }

  private func lines(_ traits: ListRowTraits, _ edges: Edges, next: () -> ListRowTraits) -> [Line] {
    guard metrics.rowSpacing == 0 else { return [] }
    var lines: [Line] = []
    if edges.isFirst, let line = line(.top, traits.separators.top, traits.sectionSeparators.top, endsSection: true) {
      lines.append(line)
    }
    let own = traits.separators.bottom
    guard own?.visibility != .hidden else { return lines }
    let other = edges.isLast ? traits.sectionSeparators.bottom : next().separators.top
    if let line = line(.bottom, own, other, endsSection: edges.isLast) { lines.append(line) }
    return lines
  }

  private func line(
    _ edge: VerticalEdge, _ first: ListRowTraits.Line?, _ second: ListRowTraits.Line?, endsSection: Bool
  ) -> Line? {
    guard first?.visibility != .hidden, second?.visibility != .hidden else { return nil }
    if endsSection, metrics.kind.hasCards { return nil }
    let color = first?.tint ?? second?.tint ?? Color(.separator)
    return Line(
      edge: edge, isFull: endsSection && metrics.kind == .grouped, style: color.resolve(in: builder.environment))
  }
}

extension NodeBuilder {
  fileprivate func filled(_ color: Color) -> LayoutNode {
    node(FlexibleRule(), [], kind: "ground", drawing: FillDrawing(Rectangle(), color.resolve(in: environment)))
  }
}
