public import GalleyGeometry
public import GalleyViews
public import UIKit

/// A view of UIKit among views: drawn where it is one of UIKit's own controls, else a box with the name of the type.
@preconcurrency
public protocol UIViewRepresentable: View, DynamicProperty where Body == Never {
  /// The kind of UIKit's view.
  associatedtype UIViewType: UIView
  /// What helps the view.
  associatedtype Coordinator = Void
  /// What the view is told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place.
  @MainActor func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what helps the view, before the view.
  @MainActor func makeCoordinator() -> Coordinator
  /// The size that the view takes of `proposal`; nil is that of the view's content.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size?
  /// Takes the view away; it is not called.
  @MainActor static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing.
  @MainActor public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view's own size.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size? {
    nil
  }

  /// Adds what the view looks like.
  public func _build(into builder: inout NodeBuilder) { HostedUIView(self)._build(into: &builder) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing helps the view.
  @MainActor public func makeCoordinator() {}
}

/// What a view of UIKit is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What helps the view.
  public let coordinator: Representable.Coordinator
  /// The values that hold for the view.
  public let environment: EnvironmentValues
  /// The change in which the view is brought up to date.
  public let transaction: Transaction
}
