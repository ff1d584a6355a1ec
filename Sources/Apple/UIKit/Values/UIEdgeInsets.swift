public import Foundation

/// How far something lies inside something else on each side, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance on the left.
  public var left: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance on the right.
  public var right: CGFloat

  /// Distances on each side; 0 by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance.
  public static let zero = UIEdgeInsets()
}

/// How far something lies inside something else on each side, seen from where reading starts, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance where reading starts.
  public var leading: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance where reading ends.
  public var trailing: CGFloat

  /// Distances on each side; 0 by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()
}
