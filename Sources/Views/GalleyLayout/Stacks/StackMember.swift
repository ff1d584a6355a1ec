import GalleyGeometry

/// What a stack asks of a view that it arranges.
protocol StackMember {
  var priority: Double { get }
  var hasZeroSpacing: Bool { get }
  var guides: GuideSet { get }

  /// The room the view wants on one side, in points; nil leaves it to the neighbour.
  func spacing(on edge: Edge) -> Double?
  func fixedLength(along axis: Axis) -> Double?
  /// The extent along `axis` when offered `offer` on it, where that holds whatever is offered on the other.
  func length(along axis: Axis, offered offer: Double?) -> Double?
  func size(for proposal: ProposedViewSize) -> Size
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double
}

/// The views that a stack arranges, counted from 0.
protocol StackMembers: RandomAccessCollection where Element: StackMember, Index == Int {}

extension Array: StackMembers where Element: StackMember {}

extension LayoutNode: StackMember {
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double { dimensions(for: proposal)[guide] }
}
