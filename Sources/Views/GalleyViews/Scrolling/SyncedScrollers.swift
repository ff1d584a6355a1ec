import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// Shared offsets are distances from rest.
final class SyncedScrollers: TreeValue {
  private var states: [AnyHashable: ScrollState] = [:]
  private var offsets: [AnyHashable: Point] = [:]
  /// Invisible scroll views stay registered: requests for them remain in effect.
  private var members: [AnyHashable: ScrollSync] = [:]
  private var relays: [AnyHashable: Relay] = [:]
  private var requests: [AnyHashable: Request] = [:]
  private(set) var isLate = false

  struct Relay: Equatable {
    fileprivate(set) var offset = Point.zero
    fileprivate(set) var turn = 0
  }

  private struct Request {
    let destination: ScrollDestination?
    let frame: Int
    var turn = 0
    var offset: Point?
    var isRelayed = false

    func isOlder(than other: Request) -> Bool { (turn, frame) < (other.turn, other.frame) }
  }

  init(in graph: ViewGraph) {}

  func state(of name: AnyHashable, in graph: ViewGraph) -> ScrollState {
    if let known = states[name] { return known }
    let state = ScrollState(in: graph)
    states[name] = state
    return state
  }

  func close() { states = [:] }

  /// The distance from rest that the first placed scroll view of `name` found for all of them.
  subscript(name: AnyHashable) -> Point? {
    get { offsets[name] }
    set { offsets[name] = newValue }
  }
}

// MARK: - Asking

extension SyncedScrollers {
  func frameWillBegin(in context: BuildContext) {
    let (positions, frame) = (context.scrollPositions, context.graph.frame)
    let gone = requests.keys.filter { positions[$0] == nil }
    for id in gone where requests[id]?.destination != nil { requests[id] = Request(destination: nil, frame: frame) }
    for (id, destination) in positions.all {
      let turn = positions.turns[id] ?? 0
      if let known = requests[id], known.destination == destination, known.turn == turn { continue }
      requests[id] = Request(destination: destination, frame: frame, turn: turn)
    }
    relayNews(of: frame)
  }

  func frame(ofRequestAt id: AnyHashable) -> Int? { requests[id]?.frame }

  func join(_ id: AnyHashable, _ sync: ScrollSync) { members[id] = sync }

  func name(of id: AnyHashable) -> AnyHashable? { members[id]?.name }

  /// Among simultaneous requests, a request for a single scroll view takes precedence; otherwise, the request whose
  /// name sorts first does.
  func leader(of name: AnyHashable) -> (id: AnyHashable, destination: ScrollDestination, frame: Int)? {
    var best: (id: AnyHashable, request: Request)?
    for (id, request) in requests where request.destination != nil && (id == name || members[id]?.name == name) {
      guard let known = best else {
        best = (id, request)
        continue
      }
      let isNewer = known.request.isOlder(than: request)
      let isTied = !isNewer && !request.isOlder(than: known.request)
      if isNewer || isTied && isBefore(id, known.id, of: name) { best = (id, request) }
    }
    return best.flatMap { best in best.request.destination.map { (best.id, $0, best.request.frame) } }
  }

  private func isBefore(_ id: AnyHashable, _ other: AnyHashable, of name: AnyHashable) -> Bool {
    if other == name || id == name { return other == name }
    return "\(id.base)" < "\(other.base)"
  }

  func offset(ledBy id: AnyHashable) -> Point? { requests[id]?.offset }

  func lead(_ name: AnyHashable, by id: AnyHashable, to offset: Point) {
    requests[id]?.offset = offset
    move(name, to: offset)
  }

  /// Scroll views that were placed earlier in this frame have to be laid out again.
  func move(_ name: AnyHashable, to offset: Point) {
    if let known = offsets[name], known != offset { isLate = true }
    offsets[name] = offset
  }
}

// MARK: - Frames

extension SyncedScrollers {
  func layoutWillBegin() { offsets = [:] }

  func resetShownState() {
    requests = [:]
    for name in relays.keys { relays[name, default: Relay()].moveOn(to: .zero) }
  }

  func settle(in root: LayoutNode) -> Bool {
    defer { isLate = false }
    return isLate
  }

  var needsFrame: Bool { isLate }
}

// MARK: - Relaying

extension SyncedScrollers {
  func relay(of name: AnyHashable) -> Relay { relays[name] ?? Relay() }

  func relay(_ offset: Point, to name: AnyHashable, askedOf id: AnyHashable) {
    guard requests[id]?.isRelayed == false else { return }
    requests[id]?.isRelayed = true
    relays[name, default: Relay()].moveOn(to: offset)
    if offsets[name] != nil { isLate = true }
  }

  private func relayNews(of frame: Int) {
    let news = requests.filter { id, request in
      request.frame == frame && !request.isRelayed && members[id]?.policy == .relayed
    }
    let order = news.sorted { first, second in
      if first.value.isOlder(than: second.value) != second.value.isOlder(than: first.value) {
        return first.value.isOlder(than: second.value)
      }
      return "\(first.key.base)" > "\(second.key.base)"
    }
    for (id, request) in order {
      guard let name = members[id]?.name else { continue }
      switch request.destination {
      case .offset(let distance)?: relay(distance, to: name, askedOf: id)
      case .target?, nil: break
      }
    }
  }
}

extension SyncedScrollers.Relay {
  fileprivate mutating func moveOn(to offset: Point) {
    self.offset = offset
    turn += 1
  }
}

extension BuildContext {
  var syncedScrollers: SyncedScrollers { self[SyncedScrollers.self] }
}
