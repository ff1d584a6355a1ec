import GalleyViews
import UIKit

/// A controller of UIKit at its place among views: the views of a hosting controller, what a plain one
/// has for its view, or a box.
struct HostedUIController<Representable: UIViewControllerRepresentable>: View {
  @State private var kept = KeptUIController<Representable>()
  @Environment(\.self) private var environment
  // As a property of its own it is connected as a view is, with the state and the values that it reads.
  private let representable: Representable

  init(_ representable: Representable) { self.representable = representable }

  var body: some View {
    // It goes to no other thread.
    nonisolated(unsafe) let own = self
    return MainThread.run { own.shown } ?? AnyView(box)
  }

  @MainActor private var shown: AnyView {
    guard mayBeDrawn, let look = kept.brought(upToDateWith: representable, in: environment).look else {
      return AnyView(box)
    }
    return AnyView(look.frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  private var box: SystemBox { SystemBox(name: "\(Representable.self)") }

  private var mayBeDrawn: Bool {
    let kind = Representable.UIViewControllerType.self
    return kind == UIViewController.self || kind is any ViewHosting.Type
  }
}

extension UIViewController {
  /// What it looks like: the views of a hosting controller, or its view; nil where that is not known.
  fileprivate var look: AnyView? {
    if let hosting = self as? any ViewHosting { return hosting.hostedView }
    return type(of: self) == UIViewController.self && children.isEmpty ? view.look : nil
  }
}

/// A controller of UIKit, and what helps it.
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
