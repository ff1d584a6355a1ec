public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  public func containerBackground(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> some View
  ) -> some View {
    let drawn = AnyView(content())
    return background {
      if container == .widget { WidgetBackground(content: drawn) } else { drawn.ignoresSafeArea() }
    }
  }

  public func listItemTint(_ tint: Color?) -> some View { transformEnvironment(\.tint) { if let tint { $0 = tint } } }

  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
}

public struct ListItemTint: Hashable, Sendable {
  let color: Color

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Galley treats it like ``fixed(_:)``.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: Color(.label))
}
