/// Distances from the four sides of a rectangle, in points. Positive insets point inwards.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  /// Creates insets in points. Positive insets point inwards.
  ///
  /// - Parameters:
  ///   - top: The distance from the top (default: 0).
  ///   - leading: The distance from the side where lines start: left in left-to-right layouts (default: 0).
  ///   - bottom: The distance from the bottom (default: 0).
  ///   - trailing: The distance from the side where lines end: right in left-to-right layouts (default: 0).
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of `length` points on `edges` and zero on the other sides.
  ///
  /// - Parameters:
  ///   - edges: The sides with an inset.
  ///   - length: The inset of each of these sides, in points; negative values point outwards.
  @inlinable
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  public static let zero = EdgeInsets()

  @inlinable
  public var horizontal: Double { leading + trailing }
  @inlinable
  public var vertical: Double { top + bottom }

  public func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// The insets with leading and trailing exchanged, for layouts that run from right to left.
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
