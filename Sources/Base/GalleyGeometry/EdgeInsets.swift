/// Distances from the four sides of a rectangle, in points. Positive insets point inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

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
