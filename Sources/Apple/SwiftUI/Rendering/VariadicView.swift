public import GalleyViews

/// What makes one view of several, under the name that SwiftUI has for it behind an underscore.
public enum _VariadicView {
  /// The several views.
  public typealias Children = SubviewsCollection
  /// What makes something of several views.
  public typealias Root = _VariadicView_Root
  /// What makes views of several views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of several.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of several.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// What `root` makes of `content`.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// What makes views of the content.
    public var root: Root
    /// The several views.
    public var content: Content

    /// What `root` makes of `content`.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
    /// What `root` makes of `content`.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }

    /// The views that are made.
    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}

/// What makes something of several views.
public protocol _VariadicView_Root {}

/// What makes views of several views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The views that are made.
  associatedtype Body: View
  /// The views that are made of `children`.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
