/// Distances from the four sides of a rectangle, in points; positive is inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper side.
  public var top: Double
  /// From the side where reading starts.
  public var leading: Double
  /// From the lower side.
  public var bottom: Double
  /// From the side where reading ends.
  public var trailing: Double

  /// Insets from four distances; zero by default.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on the given sides, zero on the others.
  @inlinable
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// Leading and trailing together.
  @inlinable
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  @inlinable
  public var vertical: Double { top + bottom }

  /// Both sides along `axis` together.
  public func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

  /// The insets with leading and trailing exchanged, as right-to-left layout needs them.
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The sums, side by side.
  public static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
