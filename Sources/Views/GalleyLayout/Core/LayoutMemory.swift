import GalleyGeometry

/// What a node remembers of what it was asked.
///
/// It is apart from the node because most nodes need none: those of one size, and those whose rule answers faster
/// than it could look up.
final class LayoutMemory {
  var answers = AnswerCache()
  /// The widths that hold for any height, and the heights that hold for any width.
  var lengths = LengthAnswers()
  var guides: [GuideQuestion: Double?] = [:]
  var ofRule: (any RuleMemory)?
  /// The context that the children were last placed in, where their places depend on them.
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

/// The context of a placement, apart because few nodes need one.
final class KnownPlacementContext {
  let value: PlacementContext

  init(_ value: PlacementContext) { self.value = value }
}
