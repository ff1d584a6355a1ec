import GalleyMotion

extension ViewGraph {
  package var presentation: Presentation { self[Presentation.self] }

  var transaction: Transaction {
    get { presentation.transaction }
    set { presentation.transaction = newValue }
  }
}

extension ViewGraph {
  /// The next time at which a task continues or an animation ends.
  var nextEvent: Double? { [tasks.nextDeadline, presentation.nextEvent].compactMap { $0 }.min() }

  /// Advances to `time` or to the next event before it, so the result does not depend on the number of steps.
  ///
  /// - Returns: Whether there was an event.
  func advance(to time: Double) -> Bool {
    let event = nextEvent.flatMap { $0 <= time ? max($0, presentation.time) : nil }
    tasks.advance(to: event ?? time)
    presentation.advance(to: event ?? time)
    for action in presentation.finish() { act(of: nil, action) }
    return event != nil
  }
}
