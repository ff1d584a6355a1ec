public import GalleyGeometry
public import GalleyScroll

/// A view whose content depends on the scroll progress of a scroll view anywhere in the tree.
///
/// ```
/// ScrollProgressReader(of: "list", ScrollProgress(from: 40, to: 100)) { progress in
///   Text("Inbox").opacity(progress)
/// }
/// ```
///
/// The content is rebuilt in the same frame.
public struct ScrollProgressReader<Content: View>: View {
  private let scroller: AnyHashable
  private let axis: Axis?
  private let progress: ScrollProgress
  private let content: (Double) -> Content

  /// Creates a view from the progress of a scroll view.
  ///
  /// - Parameters:
  ///   - scroller: The identity of the scroll view. If it is not on the screen, the progress keeps its last value
  ///     (initially 0).
  ///   - axis: The axis to observe (default: the scroll view's main axis).
  ///   - progress: The range of offsets, in points, that is mapped to 0 … 1 (default: the whole content).
  ///   - content: Returns the content for a progress value.
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
  /// Applies modifiers that depend on the progress of `scroller`; see ``ScrollProgressReader``.
  ///
  /// ```
  /// cover.scrollProgress(of: "list", ScrollProgress(to: 200)) { $0.opacity(1 - $1) }
  /// ```
  ///
  /// - Parameters:
  ///   - scroller: The identity of the scroll view. If it is not on the screen, the progress keeps its last value
  ///     (initially 0).
  ///   - axis: The axis to observe; nil (the default) is the scroll view's main axis.
  ///   - progress: The range of offsets, in points, that is mapped to 0 … 1 (default: the whole content).
  ///   - change: Returns the view for a progress value.
  public func scrollProgress(
    of scroller: some Hashable, along axis: Axis? = nil, _ progress: ScrollProgress = ScrollProgress(),
    @ViewBuilder _ change: @escaping (_ view: Self, _ progress: Double) -> some View
  ) -> some View {
    ScrollProgressReader(of: scroller, along: axis, progress) { change(self, $0) }
  }
}
