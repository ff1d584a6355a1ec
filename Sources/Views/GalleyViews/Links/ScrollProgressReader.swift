public import GalleyGeometry
public import GalleyScroll

/// Views that are made from how far a scroller has come, wherever the two stand in the tree.
///
///     ScrollProgressReader(of: "list", ScrollProgress(from: 40, to: 100)) { progress in
///       Text("Inbox").opacity(progress)
///     }
///
/// They are made anew in the same frame, so nothing lags behind the scroller.
public struct ScrollProgressReader<Content: View>: View {
  private let scroller: AnyHashable
  private let axis: Axis?
  private let progress: ScrollProgress
  private let content: (Double) -> Content

  /// Views that `content` makes from the progress of the scroller called `scroller`, along `axis` or its main one.
  ///
  /// Where no such scroller shows, the progress stays as it was, 0 at first.
  public init(
    of scroller: some Hashable, along axis: Axis? = nil, _ progress: ScrollProgress = ScrollProgress(),
    @ViewBuilder content: @escaping (_ progress: Double) -> Content
  ) {
    self.scroller = AnyHashable(scroller)
    self.axis = axis
    self.progress = progress
    self.content = content
  }

  public func _build(into builder: inout NodeBuilder) {
    let (scroller, axis, progress) = (scroller, axis, progress)
    DeferredView(
      kind: "ScrollProgressReader", initial: progress.value(at: 0, limit: .infinity),
      read: { tree in
        guard let placed = tree.scroller(scroller) else { return nil }
        let axis = axis ?? placed.mainAxis
        return progress.value(at: placed.distance[axis], limit: placed.track(along: axis).upper)
      }, views: content
    )._build(into: &builder)
  }

  public typealias Body = Never
}

extension View {
  /// Shows what `change` makes of the view from the progress of the scroller called `scroller`.
  ///
  ///     cover.scrollProgress(of: "list", ScrollProgress(to: 200)) { $0.opacity(1 - $1) }
  public func scrollProgress(
    of scroller: some Hashable, along axis: Axis? = nil, _ progress: ScrollProgress = ScrollProgress(),
    @ViewBuilder _ change: @escaping (_ view: Self, _ progress: Double) -> some View
  ) -> some View {
    ScrollProgressReader(of: scroller, along: axis, progress) { change(self, $0) }
  }
}
