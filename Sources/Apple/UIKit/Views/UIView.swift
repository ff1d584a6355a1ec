public import Foundation
public import GalleyGeometry

/// A view of UIKit: kept, and not drawn. What shows it draws a box with its name.
open class UIView: UIResponder, @unchecked Sendable {
  /// Where it stands in the view around it.
  open var frame: Rect
  /// Its own rectangle.
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped.
  open var tintColor: UIColor? = .tintColor
  /// How solid it is, 0 … 1.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// A number of one's own.
  open var tag = 0
  /// Whether what is outside of it is cut off.
  open var clipsToBounds = false
  /// Whether its mask says where it stands, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in it, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?
  /// How it is turned, enlarged and moved from where it stands.
  open var transform = GalleyGeometry.AffineTransform.identity
  /// Its middle.
  open var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// How content that has another size stands in it.
  open var contentMode = ContentMode.scaleToFill
  /// What grows where the view around it does.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether it places what is in it by their masks.
  open var autoresizesSubviews = true
  /// Whether it is opaque.
  open var isOpaque = true
  /// The distances of what is in it from its sides.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distances of what is in it from its sides, as one reads.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether it is light or dark on its own account.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What follows touches on it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The kind of what it is drawn with.
  open class var layerClass: AnyClass { CALayer.self }
  /// What it is drawn with.
  public private(set) lazy var layer = CALayer.make(Self.layerClass)

  /// A view at `frame`.
  public init(frame: Rect) { self.frame = frame }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view from an archive, of which only its kind is taken.
  public required init?(coder: NSCoder) { frame = .zero }

  /// Puts `view` in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts `view` among the others, at `index` from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.didMoveToSuperview()
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Puts `view`, which is in it, before the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Puts `view`, which is in it, behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

  /// Called before it is put into `newSuperview`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when it was put into another view.
  open func didMoveToSuperview() {}
  /// Called before it comes to `newWindow`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when it came to a window.
  open func didMoveToWindow() {}
  /// Draws it; it is not called.
  open func draw(_ rect: Rect) {}
  /// Along which axes it is no larger than its content, unless it is told otherwise.
  package class var huggedAxes: [NSLayoutConstraint.Axis] { [] }
  /// How little it wants to be larger than its content, where that was said.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How little it wants to be smaller than its content, where that was said.
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// The size that it needs, if it is offered `size`: that of its content, or its own.
  open func sizeThatFits(_ size: Size) -> Size {
    let content = intrinsicContentSize
    return Size(
      width: content.width < 0 ? frame.width : content.width, height: content.height < 0 ? frame.height : content.height
    )
  }
  /// The size that its content needs; none is known.
  open var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// The view in it that a touch at `point` is for.
  open func hitTest(_ point: Point, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  /// Whether `point` lies in it.
  open func point(inside point: Point, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Called when its surroundings change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when its colour for what can be tapped changes.
  open func tintColorDidChange() {}
  /// Called when its safe area changes.
  open func safeAreaInsetsDidChange() {}
  /// Sets constraints up.
  open func updateConstraints() {}

  /// Places what is in it; called before it is shown.
  open func layoutSubviews() {}
  /// Asks to be placed again.
  open func setNeedsLayout() {}
  /// Places what is in it now.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
  /// Asks to be drawn again within `rect`.
  open func setNeedsDisplay(_ rect: Rect) {}
}
