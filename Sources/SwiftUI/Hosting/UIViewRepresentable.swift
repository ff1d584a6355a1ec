public import Foundation
import GalleyControls
public import GalleyGeometry
import GalleyRender
import GalleySnapshot
public import GalleyViews
public import UIKit

/// A view of UIKit among views: a box with the name of its type, as UIKit's views are not drawn.
public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of UIKit's view.
  associatedtype UIViewType: UIView
  /// What helps the view.
  associatedtype Coordinator = Void
  /// What the view is told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; it is not called.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; it is not called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what helps the view; it is not called.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes of `proposal`; it is not called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size?
  /// Takes the view away; it is not called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> Size? { nil }

  /// Adds a box with the name of the type.
  public func _build(into builder: inout NodeBuilder) { SystemBox(name: "\(Self.self)")._build(into: &builder) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing helps the view.
  public func makeCoordinator() {}
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

/// A controller of UIKit among views: a box with the name of its type, as UIKit's views are not drawn.
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The kind of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// What helps the controller.
  associatedtype Coordinator = Void
  /// What the controller is told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; it is not called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; it is not called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what helps the controller; it is not called.
  func makeCoordinator() -> Coordinator
  /// Takes the controller away; it is not called.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Adds a box with the name of the type.
  public func _build(into builder: inout NodeBuilder) { SystemBox(name: "\(Self.self)")._build(into: &builder) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing helps the controller.
  public func makeCoordinator() {}
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

/// A controller of UIKit that shows views; it is kept, and not drawn.
open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  /// What it shows.
  open var rootView: Content

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows `rootView`.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// None: an archive has no views.
  public required init?(coder: NSCoder) { nil }

  /// The size that the views choose when they are offered `size`, in points.
  open func sizeThatFits(in size: Size) -> Size {
    Stage(
      proposal: ProposedViewSize(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil),
      environment: EnvironmentValues(), root: { rootView.fixedSize() }
    ).layout.frame.size
  }
}
