package import GalleyGeometry

/// What remembers while views only describe: a rule, the children it arranges, the answers it gave, and the place
/// it got.
package final class LayoutNode {
  /// How the node answers and arranges.
  package let rule: any LayoutRule
  /// The nodes inside, in drawing order.
  package private(set) var children: [LayoutNode]
  /// What drawing and inspection know of the node.
  package var payload: AnyObject?
  /// The priority asked for with `layoutPriority`, or nil; it shows through modifiers.
  package let priorityTrait: Double?
  /// Whether stacks leave no space beside the node, as beside a spacer.
  package let hasZeroSpacing: Bool
  /// Whether children are mirrored.
  package var isRightToLeft = false
  /// Where the node lies in its parent.
  package private(set) var frame = Rect.zero
  /// The proposal the node was placed with.
  package private(set) var proposal = ProposedViewSize.unspecified
  /// Whether the last placement showed the node.
  package private(set) var isPlaced = false
  /// Which guides the node or something that shows through it sets.
  package private(set) var guides: GuideSet
  private var answers = AnswerCache()
  private var guideAnswers: [GuideQuestion: Double?] = [:]
  private var extremes = ExtremeCache()
  private let fixedWidth: Double?
  private let fixedHeight: Double?

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = [], hasZeroSpacing: Bool = false) {
    self.rule = rule
    self.children = children
    self.guides = children.reduce(rule.ownGuides) { $0.union($1.guides) }
    let child = rule.traitSource.flatMap { children.indices.contains($0) ? children[$0] : nil }
    self.priorityTrait = rule.priorityOverride ?? child?.priorityTrait
    self.hasZeroSpacing = hasZeroSpacing || (child?.hasZeroSpacing ?? false)
    self.isRightToLeft = child?.isRightToLeft ?? false
    self.fixedWidth = rule.fixedLength(along: .horizontal, children: children)
    self.fixedHeight = rule.fixedLength(along: .vertical, children: children)
  }

  /// The order in which a stack serves the node; higher first.
  package var priority: Double { priorityTrait ?? rule.ownPriority }

  /// Exchanges the children, for containers that build them when they are seen.
  package func replaceChildren(_ children: [LayoutNode]) {
    self.children = children
  }

  /// The size the node chooses when offered `proposal`, asked of the rule only once.
  package func size(for proposal: ProposedViewSize) -> Size {
    if let known = answers.answer(to: proposal) { return known }
    let size = rule.size(for: proposal, children: children)
    answers.remember(size, for: proposal)
    return size
  }

  /// Forgets every answer, because something the rule depends on changed.
  package func invalidate() {
    answers = AnswerCache()
    extremes = ExtremeCache()
    guideAnswers = [:]
    children.forEach { $0.invalidate() }
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

  /// The extent along `axis` when it is the same whatever is proposed; nil where that depends.
  package func fixedLength(along axis: Axis) -> Double? { axis == .horizontal ? fixedWidth : fixedHeight }

  /// The extent along `axis` at an end of the range, when it can be told without measuring.
  package func length(along axis: Axis, at extreme: Extreme) -> Double? {
    if let fixed = fixedLength(along: axis) { return fixed }
    return extremes.answer(along: axis, at: extreme) { rule.length(along: axis, at: extreme, children: children) }
  }

  /// The extent along `axis` for an offer, when it is at an end of the range and can be told without measuring.
  func length(along axis: Axis, offered: Double?) -> Double? {
    switch offered {
    case 0: length(along: axis, at: .smallest)
    case .infinity?: length(along: axis, at: .largest)
    default: fixedLength(along: axis)
    }
  }

  /// Puts the node at `origin` of its parent with a proposal, and everything below it at its place.
  ///
  /// `surroundings` are in the parent's coordinates.
  package func place(at origin: Point, proposal: ProposedViewSize, surroundings: Surroundings) {
    let size = size(for: proposal)
    place(in: Rect(origin: origin, size: size), proposal: proposal, surroundings: surroundings)
  }

  /// Puts the node into `frame` of its parent, whatever size it would have chosen.
  package func place(in frame: Rect, proposal: ProposedViewSize, surroundings: Surroundings) {
    self.frame = frame
    self.proposal = proposal
    isPlaced = true
    let inside = surroundings.moved(to: frame.origin)
    let placements = rule.place(self, in: frame.size, proposal: proposal, surroundings: inside)
    let childSurroundings = rule.surroundings(inside: self, from: inside)
    for (child, placement) in zip(children, placements) {
      child.settle(placement, in: frame.size, mirrored: isRightToLeft, surroundings: childSurroundings)
    }
  }

  /// Puts the node where its parent, of size `parent`, wants it; nil is nowhere.
  package func settle(_ placement: Placement?, in parent: Size, mirrored: Bool, surroundings: Surroundings) {
    guard let placement else {
      isPlaced = false
      return
    }
    var origin = placement.origin
    if mirrored { origin.x = parent.width - origin.x - size(for: placement.proposal).width }
    place(at: origin, proposal: placement.proposal, surroundings: surroundings)
  }
}

extension AlignmentKey {
  /// Whether this is the first or last baseline of text.
  var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }

  /// Whether this guide comes with the library.
  var isBuiltIn: Bool { AlignmentKey.builtIn.contains(self) }

  private static let builtIn: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
}
