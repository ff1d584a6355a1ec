public import Foundation
public import GalleyGeometry
import GalleySnapshot
import GalleyStage
public import GalleyViews
public import UIKit

/// Its SwiftUI views are drawn in place of the controller.
open class UIHostingController<Content: View>: UIViewController {
  private let root: HostedRoot<Content>

  open var rootView: Content {
    get { root.view }
    set { root.view = newValue }
  }

  public init(rootView: Content) {
    root = HostedRoot(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    root = HostedRoot(rootView)
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = HostingView(root) }

  open func sizeThatFits(in size: Size) -> Size { root.size(in: size) }
}

extension UIHostingController: ViewHosting {
  var hostedView: AnyView { root.shown }
}

@MainActor
protocol ViewHosting: AnyObject {
  var hostedView: AnyView { get }
}

/// The root view, shared by the controller and its UIKit view.
private final class HostedRoot<Content: View>: HostedViews {
  var view: Content

  init(_ view: Content) { self.view = view }

  var shown: AnyView { AnyView(view) }

  func size(in size: Size) -> Size {
    Stage(
      proposal: ProposedViewSize(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil),
      environment: EnvironmentValues(), root: { view.fixedSize() }
    ).layout.frame.size
  }
}

private protocol HostedViews: AnyObject {
  var shown: AnyView { get }
  func size(in size: Size) -> Size
}

/// A UIKit view whose intrinsic size is the ideal size of its content.
private final class HostingView: UIView {
  private let views: (any HostedViews)?

  init(_ views: any HostedViews) {
    self.views = views
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    views = nil
    super.init(coder: coder)
  }

  override var intrinsicContentSize: Size { sizeThatFits(Size(width: Double.infinity, height: Double.infinity)) }

  override func sizeThatFits(_ size: Size) -> Size { views?.size(in: size) ?? .zero }
}

extension HostingView: DrawableUIView {
  var content: AnyView? { views?.shown }
}
