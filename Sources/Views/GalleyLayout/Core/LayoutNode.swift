package import GalleyGeometry

/// A node of the layout tree: a rule, children, cached sizes and the frame of the last placement.
///
/// Nodes persist between layouts. A changed node invalidates its ancestors, so the next layout computes only what has
/// changed.
///
/// A node is used on one thread, and its properties are only read or replaced, so exclusivity checks are off: rendering
/// one frame makes ten thousand accesses.
package final class LayoutNode {
  @exclusivity(unchecked) package private(set) var rule: any LayoutRule
  @exclusivity(unchecked) package private(set) var children: [LayoutNode]
  @exclusivity(unchecked) package var payload: AnyObject?
  @exclusivity(unchecked) package var counters: LayoutCounters?
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?
  @exclusivity(unchecked) var memory: LayoutMemory?
  @exclusivity(unchecked) package internal(set) var frame = Rect.zero
  // A tree can contain a hundred thousand nodes, so the small properties are stored next to each other.
  @exclusivity(unchecked) private var placedWith = PackedProposal(.unspecified)
  @exclusivity(unchecked) var fixedLengths = FixedLengths()
  @exclusivity(unchecked) package var isRightToLeft = false
  @exclusivity(unchecked) package internal(set) var isPlaced = false
  @exclusivity(unchecked) var needsPlacing = true
  @exclusivity(unchecked) package private(set) var needsDrawing = true
  @exclusivity(unchecked) private(set) var traits: NodeTraits

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], hasZeroSpacing: Bool = false) {
    self.rule = rule
    self.children = children
    traits = NodeTraits(isZeroSpaced: hasZeroSpacing)
    deriveTraits()
    isRightToLeft = shownThrough?.isRightToLeft ?? false
    adoptChildren()
  }

  deinit { orphanChildren() }

  package internal(set) var proposal: ProposedViewSize {
    get { placedWith.proposal }
    set { placedWith = PackedProposal(newValue) }
  }
  package var guides: GuideSet { traits.guides }
  package var priority: Double { traits.priority }
  package var hasZeroSpacing: Bool { traits.flags.contains(.hasZeroSpacing) }
  var endsWithText: Bool { traits.flags.contains(.endsWithText) }
  var textSpacing: Double? { traits.textSpacing.map(Double.init) }
  package var producesNoRow: Bool { traits.flags.contains(.producesNoRow) }
  var isCheap: Bool { traits.flags.contains(.isCheap) }
  package var presentsLayers: Bool { traits.flags.contains(.presentsLayers) }

  package var drawingOrder: Double {
    hasDrawingOrder ? rule.traits.drawingOrder ?? shownThrough?.drawingOrder ?? 0 : 0
  }
  package var hasDrawingOrder: Bool { traits.flags.contains(.hasDrawingOrder) }

  /// Returns the preferred spacing, in points; nil uses the neighbour's preference.
  package func spacing(on edge: Edge) -> Double? {
    if hasZeroSpacing { return 0 }
    guard traits.flags.contains(.hasOwnSpacing) else { return nil }
    guard traits.flags.contains(.definesSpacing) else { return shownThrough?.spacing(on: edge) }
    return (rule as? any SpacingRule)?.spacing(on: edge, of: self)
  }

  package var shownThrough: LayoutNode? {
    let index = Int(traits.modifiedChild)
    return children.indices.contains(index) ? children[index] : nil
  }

  /// Text in a control has no effect on the space around it.
  package func markAsControl() {
    traits.given.insert(.isControl)
    deriveTraits()
  }

  @discardableResult
  private func deriveTraits() -> Bool {
    let own = rule.traits
    assert(own.retainsNodes == (rule is any RetainingRule), "\(rule) retains nodes or does not")
    assert(own.hasOwnSpacing == (rule is any SpacingRule), "\(rule) has spacing of its own or does not")
    let source = own.modifiedChild.flatMap { children.indices.contains($0) ? children[$0] : nil }
    var derived = NodeTraits(own, given: traits.given, around: source?.traits)
    derived.takeTextEdges(own.textEdges, of: children)
    for child in children {
      derived.guides.formUnion(child.traits.guides)
      derived.dependence.formUnion(child.traits.dependence)
    }
    defer { traits = derived }
    return derived != traits
  }
}

