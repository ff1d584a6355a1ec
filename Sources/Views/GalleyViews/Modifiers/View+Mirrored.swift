public import GalleyGeometry

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    switch behavior {
    case .fixed: modifier(MirroredModifier(direction: nil))
    case .mirrors(let direction): modifier(MirroredModifier(direction: direction))
    }
  }

  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredModifier(direction: enabled ? .rightToLeft : nil))
  }

  /// The padding is 16 pt.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  public func geometryGroup() -> some View { recorded("geometryGroup") }
}

private struct MirroredModifier: ViewModifier {
  @Environment(\.layoutDirection) private var around
  let direction: LayoutDirection?

  func body(content: Content) -> some View { content.scaleEffect(x: direction == around ? -1 : 1, y: 1) }
}
