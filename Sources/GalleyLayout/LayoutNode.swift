package import GalleyGeometry

/// What remembers while views only describe: a rule, the children it arranges, the answers it gave, and the place
/// it got.
///
/// Nodes live on from one layout to the next. What changes says so, and a further layout costs what changed.
package final class LayoutNode {
  /// How the node answers and arranges.
  package private(set) var rule: any LayoutRule
  /// The nodes inside, in drawing order.
  package private(set) var children: [LayoutNode]
  /// What drawing and inspection know of the node.
  package var payload: AnyObject?
  /// Where the node's work is counted, if anywhere.
  package var counters: LayoutCounters?
  /// Whether children are mirrored.
  package var isRightToLeft = false
  /// Where the node lies in its parent.
  package internal(set) var frame = Rect.zero
  /// The proposal the node was placed with.
  package internal(set) var proposal = ProposedViewSize.unspecified
  /// Whether the last placement showed the node.
  package internal(set) var isPlaced = false
  /// Whether the children may lie wrong even where size and proposal stay: something here or below changed.
  var needsPlacing = true
  /// The surroundings the node was last placed in, where its children's places depend on them.
  var knownSurroundings: KnownSurroundings?
  /// The node that arranges this one; the parent says so when it goes.
  package private(set) unowned(unsafe) var parent: LayoutNode?
  private var ownZeroSpacing: Bool
  private(set) var traits = LayoutTraits()
  private var answers = AnswerCache()
  private var guideAnswers: [GuideQuestion: Double?] = [:]
  private var lengths = LengthCache()

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], hasZeroSpacing: Bool = false) {
    self.rule = rule
    self.children = children
    ownZeroSpacing = hasZeroSpacing
    deriveTraits()
    isRightToLeft = traitSource?.isRightToLeft ?? false
    adopt()
  }

  deinit { disown() }

  /// Which guides the node or something that shows through it sets.
  package var guides: GuideSet { traits.guides }
  /// The priority asked for with `layoutPriority`, or nil; it shows through modifiers.
  package var priorityTrait: Double? { traits.priority }
  /// The order in which a stack serves the node; higher first.
  package var priority: Double { traits.priority ?? rule.ownPriority }
  /// Whether stacks leave no space beside the node, as beside a spacer.
  package var hasZeroSpacing: Bool { traits.hasZeroSpacing }

  /// The child whose priority and spacing show through.
  private var traitSource: LayoutNode? {
    rule.traitSource.flatMap { children.indices.contains($0) ? children[$0] : nil }
  }

  /// Works out the traits anew and answers whether they changed.
  @discardableResult
  private func deriveTraits() -> Bool {
    let source = traitSource
    var derived = LayoutTraits(
      priority: rule.priorityOverride ?? source?.traits.priority,
      hasZeroSpacing: ownZeroSpacing || (source?.traits.hasZeroSpacing ?? false), guides: rule.ownGuides,
      dependence: rule.dependence)
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
  /// forgotten here and in every node above. `other` is of no further use.
  package func become(_ other: LayoutNode) {
    guard other !== self else { return }
    let isSame =
      isRightToLeft == other.isRightToLeft && ownZeroSpacing == other.ownZeroSpacing
      && children.elementsEqual(other.children, by: ===) && rule.isEqual(to: other.rule)
    payload = other.payload
    counters = other.counters
    isRightToLeft = other.isRightToLeft
    guard !isSame else {
      adopt()
      return
    }
    disown()
    rule = other.rule
    children = other.children
    ownZeroSpacing = other.ownZeroSpacing
    adopt()
    invalidateUp()
  }

  /// Exchanges the children while the node is placed, for containers that build them when they are seen; the node's
  /// own answers must not depend on them.
  package func replaceChildren(_ children: [LayoutNode]) {
    if children.elementsEqual(self.children, by: ===) { return }
    disown()
    self.children = children
    adopt()
    var node: LayoutNode? = self
    while let current = node, current.deriveTraits() { node = current.parent }
  }

  /// Forgets all answers here and in every node above, because something changed that they depend on.
  package func invalidateUp() {
    var child: LayoutNode?
    var current: LayoutNode? = self
    var traitsChange = true
    while let node = current {
      node.forgetAnswers()
      node.rule.childChanged(child, of: node)
      // A trait that stays as it was changes nothing further up.
      traitsChange = traitsChange && node.deriveTraits()
      (child, current) = (node, node.parent)
    }
  }

  private func forgetAnswers() {
    answers = AnswerCache()
    lengths = LengthCache()
    guideAnswers = [:]
    needsPlacing = true
  }

  /// Tells the children, and what the rule keeps besides, who arranges them.
  private func adopt() {
    for child in children { child.parent = self }
    for node in rule.standingNodes { node.parent = self }
  }

  private func disown() {
    for child in children where child.parent === self { child.parent = nil }
    for node in rule.standingNodes where node.parent === self { node.parent = nil }
  }
}

// MARK: - Questions

extension LayoutNode {
  /// The size the node chooses when offered `proposal`, asked of the rule only once.
  package func size(for proposal: ProposedViewSize) -> Size {
    if let fixedSize { return fixedSize }
    if let known = answers.answer(to: proposal) { return known }
    counters?.countMeasure()
    let size = rule.size(for: proposal, children: children)
    answers.remember(size, for: proposal)
    return size
  }

  /// The node's size and guides when offered `proposal`.
  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    guard !guides.isEmpty else { return ViewDimensions(size: size) }
    return ViewDimensions(size: size) { [self] key in explicitGuide(key, size: size, proposal: proposal) }
  }

  /// The place the node gives a guide by itself, or nil.
  package func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? {
    guard guides.contains(.custom) || (key.isTextBaseline && guides.contains(.baselines)) else { return nil }
    let question = GuideQuestion(key: key, size: size, proposal: proposal)
    if let known = guideAnswers[question] { return known }
    // Remembered, because each container would ask its children twice, they theirs, and so on down.
    let answer = rule.explicitGuide(key, size: size, proposal: proposal, children: children)
    guideAnswers[question] = answer
    return answer
  }

  private struct GuideQuestion: Hashable {
    var key: AlignmentKey
    var size: Size
    var proposal: ProposedViewSize
  }

  /// The size when it is the same whatever is proposed; then nothing below depends on the proposal either.
  var fixedSize: Size? {
    guard let width = fixedLength(along: .horizontal), let height = fixedLength(along: .vertical) else { return nil }
    return Size(width: width, height: height)
  }

  /// The extent along `axis` when it is the same whatever is proposed; nil where that depends.
  package func fixedLength(along axis: Axis) -> Double? {
    lengths.fixed(along: axis) { rule.fixedLength(along: axis, children: children) }
  }

  /// The extent along `axis` at an end of the range, when it can be told without measuring.
  package func length(along axis: Axis, at extreme: Extreme) -> Double? {
    if let fixed = fixedLength(along: axis) { return fixed }
    return lengths.answer(along: axis, at: extreme) { rule.length(along: axis, at: extreme, children: children) }
  }

  /// The extent along `axis` for an offer, when it is at an end of the range and can be told without measuring.
  func length(along axis: Axis, offered: Double?) -> Double? {
    switch offered {
    case 0: length(along: axis, at: .smallest)
    case .infinity?: length(along: axis, at: .largest)
    default: fixedLength(along: axis)
    }
  }
}
