import GalleyText
import GalleyViews

final class Navigator: ObservableObject {
  @Published var pushed: [PushedScreen] = []
  var path: Binding<[AnyHashable]> = .constant([])
  /// Titles by level; the root has level 0.
  var titles: [Int: Text] = [:]
  var largeTitles: [Int: Bool] = [:]
  /// Whether the first pushed screen has no back button, as in the last column of a split view.
  var replacesRoot = false
  var detail: Navigator?
  private var destinations: [ObjectIdentifier: DestinationBox] = [:]
  private var serial = 0

  func push(value: AnyHashable) {
    if let detail { return detail.replace { $0.push(value: value) } }
    // The path contains only values, so a value above a pushed view must also be pushed as a view.
    if pushed.isEmpty {
      path.wrappedValue.append(value)
    } else {
      pushed.append(PushedScreen(id: next(), content: AnyView(DestinationHost(navigator: self, value: value))))
    }
  }

  func push(_ view: AnyView, onPop: (() -> Void)? = nil) {
    if let detail { return detail.replace { $0.push(view, onPop: onPop) } }
    pushed.append(PushedScreen(id: next(), content: view, onPop: onPop))
  }

  func pop(to level: Int) {
    let values = path.wrappedValue.count
    while pushed.count > max(level - values, 0), let last = pushed.popLast() { last.onPop?() }
    if level < values { path.wrappedValue.removeLast(values - max(level, 0)) }
  }

  func present(_ box: PresentedScreen, onPop: @escaping () -> Void) {
    guard !pushed.contains(where: { $0.box === box }) else { return }
    pushed.append(
      PushedScreen(id: next(), content: AnyView(PresentedHost(screen: box)), box: box, onPop: onPop))
  }

  func dismiss(_ box: PresentedScreen) {
    guard let index = pushed.firstIndex(where: { $0.box === box }) else { return }
    let gone = pushed[index...]
    pushed.removeSubrange(index...)
    for screen in gone.dropFirst() { screen.onPop?() }
  }

  func box(for type: ObjectIdentifier) -> DestinationBox {
    let box = destinations[type] ?? DestinationBox()
    destinations[type] = box
    return box
  }

  private func replace(_ push: (Navigator) -> Void) {
    pop(to: 0)
    push(self)
  }

  private func next() -> Int {
    serial += 1
    return serial
  }
}

struct PushedScreen: Identifiable {
  let id: Int
  let content: AnyView
  var box: PresentedScreen?
  var onPop: (() -> Void)?
}

final class PresentedScreen: ObservableObject {
  @Published var content = AnyView(EmptyView())
}

private struct PresentedHost: View {
  @ObservedObject var screen: PresentedScreen

  var body: some View { screen.content }
}

final class DestinationBox: ObservableObject {
  @Published private(set) var destination: Destination?

  /// A destination of a screen closer to the root takes precedence.
  func take(_ destination: Destination) {
    if let known = self.destination, known.level < destination.level || known === destination { return }
    self.destination = destination
  }
}

final class Destination: Equatable {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?
  var level = 0

  init(type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> AnyView?) {
    self.type = type
    self.make = make
  }

  static func == (first: Destination, second: Destination) -> Bool { first === second }
}

struct DestinationHost: View {
  let navigator: Navigator
  let value: AnyHashable

  var body: some View {
    DestinationViews(box: navigator.box(for: ObjectIdentifier(type(of: value.base))), value: value)
  }
}

private struct DestinationViews: View {
  @ObservedObject var box: DestinationBox
  let value: AnyHashable

  var body: some View { box.destination?.make(value) ?? AnyView(EmptyView()) }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  var navigationLevel: Int {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

private struct NavigationLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
