import GalleyGeometry
import GalleyMotion
public import GalleyViews

/// Each screen has its own bar, which moves with the screen; on iOS, a single bar cross-fades. Covered screens are not
/// laid out.
public struct NavigationStack<Data, Root: View>: View, LocatedView {
  package let site = CallSite()
  @StateObject private var navigator = Navigator()
  @State private var ownPath: [AnyHashable] = []
  private let path: Binding<[AnyHashable]>?
  private let root: Root
  private let detail: Navigator?

  private init(
    path: Binding<[AnyHashable]>?, root: Root, navigator: Navigator? = nil, detail: Navigator? = nil
  ) {
    self.path = path
    self.root = root
    self.detail = detail
    if let navigator { _navigator = StateObject(wrappedValue: navigator) }
  }

  public var body: some View {
    let path = path ?? $ownPath
    navigator.path = path
    navigator.detail = detail
    let values = path.wrappedValue
    let screens =
      values.enumerated().map { StackedScreen(id: .value($1, at: $0), content: AnyView(host($1))) }
      + navigator.pushed.map { StackedScreen(id: .pushed($0.id), content: $0.content) }
    return ZStack {
      NavigationScreen(navigator: navigator, level: 0, content: root)
        .modifier(CoveredScreen(depth: Double(screens.count)))
      ForEach(screens.indices.map { LevelledScreen(level: $0 + 1, screen: screens[$0]) }) { screen in
        NavigationScreen(navigator: navigator, level: screen.level, content: screen.screen.content)
          .modifier(CoveredScreen(depth: Double(screens.count - screen.level)))
          .transition(.move(edge: .trailing))
      }
    }
    .environment(\.navigator, navigator)
    .animation(.navigation, value: screens.map(\.id))
  }

  private func host(_ value: AnyHashable) -> some View { DestinationHost(navigator: navigator, value: value) }
}

private struct StackedScreen {
  enum ID: Hashable {
    case value(AnyHashable, at: Int)
    case pushed(Int)
  }

  let id: ID
  let content: AnyView
}

private struct LevelledScreen: Identifiable {
  let level: Int
  let screen: StackedScreen

  var id: StackedScreen.ID { screen.id }
}

extension NavigationStack where Data == NavigationPath {
  init(navigator: Navigator, @ViewBuilder root: () -> Root) {
    navigator.replacesRoot = true
    self.init(path: nil, root: root(), navigator: navigator)
  }

  init(leadingTo detail: Navigator, @ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root(), detail: detail)
  }

  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.elements },
        set: { values in path.wrappedValue.elements = values }),
      root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}

public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
