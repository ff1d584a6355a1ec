import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// All differences between the displayed tree and the views: nodes that move, enter or leave.
///
/// It depends only on the time since its last change, so a picture never depends on earlier pictures.
package final class Presentation: TreeValue {
  package private(set) var time = 0.0
  var transaction = Transaction()
  var transactionRules = 0
  var motions: [NodeIdentity: NodeMotion] = [:]
  var entrances: [NodeIdentity: Passage] = [:]
  var removals: [NodeIdentity: [Removal]] = [:]
  private var bodies: [ObjectIdentifier: any MovingBody] = [:]
  private var completions: [AnimationCompletion] = []

  package init() {}

  package init(in graph: ViewGraph) {}

  deinit { completions.forEach { $0.cancel() } }

  var isAtRest: Bool { motions.isEmpty && entrances.isEmpty && removals.isEmpty }

  /// The time at which an animation, a removal or a completion handler is due.
  package var nextEvent: Double? {
    (ends + completions.map(\.due)).compactMap { $0 }.filter { $0.isFinite }.min()
  }

  /// The time at which the last animation ends; nil if all have ended, infinite if one never ends.
  package var end: Double? { ends.compactMap { $0 }.max() }

  private var ends: [Double?] {
    motions.values.map(\.end) + entrances.values.map(\.end) + removals.values.joined().map(\.end)
      + bodies.values.map(\.motionEnd)
  }

  func follow(_ body: any MovingBody) { bodies[ObjectIdentifier(body)] = body }

  func advance(to time: Double) {
    self.time = max(self.time, time)
    bodies.values.forEach { $0.timePassed() }
    bodies = bodies.filter { $1.motionEnd != nil }
  }

  func finish() -> [() -> Void] {
    let now = time
    motions = motions.filter { $1.end.map { now < $0 } ?? false }
    entrances = entrances.filter { now < $1.end }
    removals = removals.mapValues { $0.filter { now < $0.end } }.filter { !$1.isEmpty }
    let due = completions.filter { $0.due.map { $0 <= now } ?? true }
    completions.removeAll { completion in due.contains { $0 === completion } }
    return due.map { completion in { completion.run() } }
  }

  func await(_ transaction: Transaction) {
    for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }
}

// MARK: - What is shown

extension Presentation {
  /// The identities of nodes that are animated or contain transitions.
  var unsettled: Set<NodeIdentity> { Set(motions.keys).union(entrances.keys).union(removals.keys) }

  func moves(_ place: NodeIdentity?) -> Bool { place.map { motions[$0] != nil } ?? false }

  /// `wanted` is the frame that the views request.
  func frame(of place: NodeIdentity?, wanted frame: Rect) -> Rect {
    guard let place, let motion = motions[place] else { return frame }
    var shown = frame
    shown.animatableData = motion.frame.value(at: time)
    return shown
  }

  func drawing(of place: NodeIdentity?, wanted drawing: (any NodeDrawing)?) -> (any NodeDrawing)? {
    guard let place, let motion = motions[place] else { return drawing }
    return drawing?.moved(to: motion.drawing.value(at: time))
  }

  func fade(of place: NodeIdentity?) -> TextFade? { place.flatMap { motions[$0]?.fade } }

  func exchange(of place: NodeIdentity?) -> SymbolExchange? { place.flatMap { motions[$0]?.exchange } }

  func entrance(of place: NodeIdentity?) -> Passage? { place.flatMap { entrances[$0] } }

  func removals(from place: NodeIdentity?) -> [Removal] {
    guard !removals.isEmpty, let place else { return [] }
    return removals[place] ?? []
  }
}
