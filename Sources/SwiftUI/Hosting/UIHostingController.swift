public import Foundation
public import GalleyGeometry
import GalleyRender
import GalleySnapshot
public import GalleyViews
public import UIKit

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
