public import GalleyGeometry
public import GalleyViews
public import UIKit

/// A view of UIKit among views: drawn where it is one of UIKit's own controls, else a box with the name of the type.
@preconcurrency
public protocol UIViewRepresentable: View, DynamicProperty where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor func makeUIView(context: Context) -> UIViewType
  @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor func makeCoordinator() -> Coordinator
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size?
  @MainActor static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  @MainActor public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size? {
    nil
  }

  public func _build(into builder: inout NodeBuilder) { HostedUIView(self)._build(into: &builder) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing helps the view.
  @MainActor public func makeCoordinator() {}
}

/// What a view of UIKit is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
