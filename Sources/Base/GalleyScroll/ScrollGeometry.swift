public import GalleyGeometry

/// Offsets are points: 0 aligns the edges of content and viewport, positive offsets show content further down or right.
public struct ScrollGeometry: Hashable, Sendable {
  public var containerSize: Size
  public var contentSize: Size
  /// Scrollable space around the content, for example for a safe area.
  public var contentInsets: EdgeInsets
  /// The scroll offset. When the scroll view rests at the start, it is the negative of the leading or top inset.
  public var contentOffset: Point

  /// Creates the geometry of a scroll view, in points.
  ///
  /// - Parameters:
  ///   - containerSize: The size of the viewport.
  ///   - contentSize: The size of the content, without insets.
  ///   - contentInsets: Scrollable space around the content, for example for a safe area (default: zero).
  ///   - contentOffset: The scroll offset (default: zero, which aligns the edges of content and viewport). When the
  ///     scroll view rests at the start, it is the negative of the leading or top inset.
  public init(
    containerSize: Size, contentSize: Size, contentInsets: EdgeInsets = .zero, contentOffset: Point = .zero
  ) {
    self.containerSize = containerSize
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.contentOffset = contentOffset
  }

  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }

  /// The same as ``visibleRect``, under UIKit's name.
  public var bounds: Rect { visibleRect }

  package var rest: Point { Point(x: minimumOffset(along: .horizontal), y: minimumOffset(along: .vertical)) }

  public func minimumOffset(along axis: Axis) -> Double {
    axis == .horizontal ? -contentInsets.leading : -contentInsets.top
  }

  /// The largest resting offset; for content that fits, it equals the smallest one.
  public func maximumOffset(along axis: Axis) -> Double {
    let after = axis == .horizontal ? contentInsets.trailing : contentInsets.bottom
    return max(minimumOffset(along: axis), contentSize[axis] + after - containerSize[axis])
  }

  public func clamped(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.allCases {
      result[axis] = min(max(offset[axis], minimumOffset(along: axis)), maximumOffset(along: axis))
    }
    return result
  }

  /// Returns the offset that aligns the point `anchor` of `target` with the same point of the viewport, plus `extra`.
  ///
  /// `target` is in content coordinates. The result is not clamped.
  ///
  /// - Parameters:
  ///   - target: The rectangle to show, in content coordinates.
  ///   - anchor: The point of both `target` and the viewport that coincides, as fractions of their sizes.
  ///   - extra: The distance that is added to the result, in points (default: zero).
  public func offset(showing target: Rect, anchor: UnitPoint, extra: Point = .zero) -> Point {
    Point(
      x: target.minX + anchor.x * (target.width - containerSize.width) + extra.x,
      y: target.minY + anchor.y * (target.height - containerSize.height) + extra.y)
  }
}
