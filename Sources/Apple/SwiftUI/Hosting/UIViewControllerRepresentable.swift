public import GalleyViews
public import UIKit

/// Hosting controllers are drawn, others as a box with the type's name.
@preconcurrency
public protocol UIViewControllerRepresentable: View, DynamicProperty where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor func makeCoordinator() -> Coordinator
  @MainActor
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  @MainActor
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func _build(into builder: inout NodeBuilder) { HostedUIController(self)._build(into: &builder) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  @MainActor public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
