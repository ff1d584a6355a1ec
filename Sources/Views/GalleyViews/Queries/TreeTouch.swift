package import GalleyGeometry

package final class TreeTouch {
  private let graph: ViewGraph
  private let start: Point
  private var receivers: [TouchedTarget]
  /// Targets that look pressed while the finger is down, even after their gesture has ended.
  private let pressed: [TouchedTarget]
  /// The location in points, from the canvas's top left corner.
  package private(set) var location: Point
  private var magnification = 1.0
  private var rotation = Angle.zero
  private var hasMoved = false
  package private(set) var isRecognised = false
  private let isShown: Bool

  init?(on targets: [TouchedTarget], at point: Point, in graph: ViewGraph, isShown: Bool = true) {
    let active = targets.filter(\.target.isActive)
    let first = active.last { $0.target.priority == .high } ?? active.first
    guard let first else { return nil }
    // A disabled control blocks taps for the views around it.
    guard targets.first.map({ $0.target.isActive || $0.target.isGesture }) ?? false else { return nil }
    self.isShown = isShown
    self.graph = graph
    start = point
    location = point
    pressed = active.filter { $0.target === first.target || $0.target.priority == .simultaneous }
    receivers = pressed
    send(.began)
  }

  package func move(to point: Point) {
    location = point
    let way = point - start
    if max(way.x.magnitude, way.y.magnitude) > SpatialTapGesture.slack { hasMoved = true }
    send(.moved)
  }

  package func pinch(by magnification: Double, turnedBy rotation: Angle) {
    (self.magnification, self.rotation, hasMoved) = (magnification, rotation, true)
    send(.moved)
  }

  package func stay() { send(.stayed) }

  /// Lifts the finger and returns whether the touch had an effect. A simultaneous gesture counts only if it was
  /// recognised.
  @discardableResult
  package func lift() -> Bool {
    send(.ended)
    for receiver in receivers where !hasMoved {
      if let action = receiver.target.action { graph.act(of: receiver.target.scope, action) }
    }
    press(false)
    return isRecognised || pressed.contains { $0.target.priority != .simultaneous }
  }

  package func cancel() {
    send(.cancelled)
    press(false)
  }

  private func press(_ isPressed: Bool) {
    for receiver in pressed where isShown {
      guard let press = receiver.target.onPress else { continue }
      graph.act(of: receiver.target.scope) { press(isPressed) }
    }
  }

  private func send(_ phase: GestureTouch.Phase) {
    if phase == .began { press(true) }
    for receiver in receivers {
      guard let recognise = receiver.target.recognise else { continue }
      let way = location - start
      var touch = GestureTouch(
        phase: phase, time: graph.presentation.time, location: receiver.location + way, globalLocation: location)
      (touch.magnification, touch.rotation) = (magnification, rotation)
      let isOver = graph.act(of: receiver.target.scope) { recognise(touch) }
      if receiver.target.isRecognised { isRecognised = true }
      if receiver.target.hasClaimed { return claim(by: receiver.target) }
      guard isOver else { continue }
      receiver.target.memory.forget()
      receivers.removeAll { $0.target === receiver.target && $0.target.action == nil }
    }
  }
}

extension TreeTouch {
  private func claim(by target: TapTarget) {
    target.hasClaimed = false
    target.memory.forget()
    receivers.removeAll { $0.target === target }
    send(.cancelled)
    receivers = []
  }
}

extension ViewTree {
  package func touch(id: String, at point: Point) -> TreeTouch? {
    TreeTouch(on: targets(ofID: id), at: point, in: context.graph)
  }

  package func touch(at point: Point) -> TreeTouch? {
    TreeTouch(on: targets(at: point), at: point, in: context.graph)
  }
}
