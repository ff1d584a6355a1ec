/// What a rule is, whatever it is offered.
package struct LayoutTraits {
  /// The priority asked for with `layoutPriority`, which shows through modifiers; nil leaves it to the child.
  package var priority: Double?
  /// The order in which a stack serves the node when no priority was asked for; higher first.
  package var ownPriority: Double
  /// Where the node is drawn among its siblings, asked for with `zIndex`; higher later, nil leaves it to the child.
  package var drawingOrder: Double?
  /// The child whose priority, spacing and order show through, as they do through modifiers; nil for containers.
  package var modifiedChild: Int?
  /// Which guides the node may answer by itself, without regard to its children.
  package var guides: GuideSet
  /// What the children's places depend on besides the node's size and proposal.
  ///
  /// Nothing for most: a node that gets the same size and proposal again need not arrange its children again.
  package var dependence: PlacementDependence
  /// Whether the node wants other room around itself than most, of which a ``SpacingRule`` tells.
  package var hasOwnSpacing: Bool
  /// Whether there is nothing to show, so that a list leaves no space for it.
  package var producesNoRow: Bool
  /// Whether asking the rule again costs no more than looking up what it answered; then nothing is kept.
  package var isCheap: Bool
  /// Whether there are nodes besides the node's children, of which a ``RetainingRule`` tells.
  package var retainsNodes: Bool
  package var presentsLayers: Bool

  package init(
    priority: Double? = nil, ownPriority: Double = 0, drawingOrder: Double? = nil, modifiedChild: Int? = nil,
    guides: GuideSet = [], dependence: PlacementDependence = [], hasOwnSpacing: Bool = false,
    producesNoRow: Bool = false, isCheap: Bool = false, retainsNodes: Bool = false, presentsLayers: Bool = false
  ) {
    self.priority = priority
    self.ownPriority = ownPriority
    self.drawingOrder = drawingOrder
    self.modifiedChild = modifiedChild
    self.guides = guides
    self.dependence = dependence
    self.hasOwnSpacing = hasOwnSpacing
    self.producesNoRow = producesNoRow
    self.isCheap = isCheap
    self.retainsNodes = retainsNodes
    self.presentsLayers = presentsLayers
  }

  /// The traits of a rule that has to be measured and is like most in all else.
  package static var plain: LayoutTraits { LayoutTraits() }
  package static var cheap: LayoutTraits { LayoutTraits(isCheap: true) }
  package static var modifier: LayoutTraits { LayoutTraits(modifiedChild: 0, isCheap: true) }
}

/// Which kinds of alignment guides somewhere below a node have a place of their own.
package struct GuideSet: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let baselines = GuideSet(rawValue: 1)
  package static let custom = GuideSet(rawValue: 2)
}

/// What the places of a rule's children depend on besides the node's size and proposal.
package struct PlacementDependence: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// On what is visible, where the screen ends, or where the node lies on the canvas.
  package static let context = PlacementDependence(rawValue: 1)
  /// On something that changes without a word to the node, such as where a scroller stands.
  package static let others = PlacementDependence(rawValue: 2)
  package static let container = PlacementDependence(rawValue: 4)
}
