import GalleyGeometry

/// The caches of a node, created on demand: nodes of a fixed size or with a cheap rule do not need them.
final class LayoutMemory {
  var answers = AnswerCache()
  var lengths = LengthAnswers()
  var guides: [GuideQuestion: Double?] = [:]
  var ofRule: (any RuleMemory)?
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

/// Separate from `LayoutMemory`, because few nodes need a context.
final class KnownPlacementContext {
  let value: PlacementContext

  init(_ value: PlacementContext) { self.value = value }
}
