import GalleyGeometry

protocol StackMember {
  var priority: Double { get }
  var hasZeroSpacing: Bool { get }
  var guides: GuideSet { get }
  var endsWithText: Bool { get }
  /// The space above this view if this view begins with text and the view above it ends with text; nil if this view
  /// does not begin with text.
  var textSpacing: Double? { get }

  func spacing(on edge: Edge) -> Double?
  func fixedLength(along axis: Axis) -> Double?
  func length(along axis: Axis, offered offer: Double?) -> Double?
  func size(for proposal: ProposedViewSize) -> Size
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double
}

protocol StackMembers: RandomAccessCollection where Element: StackMember, Index == Int {}

extension Array: StackMembers where Element: StackMember {}

extension LayoutNode: StackMember {
  func place(of guide: AlignmentKey, for proposal: ProposedViewSize) -> Double { dimensions(for: proposal)[guide] }
}
