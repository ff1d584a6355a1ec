import GalleyText
import GalleyViews

/// What a stack of screens remembers besides its path, and the way in which views in it push and pop.
final class Navigator: ObservableObject {
  @Published var pushed: [PushedScreen] = []
  var path: Binding<[AnyHashable]> = .constant([])
  /// The titles of the screens, the root's first, for the buttons that lead back to them.
  var titles: [Int: Text] = [:]
  var largeTitles: [Int: Bool] = [:]
  /// Whether a screen takes the root's place, as in the last column of a split view, and does not lead back to it.
  var replacesRoot = false
  /// Where links show their destination instead, as in the columns of a split view.
  var detail: Navigator?
  private var destinations: [ObjectIdentifier: DestinationBox] = [:]
  private var serial = 0

  func push(value: AnyHashable) {
    if let detail { return detail.replace { $0.push(value: value) } }
    // Above a screen that is no value's, the path cannot tell the order.
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

/// A screen that was pushed as a view.
struct PushedScreen: Identifiable {
  let id: Int
  let content: AnyView
  var box: PresentedScreen?
  var onPop: (() -> Void)?
}

/// The views of a screen that is there while a binding says so.
final class PresentedScreen: ObservableObject {
  @Published var content = AnyView(EmptyView())
}

/// Shows a presented screen as its presenter has it now.
private struct PresentedHost: View {
  @ObservedObject var screen: PresentedScreen

  var body: some View { screen.content }
}

/// How the screens for values of one type are made.
final class DestinationBox: ObservableObject {
  @Published private(set) var destination: Destination?

  /// Takes `destination`, unless a screen nearer to the root says another.
  func take(_ destination: Destination) {
    if let known = self.destination, known.level < destination.level || known === destination { return }
    self.destination = destination
  }
}

/// How a view makes screens for values of one type.
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

/// The screen of a value, as the view that knows such values makes it.
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
