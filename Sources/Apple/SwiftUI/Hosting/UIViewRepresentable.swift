public import GalleyGeometry
public import GalleyViews
public import UIKit

/// Supported controls are drawn, others as a box with the type's name.
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
  @MainActor public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
