import GalleyGeometry
import GalleyMotion
import GalleyViews

/// While the layer is being removed, its content does not change.
struct PresentedLayer<Item, Layer: View>: ViewModifier {
  @State private var dismissal = Dismissal()
  private let kind: String
  private let item: Item?
  private let animation: Animation
  private let dismiss: () -> Void
  private let layer: (Item) -> Layer

  init(
    kind: String, item: Item?, animation: Animation, dismiss: @escaping () -> Void,
    @ViewBuilder layer: @escaping (Item) -> Layer
  ) {
    (self.kind, self.item, self.animation, self.dismiss, self.layer) = (kind, item, animation, dismiss, layer)
  }

  func body(content: Content) -> some View {
    dismissal.action = dismiss
    return content.screenLayer(kind) {
      ZStack {
        if let item { layer(item).environment(\.dismissal, dismissal) }
      }
      .animation(animation, value: item != nil)
    }
  }
}

extension Binding {
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0, wrappedValue != nil { wrappedValue = nil } })
  }
}

struct Dimming: View {
  var action: (() -> Void)?

  var body: some View {
    Color.black.opacity(0.2)
      .touchable("dimming", action: action)
      .transition(.opacity)
  }
}
