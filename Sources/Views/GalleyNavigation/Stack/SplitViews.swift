public import GalleyViews

/// Views side by side with lines between them that are dragged, as only macOS has them.
@available(*, unavailable, message: "HSplitView is there on macOS alone: write an HStack or a NavigationSplitView")
public struct HSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}

/// Views above each other with lines between them that are dragged, as only macOS has them.
@available(*, unavailable, message: "VSplitView is there on macOS alone: write a VStack")
public struct VSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}
