public import GalleyViews

public struct ControlPart: View {
  let content: AnyView
  let isPresent: Bool

  init(_ content: some View) {
    self.content = AnyView(content)
    isPresent = !(content is EmptyView)
  }

  public typealias Body = Never

  public func _build(into builder: inout NodeBuilder) { content._build(into: &builder) }

  public func _trace(_ trace: RowTrace) { content._trace(trace) }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
