/// What of a node its parents want to know without asking it anything.
struct LayoutTraits: Equatable {
  /// The priority asked for with `layoutPriority`, or nil; it shows through modifiers.
  var priority: Double?
  /// Whether stacks leave no space beside the node, as beside a spacer.
  var hasZeroSpacing = false
  /// Whether the node or what shows through it wants other room around itself than most.
  var hasOwnSpacing = false
  /// Whether the node or what shows through it was given an order to be drawn in.
  var hasDrawingOrder = false
  /// Which guides the node or something that shows through it sets.
  var guides: GuideSet = []
  /// What the places of nodes at or below this one depend on besides size and proposal.
  var dependence: PlacementDependence = []
}

/// What the places of a rule's children depend on besides the node's size and proposal.
package struct PlacementDependence: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// On what is visible, where the screen ends, or where the node lies on the canvas.
  package static let surroundings = PlacementDependence(rawValue: 1)
  /// On something that changes without a word to the node, such as where a scroller stands.
  package static let others = PlacementDependence(rawValue: 2)
  /// On the size of the scroller or canvas around; answers do too.
  package static let container = PlacementDependence(rawValue: 4)
}
