public import Foundation
public import GalleyGeometry
public import GalleyViews

// The compiler converts `CGFloat` to `Double` implicitly, but not their optionals.
extension View {
  @_disfavoredOverload
  public func frame(width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  @_disfavoredOverload
  public func frame(height: CGFloat?, alignment: Alignment = .center) -> some View {
    frame(height: height.map { Double($0) }, alignment: alignment)
  }

  @_disfavoredOverload
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }
}
