import GalleyViews
import UIKit

/// Shows the views of a hosting controller, the view of a plain controller, or a box with the controller's name.
struct HostedUIController<Representable: UIViewControllerRepresentable>: View {
  @State private var kept = KeptUIController<Representable>()
  @Environment(\.self) private var environment
  // The representable is a stored property of this view, so that its own dynamic properties are connected.
  private let representable: Representable

  init(_ representable: Representable) { self.representable = representable }

  var body: some View {
    // The value stays on this thread.
    nonisolated(unsafe) let own = self
    return MainThread.run { own.shown } ?? AnyView(box)
  }

  @MainActor private var shown: AnyView {
    guard mayBeDrawn, let style = kept.brought(upToDateWith: representable, in: environment).style else {
      return AnyView(box)
    }
    return AnyView(style.frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  private var box: SystemBox { SystemBox(name: "\(Representable.self)") }

  private var mayBeDrawn: Bool {
    let kind = Representable.UIViewControllerType.self
    return kind == UIViewController.self || kind is any ViewHosting.Type
  }
}

extension UIViewController {
  fileprivate var style: AnyView? {
    if let hosting = self as? any ViewHosting { return hosting.hostedView }
    return type(of: self) == UIViewController.self && children.isEmpty ? view.style : nil
  }
}

private final class KeptUIController<Representable: UIViewControllerRepresentable> {
  private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

  @MainActor func brought(
    upToDateWith representable: Representable, in environment: EnvironmentValues
  ) -> Representable.UIViewControllerType {
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = Representable.Context(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let controller = made?.controller ?? representable.makeUIViewController(context: context)
    made = (controller, coordinator)
    representable.updateUIViewController(controller, context: context)
    return controller
  }
}
