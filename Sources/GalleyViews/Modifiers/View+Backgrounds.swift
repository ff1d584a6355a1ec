/// What the background of a view's container is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The screens of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Fills what is behind the view, up to the edges of the screen, with `style`.
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea() }
  }

  /// Shows the views of `content` behind the view, up to the edges of the screen.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> some View
  ) -> some View { background { content().ignoresSafeArea() } }

  /// Draws the view into a bitmap first; pictures are the same without.
  public func drawingGroup(opaque: Bool = false) -> some View { told("drawingGroup") }

  /// The tint of a row of a list; nil takes the one around.
  public func listItemTint(_ tint: Color?) -> some View { transformEnvironment(\.tint) { if let tint { $0 = tint } } }
}
