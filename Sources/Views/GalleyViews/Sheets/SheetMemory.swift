package import GalleyGeometry
import GalleyLayout
package import GalleyMotion
package import GalleyScroll

/// What a sheet remembers: what its content says about it, and how high it stands.
///
/// Its position is told as a scroller's is: the distance from its lowest detent, which is negative where it leaves the
/// screen.
package final class SheetMemory {
  let name: AnyHashable
  let sayings = SheetSayings()
  private(set) var isPresented = false
  /// Counts how often it was presented, so that its content begins anew.
  private(set) var presentations = 0
  let state: ScrollState
  var onDismiss: () -> Void = {}
  let dismissal = Dismissal()
  private var isThere = false
  /// How high it is at its detents on the screen on which it was placed last, lowest first.
  private(set) var stops: [(detent: PresentationDetent, height: Double)] = []
  private(set) var height = 0.0
  /// Whether the views asked for it when it was not on the screen yet, and where to go.
  private var entrance: Entrance?
  private var selected: PresentationDetent?
  private var wanted: Bool?

  private enum Entrance {
    case atOnce
    case animated(Animation)
  }

  package static let animation = Animation.interpolatingSpring(SheetPhysics.spring)

  init(_ name: AnyHashable, in graph: ViewGraph) {
    self.name = name
    state = ScrollState(in: graph)
  }

  /// Takes whether the views want the sheet shown; what changes after the first time moves.
  func present(_ isPresented: Bool) {
    defer { wanted = isPresented }
    guard isPresented != wanted, isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    if isPresented { (presentations, isThere) = (presentations + 1, true) }
    entrance = wanted == nil ? .atOnce : .animated(SheetMemory.animation)
  }
}

extension SheetMemory {
  var configuration: SheetConfiguration { sayings.configuration }
}

// MARK: - Standing

extension SheetMemory {
  var lowest: Double { stops.first?.height ?? 0 }
  var span: Double { (stops.last?.height ?? 0) - lowest }

  package var physics: SheetPhysics {
    SheetPhysics(heights: stops.map(\.height), canBeDismissed: configuration.canBeDismissed)
  }

  /// Takes the screen, of `height` points, of which `top` and `bottom` are not safe.
  func measure(screen height: Double, top: Double, bottom: Double) {
    let detents = configuration.detents.isEmpty ? [.large] : configuration.detents
    stops = detents.map { ($0, $0.height(onScreen: height, top: top, bottom: bottom)) }.sorted { $0.height < $1.height }
  }

  private var home: Double {
    guard isPresented else { return -lowest }
    let wanted = configuration.selection.flatMap { wanted in stops.first { $0.detent == wanted } } ?? stops.first
    return (wanted?.height ?? 0) - lowest
  }

  func stand(against asked: ScrollDestination?) -> Double {
    enter()
    let standing: Double
    switch state.wish(against: asked) {
    case .asked(.offset(let offset))?: standing = offset.y
    case .asked(.target(let target, _, _, _))?: standing = distance(to: target) ?? home
    case .offset(_, let y)?: standing = y ?? home
    case .target, .edge, nil: standing = home
    }
    height = max(lowest + state.display(Point(x: 0, y: standing)).y, 0)
    return height - lowest
  }

  private func enter() {
    guard let entrance else { return }
    self.entrance = nil
    guard case .animated(let animation) = entrance else { return }
    if state.shown == nil || isPresented && height <= 0 { state.show(Point(x: 0, y: -lowest)) }
    state.send(to: .offset(x: nil, y: home), animation: animation)
  }

  /// The distance of what scripts call a detent, `hidden`, `top` for the lowest and `bottom` for the highest.
  package func distance(to target: ScrollSubject) -> Double? {
    switch target {
    case .top: 0
    case .bottom: span
    case .id("hidden"): -lowest
    case .id(let name): stops.first { $0.detent.name == name }.map { $0.height - lowest }
    case .row(let row): stops.indices.contains(row) ? stops[row].height - lowest : nil
    }
  }

  /// The distance at `destination`; nil where the sheet has no such detent.
  package func distance(to destination: ScrollDestination) -> Point? {
    switch destination {
    case .offset(let distance): Point(x: 0, y: distance.y)
    case .target(let target, _, let extra, _): distance(to: target).map { Point(x: 0, y: $0 + extra.y) }
    }
  }

  /// The least distance at which it can be: off the screen, if it can be pulled there.
  var lowestDistance: Double { configuration.canBeDismissed ? -lowest : 0 }

  /// How far it comes to rest from its lowest detent when it is let go at `distance` with `velocity`.
  package func goal(from distance: Double, velocity: Double) -> Double {
    physics.goal(from: lowest + distance, velocity: velocity) - lowest
  }

  /// How much higher it can get by a finger on the scroller in it, when it stands at `distance`.
  package func growth(at distance: Double) -> Double {
    configuration.contentInteraction == .scrolls ? 0 : max(span - distance, 0)
  }

  func rested(at distance: Double) {
    if distance <= -lowest + 0.5 {
      guard isThere else { return }
      (isPresented, isThere) = (false, false)
      onDismiss()
    } else if let stop = stops.first(where: { abs($0.height - lowest - distance) < 0.5 }), selected != stop.detent {
      selected = stop.detent
      configuration.onSelect(stop.detent)
    }
  }
}

// MARK: - Looks

extension SheetMemory {
  /// How much what is behind it is dimmed, from 0 to 1.
  var dimming: Double {
    let free: Double
    switch configuration.backgroundInteraction {
    case .enabled: return 0
    case .enabledUpThrough(let detent):
      guard let stop = stops.first(where: { $0.detent == detent }) else { return 0 }
      free = stop.height
    case .automatic, .disabled: free = 0
    }
    // All of it where the next detent above what is free is reached.
    let next = stops.first { $0.height > free + 0.5 }?.height ?? free
    return next > free ? min(max((height - free) / (next - free), 0), 1) : 0
  }

  var showsDragIndicator: Bool { configuration.showsDragIndicator ?? (configuration.detents.count > 1) }
}

/// The sheets of views that nothing else remembers.
final class SheetMemories: TreeValue {
  private var memories: [AnyHashable: SheetMemory] = [:]

  init(in graph: ViewGraph) {}

  func memory(of name: AnyHashable, in graph: ViewGraph) -> SheetMemory {
    let memory = memories[name] ?? SheetMemory(name, in: graph)
    memories[name] = memory
    return memory
  }
}

extension EnvironmentValues {
  var sheet: SheetMemory? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}

private struct SheetKey: EnvironmentKey {
  static var defaultValue: SheetMemory? { nil }
}

extension BuildContext {
  var sheets: SheetMemories { self[SheetMemories.self] }
}
