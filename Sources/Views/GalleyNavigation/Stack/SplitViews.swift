public import GalleyViews

@available(*, unavailable, message: "HSplitView exists only on macOS: use an HStack or a NavigationSplitView")
public struct HSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "VSplitView exists only on macOS: use a VStack")
public struct VSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}
