public import Foundation
public import GalleyGeometry

/// A view whose content is larger than itself.
open class UIScrollView: UIView, @unchecked Sendable {
  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of its speed after a thousandth of a second.
    public let rawValue: Double
    /// The rate `rawValue`.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How it keeps out of the way of bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What a keyboard does while it scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// What is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Where the content is, in points.
  open var contentOffset = Point.zero { didSet { delegate?.scrollViewDidScroll(self) } }
  /// How large the content is, in points.
  open var contentSize = Size.zero
  /// What is left free around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The same, with bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How it keeps out of the way of bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The distances of the indicators from its sides, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the indicator on the right from its ends, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether it goes beyond its ends.
  open var bounces = true
  /// Whether it goes beyond its ends where the content is small.
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether its indicators show.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// Whether a tap on the bar above the screen leads to its top.
  open var scrollsToTop = true
  /// Whether touches wait for it.
  open var delaysContentTouches = true
  /// Whether it takes touches from what is in it.
  open var canCancelContentTouches = true
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What a keyboard does while it scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How much the content may be enlarged.
  open var minimumZoomScale = 1.0, maximumZoomScale = 1.0
  /// How much the content is enlarged.
  open var zoomScale = 1.0
  /// Whether it goes beyond its limits of enlarging.
  open var bouncesZoom = true
  /// What pulls it down to load anew.
  open var refreshControl: UIRefreshControl?
  /// What follows the finger that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// What follows the fingers that enlarge.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// Whether a finger scrolls it: none does.
  open var isDragging: Bool { false }
  /// Whether a finger lies on it: none does.
  open var isTracking: Bool { false }
  /// Whether it comes to rest: it has.
  open var isDecelerating: Bool { false }
  /// Whether fingers enlarge it: none do.
  open var isZooming: Bool { false }

  /// Scrolls to `offset`.
  open func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }
  /// Scrolls until `rect` of the content shows.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let x = min(max(contentOffset.x, rect.maxX - frame.width), rect.minX)
    let y = min(max(contentOffset.y, rect.maxY - frame.height), rect.minY)
    contentOffset = Point(x: x, y: y)
  }
  /// Enlarges the content.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Enlarges until `rect` fills it.
  open func zoom(to rect: Rect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(frame.width / rect.width, frame.height / rect.height), animated: animated)
  }
  /// Shows its indicators for a moment.
  open func flashScrollIndicators() {}
}

/// What is told of a scrolled view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content was enlarged.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger lets go; what is written behind `targetContentOffset` is where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>)
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It has moved where it was told to.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// What is enlarged.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers have let go.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Double)
  /// Whether a tap on the bar above the screen leads to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing is.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Double) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// What one pulls down to load anew.
open class UIRefreshControl: UIControl, @unchecked Sendable {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it stand still.
  open func endRefreshing() { isRefreshing = false }
}
