import GalleyGeometry
import GalleyMotion

/// What of one node is on its way: its frame, and the numbers it is drawn with.
struct NodeMotion {
  /// The node's frame in its space.
  private(set) var frame: AnimatedValue<Rect.AnimatableData>
  /// The numbers of the node's drawing.
  private(set) var drawing: AnimatedValue<AnimatableVector>

  /// A node that rests.
  init(_ look: NodeLook) {
    frame = AnimatedValue(look.frame.animatableData)
    drawing = AnimatedValue(look.drawing)
  }

  /// Sends the node to `look`; numbers that no way leads to are there at once.
  mutating func move(to look: NodeLook, _ transaction: Transaction, at time: Double) {
    let animation = transaction.effectiveAnimation
    if look.frame.animatableData != frame.target {
      frame.move(to: look.frame.animatableData, animation: animation, at: time)
      transaction.completions.forEach { $0.wait(for: frame) }
    }
    if !look.drawing.isAlike(drawing.target) {
      drawing = AnimatedValue(look.drawing)
    } else if look.drawing != drawing.target {
      drawing.move(to: look.drawing, animation: animation, at: time)
      transaction.completions.forEach { $0.wait(for: drawing) }
    }
  }

  /// When all of it rests; nil when it does already.
  var end: Double? {
    switch (frame.end, drawing.end) {
    case (let frame?, let drawing?): max(frame, drawing)
    case (let frame?, nil): frame
    case (nil, let drawing): drawing
    }
  }
}

/// What of a node can be on its way, as the views want it.
struct NodeLook {
  /// The node's frame in its space.
  var frame: Rect
  /// The numbers of the node's drawing.
  var drawing: AnimatableVector

  /// Whether the other looks the same.
  func isSame(as other: NodeLook) -> Bool { frame == other.frame && drawing == other.drawing }
}
