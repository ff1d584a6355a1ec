import GalleyMotion

extension ViewGraph {
  package var presentation: Presentation { self[Presentation.self] }

  var transaction: Transaction {
    get { presentation.transaction }
    set { presentation.transaction = newValue }
  }
}

extension ViewGraph {
  /// The next time at which something happens by itself: a task goes on, or something comes to rest; in seconds.
  var nextEvent: Double? { [tasks.nextDeadline, presentation.nextEvent].compactMap { $0 }.min() }

  /// Lets time pass until `time`, in seconds, or until something happens by itself before that; answers whether
  /// anything does. What follows from it is shown by the next frame.
  ///
  /// As everything happens at its own time, the end is the same in however many steps it comes.
  func advance(to time: Double) -> Bool {
    let event = nextEvent.flatMap { $0 <= time ? max($0, presentation.time) : nil }
    tasks.advance(to: event ?? time)
    presentation.advance(to: event ?? time)
    for action in presentation.finish() { act(of: nil, action) }
    return event != nil
  }
}
