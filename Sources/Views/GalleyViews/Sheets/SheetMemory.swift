package import GalleyGeometry
import GalleyLayout
package import GalleyMotion
package import GalleyScroll

/// The position of a sheet is its distance in points from the lowest detent, negative while the sheet leaves the
/// screen.
package final class SheetMemory {
  let name: AnyHashable
  let contributions = SheetContributions()
  private(set) var isPresented = false
  private(set) var presentations = 0
  let state: ScrollState
  var onDismiss: () -> Void = {}
  let dismissal = Dismissal()
  private var isThere = false
  private(set) var stops: [(detent: PresentationDetent, height: Double)] = []
  private(set) var height = 0.0
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

  /// Every change after the first is animated.
  func present(_ isPresented: Bool) {
    defer { wanted = isPresented }
    guard isPresented != wanted, isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    if isPresented { (presentations, isThere) = (presentations + 1, true) }
    entrance = wanted == nil ? .atOnce : .animated(SheetMemory.animation)
  }
}

extension SheetMemory {
  var configuration: SheetConfiguration { contributions.configuration }
}

// MARK: - Standing

extension SheetMemory {
  var lowest: Double { stops.first?.height ?? 0 }
  var span: Double { (stops.last?.height ?? 0) - lowest }

  package var physics: SheetPhysics {
    SheetPhysics(heights: stops.map(\.height), canBeDismissed: configuration.canBeDismissed)
  }

  func measure(screen height: Double, top: Double, bottom: Double) {
    let detents = configuration.detents.isEmpty ? [.large] : configuration.detents
    stops = detents.map { ($0, $0.height(onScreen: height, top: top, bottom: bottom)) }.sorted { $0.height < $1.height }
  }

  private var home: Double {
    guard isPresented else { return -lowest }
    let wanted = configuration.selection.flatMap { wanted in stops.first { $0.detent == wanted } } ?? stops.first
    return (wanted?.height ?? 0) - lowest
  }

  func settledHeight(against asked: ScrollDestination?) -> Double {
    enter()
    let position: Double
    switch state.wish(against: asked) {
    case .asked(.offset(let offset))?: position = offset.y
    case .asked(.target(let target, _, _, _))?: position = distance(to: target) ?? home
    case .offset(_, let y)?: position = y ?? home
    case .target, .edge, nil: position = home
    }
    height = max(lowest + state.display(Point(x: 0, y: position)).y, 0)
    return height - lowest
  }

  private func enter() {
    guard let entrance else { return }
    self.entrance = nil
    guard case .animated(let animation) = entrance else { return }
    if state.shown == nil || isPresented && height <= 0 { state.show(Point(x: 0, y: -lowest)) }
    state.send(to: .offset(x: nil, y: home), animation: animation)
  }

  /// `target` is the name of a detent, `hidden`, `top` (the lowest detent) or `bottom` (the highest).
  package func distance(to target: ScrollSubject) -> Double? {
    switch target {
    case .top: 0
    case .bottom: span
    case .id("hidden"): -lowest
    case .id(let name): stops.first { $0.detent.name == name }.map { $0.height - lowest }
    case .row(let row): stops.indices.contains(row) ? stops[row].height - lowest : nil
    }
  }

  package func distance(to destination: ScrollDestination) -> Point? {
    switch destination {
    case .offset(let distance): Point(x: 0, y: distance.y)
    case .target(let target, _, let extra, _): distance(to: target).map { Point(x: 0, y: $0 + extra.y) }
    }
  }

  var lowestDistance: Double { configuration.canBeDismissed ? -lowest : 0 }

  package func goal(from distance: Double, velocity: Double) -> Double {
    physics.goal(from: lowest + distance, velocity: velocity) - lowest
  }

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

// MARK: - Appearance

extension SheetMemory {
  var dimming: Double {
    let free: Double
    switch configuration.backgroundInteraction {
    case .enabled: return 0
    case .enabledUpThrough(let detent):
      guard let stop = stops.first(where: { $0.detent == detent }) else { return 0 }
      free = stop.height
    case .automatic, .disabled: free = 0
    }
    // Dimming is complete at the next detent above the last one that leaves the background usable.
    let next = stops.first { $0.height > free + 0.5 }?.height ?? free
    return next > free ? min(max((height - free) / (next - free), 0), 1) : 0
  }

  var showsDragIndicator: Bool { configuration.showsDragIndicator ?? (configuration.detents.count > 1) }
}

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
