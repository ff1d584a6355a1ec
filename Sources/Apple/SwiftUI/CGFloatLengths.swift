public import Foundation
public import GalleyGeometry
public import GalleyViews

// `CGFloat` becomes `Double` by itself, but an optional of the one does not become an optional of the other.
extension View {
  /// The view in a frame of a fixed width, height or both, in points; nil leaves a side as it is.
  @_disfavoredOverload
  public func frame(width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// The view in a frame of a fixed height, in points; nil leaves it as it is.
  @_disfavoredOverload
  public func frame(height: CGFloat?, alignment: Alignment = .center) -> some View {
    frame(height: height.map { Double($0) }, alignment: alignment)
  }

  /// The view with room at some edges, in points; nil is the system's.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }
}
