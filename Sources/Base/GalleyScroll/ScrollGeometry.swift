public import GalleyGeometry

/// A scroller's three facts: how large its viewport is, how large its content, and which insets lie between.
///
/// Offsets are points; offset 0 puts the content's edge on the viewport's edge, and positive offsets show what
/// lies further down or to the right.
public struct ScrollGeometry: Hashable, Sendable {
  public var containerSize: Size
  public var contentSize: Size
  /// Space around the content that can be scrolled into, such as a safe area.
  public var contentInsets: EdgeInsets
  /// How far the content is scrolled; at rest it is the insets before it, negative.
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

  /// The same as ``visibleRect``, by UIKit's name.
  public var bounds: Rect { visibleRect }

  package var rest: Point { Point(x: minimumOffset(along: .horizontal), y: minimumOffset(along: .vertical)) }

  public func minimumOffset(along axis: Axis) -> Double {
    axis == .horizontal ? -contentInsets.leading : -contentInsets.top
  }

  /// The largest offset at rest on `axis`; content that fits cannot scroll.
  public func maximumOffset(along axis: Axis) -> Double {
    let after = axis == .horizontal ? contentInsets.trailing : contentInsets.bottom
    return max(minimumOffset(along: axis), contentSize[axis] + after - containerSize[axis])
  }

  /// `offset` moved into the range in which the scroller can rest.
  public func clamped(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.allCases {
      result[axis] = min(max(offset[axis], minimumOffset(along: axis)), maximumOffset(along: axis))
    }
    return result
  }

  /// The offset that puts the place `anchor` of `target` on the same place of the viewport, moved by `extra`.
  ///
  /// `target` is in content coordinates. The answer is not clamped.
  public func offset(showing target: Rect, anchor: UnitPoint, extra: Point = .zero) -> Point {
    Point(
      x: target.minX + anchor.x * (target.width - containerSize.width) + extra.x,
      y: target.minY + anchor.y * (target.height - containerSize.height) + extra.y)
  }
}
