public import GalleyViews

extension View {
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View {
    let made = Destination(type: ObjectIdentifier(data)) { value in
      (value.base as? Data).map { AnyView(destination($0)) }
    }
    return DestinationRegisteringView(content: self, destination: made)
  }

  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, presented: ScreenContent(AnyView(destination()))))
  }

  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0, item.wrappedValue != nil { item.wrappedValue = nil } })
    let screen = item.wrappedValue.map { AnyView(destination($0).id(AnyHashable($0))) }
    return modifier(PresentedDestination(isPresented: isPresented, presented: screen.map(ScreenContent.init)))
  }
}

private struct DestinationRegisteringView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let destination: Destination

  func _build(into builder: inout NodeBuilder) {
    destination.level = builder.environment.navigationLevel
    let box = builder.environment.navigator?.box(for: destination.type)
    // The destination is set immediately the first time; later changes go through `onChange` to update screens that
    // already exist.
    if let box, box.destination == nil { box.take(destination) }
    content
      .onChange(of: destination) { [destination] in box?.take(destination) }
      ._build(into: &builder)
  }
}

final class ScreenContent: Equatable {
  let content: AnyView

  init(_ content: AnyView) { self.content = content }

  static func == (first: ScreenContent, second: ScreenContent) -> Bool { first === second }
}

struct PresentedDestination: ViewModifier {
  @Environment(\.navigator) private var navigator
  @StateObject private var screen = PresentedScreen()
  let isPresented: Binding<Bool>
  /// The content to present; nil keeps the last content while the screen is being removed.
  let presented: ScreenContent?

  func body(content: Content) -> some View {
    // A presenter that is covered by the screen it presents has disappeared, but must still update that screen.
    content
      .onChange(of: presented) { if let presented { screen.content = presented.content } }
      .onChange(of: isPresented.wrappedValue) { _, isShown in show(isShown) }
      .onAppear { if isPresented.wrappedValue { show(true) } }
  }

  private func show(_ isShown: Bool) {
    guard isShown else {
      navigator?.dismiss(screen)
      return
    }
    if let presented { screen.content = presented.content }
    navigator?.present(screen) { isPresented.wrappedValue = false }
  }
}
