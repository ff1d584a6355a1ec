public import Foundation
public import GalleyGeometry

/// Drawn if it is a plain view without subviews, or a control for which Galley has an equivalent view. Any other view
/// is drawn as a box with the name of its representable.
open class UIView: UIResponder {
  open var frame: Rect
  open var bounds: Rect {
    get { Rect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var clipsToBounds = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var transform = GalleyGeometry.AffineTransform.identity
  open var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var isOpaque = true
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer = CALayer.make(Self.layerClass)

  public init(frame: Rect) { self.frame = frame }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Never called.
  open func draw(_ rect: Rect) {}
  package class var huggedAxes: [NSLayoutConstraint.Axis] { [] }
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func sizeThatFits(_ size: Size) -> Size {
    let content = intrinsicContentSize
    return Size(
      width: content.width < 0 ? frame.width : content.width, height: content.height < 0 ? frame.height : content.height
    )
  }
  open var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func hitTest(_ point: Point, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func point(inside point: Point, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: Rect) {}
}
