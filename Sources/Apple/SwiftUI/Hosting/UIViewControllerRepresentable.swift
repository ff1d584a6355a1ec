public import GalleyViews
public import UIKit

/// A controller of UIKit among views: the views of a hosting controller, else a box with the name of the type.
@preconcurrency
public protocol UIViewControllerRepresentable: View, DynamicProperty where Body == Never {
  /// The kind of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// What helps the controller.
  associatedtype Coordinator = Void
  /// What the controller is told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called for hosting controllers.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; called for hosting controllers.
  @MainActor func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what helps the controller; called for hosting controllers.
  @MainActor func makeCoordinator() -> Coordinator
  /// Takes the controller away; it is not called.
  @MainActor
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  @MainActor
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Adds the views of a hosting controller, or a box with the name of the type.
  public func _build(into builder: inout NodeBuilder) { HostedUIController(self)._build(into: &builder) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing helps the controller.
  @MainActor public func makeCoordinator() {}
}

/// What a controller of UIKit is told.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What helps the controller.
  public let coordinator: Representable.Coordinator
  /// The values that hold for the controller.
  public let environment: EnvironmentValues
  /// The change in which the controller is brought up to date.
  public let transaction: Transaction
}
