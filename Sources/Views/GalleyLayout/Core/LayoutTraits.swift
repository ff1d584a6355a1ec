package struct LayoutTraits {
  package var priority: Double?
  /// The priority to use if neither the node nor its child has a `layoutPriority`.
  package var ownPriority: Double
  package var drawingOrder: Double?
  /// The child whose priority, spacing and drawing order apply; nil for a container.
  package var modifiedChild: Int?
  package var guides: GuideSet
  package var dependence: PlacementDependence
  package var hasOwnSpacing: Bool
  package var producesNoRow: Bool
  /// Whether computing a size costs no more than a cache lookup, in which case sizes are not cached.
  package var isCheap: Bool
  package var retainsNodes: Bool
  package var presentsLayers: Bool
  /// For text, the space between it and text above it; nil for other views.
  package var textSpacing: Double?
  package var textEdges: TextEdges

  package enum TextEdges {
    /// The edges of the modified child that stay in place because the modifier does not move them inwards.
    case inherited(top: Bool, bottom: Bool)
    /// The first child is at the top edge, and the last one at the bottom edge.
    case column
    /// All children are at both edges.
    case row
  }

  package init(
    priority: Double? = nil, ownPriority: Double = 0, drawingOrder: Double? = nil, modifiedChild: Int? = nil,
    guides: GuideSet = [], dependence: PlacementDependence = [], hasOwnSpacing: Bool = false,
    producesNoRow: Bool = false, isCheap: Bool = false, retainsNodes: Bool = false, presentsLayers: Bool = false,
    textSpacing: Double? = nil, textEdges: TextEdges = .inherited(top: true, bottom: true)
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
    self.textSpacing = textSpacing
    self.textEdges = textEdges
  }

  package static var plain: LayoutTraits { LayoutTraits() }
  package static var cheap: LayoutTraits { LayoutTraits(isCheap: true) }
  package static var modifier: LayoutTraits { LayoutTraits(modifiedChild: 0, isCheap: true) }
}

package struct GuideSet: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let baselines = GuideSet(rawValue: 1)
  package static let custom = GuideSet(rawValue: 2)
}

package struct PlacementDependence: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let context = PlacementDependence(rawValue: 1)
  /// The placement depends on something that changes without invalidating the node, such as a scroll offset.
  package static let others = PlacementDependence(rawValue: 2)
  package static let container = PlacementDependence(rawValue: 4)
}
