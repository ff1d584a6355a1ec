package import GalleyGeometry

/// What remembers while views only describe: a rule, the children it arranges, the answers it gave, and the place
/// it got.
///
/// Nodes live on from one layout to the next. What changes says so, and a further layout costs what changed.
///
/// A node is used on one thread, and what it holds is read or replaced, never lent for longer: no access needs to be
/// checked against others, of which a frame has ten thousand.
package final class LayoutNode {
  @exclusivity(unchecked) package private(set) var rule: any LayoutRule
  @exclusivity(unchecked) package private(set) var children: [LayoutNode]
  @exclusivity(unchecked) package var payload: AnyObject?
  @exclusivity(unchecked) package var counters: LayoutCounters?
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?
  @exclusivity(unchecked) var memory: LayoutMemory?
  @exclusivity(unchecked) package internal(set) var frame = Rect.zero
  // A hundred thousand nodes are not rare: what follows is packed, the small beside the small.
  @exclusivity(unchecked) private var placedWith = PackedProposal(.unspecified)
  @exclusivity(unchecked) var fixedLengths = FixedLengths()
  @exclusivity(unchecked) package var isRightToLeft = false
  @exclusivity(unchecked) package internal(set) var isPlaced = false
  /// Whether the children may lie wrong even where size and proposal stay: something here or below changed.
  @exclusivity(unchecked) var needsPlacing = true
  /// Whether the node, or anything below it that was drawn with it, may look or lie otherwise than when it was last
  /// drawn.
  @exclusivity(unchecked) package private(set) var needsDrawing = true
  @exclusivity(unchecked) private(set) var traits: NodeTraits

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], hasZeroSpacing: Bool = false) {
    self.rule = rule
    self.children = children
    traits = NodeTraits(isZeroSpaced: hasZeroSpacing)
    deriveTraits()
    isRightToLeft = shownThrough?.isRightToLeft ?? false
    adopt()
  }

  deinit { disown() }

  package internal(set) var proposal: ProposedViewSize {
    get { placedWith.proposal }
    set { placedWith = PackedProposal(newValue) }
  }
  package var guides: GuideSet { traits.guides }
  package var priority: Double { traits.priority }
  package var hasZeroSpacing: Bool { traits.flags.contains(.hasZeroSpacing) }
  /// Whether there is nothing to show, so that a list leaves no space for the node.
  package var producesNoRow: Bool { traits.flags.contains(.producesNoRow) }
  var isCheap: Bool { traits.flags.contains(.isCheap) }
  package var presentsLayers: Bool { traits.flags.contains(.presentsLayers) }

  /// Where the node is drawn among its siblings: higher later, 0 for most.
  package var drawingOrder: Double {
    hasDrawingOrder ? rule.traits.drawingOrder ?? shownThrough?.drawingOrder ?? 0 : 0
  }
  package var hasDrawingOrder: Bool { traits.flags.contains(.hasDrawingOrder) }

  /// The room the node wants on one side, in points; nil leaves it to the neighbour.
  package func spacing(on edge: Edge) -> Double? {
    if hasZeroSpacing { return 0 }
    guard traits.flags.contains(.hasOwnSpacing) else { return nil }
    guard traits.flags.contains(.tellsSpacing) else { return shownThrough?.spacing(on: edge) }
    return (rule as? any SpacingRule)?.spacing(on: edge, of: self)
  }

  /// The child whose priority and spacing show through, where the node is a modifier.
  package var shownThrough: LayoutNode? {
    let index = Int(traits.modifiedChild)
    return children.indices.contains(index) ? children[index] : nil
  }

  @discardableResult
  private func deriveTraits() -> Bool {
    let own = rule.traits
    assert(own.retainsNodes == (rule is any RetainingRule), "\(rule) retains nodes or does not")
    assert(own.hasOwnSpacing == (rule is any SpacingRule), "\(rule) has spacing of its own or does not")
    let source = own.modifiedChild.flatMap { children.indices.contains($0) ? children[$0] : nil }
    var derived = NodeTraits(own, isZeroSpaced: traits.isZeroSpaced, around: source?.traits)
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
  /// Becomes what `other` is: rule, children, payload and traits, while everyone who holds the node holds it still.
  ///
  /// Where the rule is equal and the children are the same nodes, answers and places stay known; else they are
  /// forgotten here and in every node above. Where the payload `looksSame`, what was drawn stays known too. `other` is
  /// of no further use.
  package func become(_ other: LayoutNode, appearsSame: Bool = false) {
    guard other !== self else { return }
    let isSame =
      isRightToLeft == other.isRightToLeft
      && traits.isZeroSpaced == other.traits.isZeroSpaced
      && children.elementsEqual(other.children, by: ===) && rule.isEqual(to: other.rule)
    payload = other.payload
    counters = other.counters
    isRightToLeft = other.isRightToLeft
    if !isSame || !appearsSame { invalidateDrawing() }
    guard !isSame else {
      adopt()
      return
    }
    disown()
    rule = other.rule
    children = other.children
    traits.isZeroSpaced = other.traits.isZeroSpaced
    invalidateUp()
    adopt()
  }

  /// Exchanges the children while the node is placed, for containers that build them when they are seen; the node's
  /// own answers must not depend on them.
  package func replaceChildren(_ children: [LayoutNode]) {
    if children.elementsEqual(self.children, by: ===) { return }
    disown()
    self.children = children
    adopt()
    invalidateDrawing()
    var node: LayoutNode? = self
    while let current = node, current.deriveTraits() { node = current.parent }
  }

  /// Forgets all answers here and in every node above, because something changed that they depend on.
  ///
  /// Where the node's own rule `isToldAlready`, only the rules above hear of it.
  package func invalidateUp(isToldAlready: Bool = false) {
    var child: LayoutNode?
    var current: LayoutNode? = self
    var traitsChange = true
    while let node = current {
      node.forgetAnswers()
      // A trait that stays as it was changes nothing further up.
      traitsChange = traitsChange && node.deriveTraits()
      if child != nil || !isToldAlready { node.retaining?.childChanged(child, of: node) }
      (child, current) = (node, node.parent)
    }
  }

  /// Says that the node, and with it every node above, has to be drawn again.
  ///
  /// A node above that has to be already has said so to those above it.
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

  /// What `make` makes around the node only to be measured, while whoever shows the node still hears what changes in it.
  package func wrappedToMeasure(in make: (LayoutNode) -> LayoutNode) -> LayoutNode {
    let shower = parent
    let node = make(self)
    if let shower, node !== self { parent = shower }
    return node
  }

  /// Forgets the answers of nodes at and below this one that depend on the container's size, because that changed.
  package func forgetContainer() {
    guard traits.dependence.contains(.container) else { return }
    forgetAnswers()
    for child in children { child.forgetContainer() }
    for node in retaining?.retainedNodes ?? [] { node.forgetContainer() }
  }

  /// Forgets the answers of a node that is measured again and again and never placed.
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

  private func adopt() {
    for child in children { child.parent = self }
    for node in retaining?.retainedNodes ?? [] { node.parent = self }
  }

  private func disown() {
    for child in children where child.parent === self { child.parent = nil }
    for node in retaining?.retainedNodes ?? [] where node.parent === self { node.parent = nil }
  }

  var retaining: (any RetainingRule)? {
    traits.flags.contains(.retainsNodes) ? rule as? any RetainingRule : nil
  }
}
