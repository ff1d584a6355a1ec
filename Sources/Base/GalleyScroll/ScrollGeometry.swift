public import GalleyGeometry

/// Offsets are points: 0 aligns the edges of content and viewport, positive offsets show content further down or right.
public struct ScrollGeometry: Hashable, Sendable {
  public var containerSize: Size
  public var contentSize: Size
  /// Scrollable, for example for a safe area.
  public var contentInsets: EdgeInsets
  /// The scrolled offset. At rest at the start it is the negated leading or top inset.
  public var contentOffset: Point

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

  /// Aligns the point `anchor` of `target`, in content coordinates, with the same point of the viewport, plus `extra`
  /// points. The result is not clamped.
  public func offset(showing target: Rect, anchor: UnitPoint, extra: Point = .zero) -> Point {
    Point(
      x: target.minX + anchor.x * (target.width - containerSize.width) + extra.x,
      y: target.minY + anchor.y * (target.height - containerSize.height) + extra.y)
  }
}
