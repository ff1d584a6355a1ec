import GalleyGeometry

/// The cached results of a node.
///
/// A node creates it on demand. Nodes of a fixed size and nodes with a cheap rule do not need it.
final class LayoutMemory {
  var answers = AnswerCache()
  /// Widths that do not depend on the proposed height, and heights that do not depend on the proposed width.
  var lengths = LengthAnswers()
  var guides: [GuideQuestion: Double?] = [:]
  var ofRule: (any RuleMemory)?
  /// The context of the last placement, if the positions of the children depend on it.
  var context: KnownPlacementContext?

  func forgetAnswers() {
    answers = AnswerCache()
    lengths = LengthAnswers()
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
    ofRule = nil
  }

  struct GuideQuestion: Hashable {
    var key: AlignmentKey
    var size: Size
    var proposal: ProposedViewSize
  }
}

/// A reference to a context, which keeps `LayoutMemory` small because few nodes need one.
final class KnownPlacementContext {
  let value: PlacementContext

  init(_ value: PlacementContext) { self.value = value }
}
