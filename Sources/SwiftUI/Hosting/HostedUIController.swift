import Foundation
import GalleyViews
import UIKit

/// A controller of UIKit at its place among views: the views of a hosting controller, or a box.
struct HostedUIController<Representable: UIViewControllerRepresentable>: View {
  @State private var kept = KeptUIController<Representable>()
  @Environment(\.self) private var environment
  // As a property of its own it is connected as a view is, with the state and the values that it reads.
  private let representable: Representable

  init(_ representable: Representable) { self.representable = representable }

  var body: some View {
    if Representable.UIViewControllerType.self is any ViewHosting.Type, Thread.isMainThread {
      MainActor.assumeIsolated {
        let views = (kept.brought(upToDateWith: representable, in: environment) as? any ViewHosting)?.hostedView
        return AnyView(views.map { AnyView($0.frame(maxWidth: .infinity, maxHeight: .infinity)) } ?? AnyView(box))
      }
    } else {
      AnyView(box)
    }
  }

  private var box: SystemBox { SystemBox(name: "\(Representable.self)") }
}

/// A controller of UIKit, and what helps it.
private final class KeptUIController<Representable: UIViewControllerRepresentable> {
  private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

  /// The controller as `representable` wants it.
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
