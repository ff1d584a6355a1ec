public import GalleyViews

/// Views side by side, separated by draggable lines (macOS only).
@available(*, unavailable, message: "HSplitView is there on macOS alone: write an HStack or a NavigationSplitView")
public struct HSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}

/// Stacked views, separated by draggable lines (macOS only).
@available(*, unavailable, message: "VSplitView is there on macOS alone: write a VStack")
public struct VSplitView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}
}