// MARK: - Change

extension LayoutNode {
  /// Takes over the contents of `other`, which must not be used afterwards. If the rule is equal and the children are
  /// the same nodes, the cached sizes and frames stay valid. If `appearsSame` is true, an unchanged node also keeps its
  /// drawing.
  package func become(_ other: LayoutNode, appearsSame: Bool = false) {
    guard other !== self else { return }
    let isSame =
      isRightToLeft == other.isRightToLeft
      && traits.given == other.traits.given
      && children.elementsEqual(other.children, by: ===) && rule.isEqual(to: other.rule)
    payload = other.payload
    counters = other.counters
    isRightToLeft = other.isRightToLeft
    if !isSame || !appearsSame { invalidateDrawing() }
    guard !isSame else {
      adoptChildren()
      return
    }
    orphanChildren()
    rule = other.rule
    children = other.children
    traits.given = other.traits.given
    invalidateUp()
    adoptChildren()
  }

  /// The node's own size must not depend on the children.
  package func replaceChildren(_ children: [LayoutNode]) {
    if children.elementsEqual(self.children, by: ===) { return }
    orphanChildren()
    self.children = children
    adoptChildren()
    invalidateDrawing()
    var node: LayoutNode? = self
    while let current = node, current.deriveTraits() { node = current.parent }
  }

  /// If `isToldAlready` is true, only the rules of the node's ancestors are notified, not the node's own rule.
  package func invalidateUp(isToldAlready: Bool = false) {
    var child: LayoutNode?
    var current: LayoutNode? = self
    var traitsChange = true
    while let node = current {
      node.forgetAnswers()
      traitsChange = traitsChange && node.deriveTraits()
      if child != nil || !isToldAlready { node.retaining?.childChanged(child, of: node) }
      (child, current) = (node, node.parent)
    }
  }

  package func invalidateDrawing() {
    needsDrawing = true
    var current = parent
    while let node = current, !node.needsDrawing {
      node.needsDrawing = true
      current = node.parent
    }
  }

  package func noteDrawn() { needsDrawing = false }

  func measured<Answer>(_ node: LayoutNode, _ body: () -> Answer) -> Answer {
    node.parent = self
    defer { node.parent = nil }
    return body()
  }

  /// Preserves the parent, so that changes still reach it.
  package func wrappedToMeasure(in make: (LayoutNode) -> LayoutNode) -> LayoutNode {
    let shower = parent
    let node = make(self)
    if let shower, node !== self { parent = shower }
    return node
  }

  package func forgetContainer() {
    guard traits.dependence.contains(.container) else { return }
    forgetAnswers()
    for child in children { child.forgetContainer() }
    for node in retaining?.retainedNodes ?? [] { node.forgetContainer() }
  }

  func forgetSizes() {
    fixedLengths = FixedLengths()
    memory?.forgetAnswers()
  }

  func forgetAnswers() {
    fixedLengths = FixedLengths()
    let kept = memory?.ofRule
    memory = nil
    if let kept, kept.outlastsChange() { keptByRule = kept }
    needsPlacing = true
  }

  private func adoptChildren() {
    for child in children { child.parent = self }
    for node in retaining?.retainedNodes ?? [] { node.parent = self }
  }

  private func orphanChildren() {
    for child in children where child.parent === self { child.parent = nil }
    for node in retaining?.retainedNodes ?? [] where node.parent === self { node.parent = nil }
  }

  var retaining: (any RetainingRule)? {
    traits.flags.contains(.retainsNodes) ? rule as? any RetainingRule : nil
  }
}
