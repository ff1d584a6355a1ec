import GalleyGeometry
import GalleyScroll

/// Where the scrollers stand that share their offsets, as distances from rest, by the name they share.
final class SyncedScrollers {
  private var states: [AnyHashable: ScrollState] = [:]
  private var offsets: [AnyHashable: Point] = [:]
  /// The scrollers of this frame that all of their name follow, as an identity of theirs was asked for.
  private var leaders: [AnyHashable: Leader] = [:]
  private var relays: [AnyHashable: Relay] = [:]
  private var asks: [AnyHashable: Ask] = [:]
  /// Whether some scrollers were placed before it was known where they should stand.
  private var isLate = false

  /// A scroller that all of its name follow.
  private struct Leader {
    let id: AnyHashable
    let offset: Point
    /// The frame in which it was asked.
    let frame: Int
  }

  /// Where scrollers were dragged to that pass that on.
  struct Relay: Equatable {
    /// The distance from rest.
    fileprivate(set) var offset = Point.zero
    /// How often one of them was dragged.
    fileprivate(set) var turn = 0
  }

  /// What the stage asks for.
  private struct Ask {
    let destination: ScrollDestination?
    /// The frame in which it was first asked for.
    let frame: Int
    /// Whether it was passed on.
    var isRelayed = false
  }

  /// What the scrollers of `name` remember together.
  func state(of name: AnyHashable, in graph: ViewGraph) -> ScrollState {
    if let known = states[name] { return known }
    let state = ScrollState(in: graph)
    states[name] = state
    return state
  }

  /// The distance from rest that the first of the scrollers of `name` to be placed found for all of them.
  subscript(name: AnyHashable) -> Point? {
    get { offsets[name] }
    set { offsets[name] = newValue }
  }

  /// The frame in which the scroller or the scrollers called `id` were first asked for `destination`; nil where nothing
  /// was ever asked of them.
  func frame(of destination: ScrollDestination?, askedOf id: AnyHashable, now frame: Int) -> Int? {
    if let known = asks[id], known.destination == destination { return known.frame }
    guard destination != nil || asks[id] != nil else { return nil }
    asks[id] = Ask(destination: destination, frame: frame)
    return frame
  }
}

// MARK: - Frames

extension SyncedScrollers {
  /// Forgets who led the scrollers of a name, before a frame.
  func forgetLeaders() { leaders = [:] }

  /// Forgets where scrollers stood, before a tree is placed anew.
  func forgetOffsets() { offsets = leaders.mapValues(\.offset) }

  /// Forgets what was asked and where scrollers were dragged to, so that what is shown next does not hang on it.
  func forgetShown() {
    asks = [:]
    for name in relays.keys { relays[name, default: Relay()].moveOn(to: .zero) }
  }

  /// Whether scrollers that were placed have to be placed again.
  func settle() -> Bool {
    defer { isLate = false }
    return isLate
  }
}

// MARK: - Leading

extension SyncedScrollers {
  /// Whether the scroller `id`, asked in `frame`, may say where all scrollers of `name` stand: who was asked last does.
  func canLead(_ name: AnyHashable, id: AnyHashable, askedIn frame: Int) -> Bool {
    leaders[name].map { $0.id == id || $0.frame < frame } ?? true
  }

  /// Lets all scrollers of `name` follow the scroller `id` to `offset`, as it was asked in `frame`.
  func lead(_ name: AnyHashable, id: AnyHashable, to offset: Point, askedIn frame: Int) {
    leaders[name] = Leader(id: id, offset: offset, frame: frame)
    if let known = offsets[name], known != offset { isLate = true }
    offsets[name] = offset
  }
}

// MARK: - Relaying

extension SyncedScrollers {
  /// Where the scrollers of `name` were dragged to.
  func relay(of name: AnyHashable) -> Relay { relays[name] ?? Relay() }

  /// Passes on to the scrollers of `name` that `id` was dragged to `offset`, once for each time it is asked for.
  func relay(_ offset: Point, to name: AnyHashable, askedOf id: AnyHashable) {
    guard asks[id]?.isRelayed == false else { return }
    asks[id]?.isRelayed = true
    relays[name, default: Relay()].moveOn(to: offset)
    if offsets[name] != nil { isLate = true }
  }
}

extension SyncedScrollers.Relay {
  fileprivate mutating func moveOn(to offset: Point) {
    self.offset = offset
    turn += 1
  }
}
