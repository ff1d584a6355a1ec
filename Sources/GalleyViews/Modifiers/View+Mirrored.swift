public import GalleyGeometry

extension View {
  /// Mirrors the view where reading runs from right to left, as pictures of arrows need.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredModifier(isOn: enabled))
  }

  /// Room around the view as a screen has at its edges: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// The view with its geometry settled before those inside it; so it always is.
  public func geometryGroup() -> some View { told("geometryGroup") }
}

private struct MirroredModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isOn: Bool

  func body(content: Content) -> some View {
    content.scaleEffect(x: isOn && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
