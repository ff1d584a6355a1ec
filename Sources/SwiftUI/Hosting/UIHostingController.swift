public import Foundation
public import GalleyGeometry
import GalleyRender
import GalleySnapshot
public import GalleyViews
public import UIKit

/// The view of a hosting controller.
private final class HostingView: UIView, @unchecked Sendable {
  private weak var controller: (any ViewHosting)?

  init(_ controller: any ViewHosting) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: Size { controller?.hostedSize ?? .zero }
}

extension HostingView: LookingUIView {
  var content: AnyView? { controller?.hostedView }
}

/// A controller of UIKit that shows views; they are drawn where the controller is.
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

  /// Makes a view that is as large as the views choose to be.
  open override func loadView() { view = HostingView(self) }

  /// The size that the views choose when they are offered `size`, in points.
  open func sizeThatFits(in size: Size) -> Size {
    Stage(
      proposal: ProposedViewSize(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil),
      environment: EnvironmentValues(), root: { rootView.fixedSize() }
    ).layout.frame.size
  }
}
