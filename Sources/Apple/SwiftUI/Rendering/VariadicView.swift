public import GalleyViews

/// A tree that transforms its subviews.
public enum _VariadicView {
  public typealias Children = SubviewsCollection
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }

    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
