import GalleyGeometry

extension AnyTransition {
  public static var blurReplace: AnyTransition {
    .modifier(active: BlurReplacement(share: 1), identity: BlurReplacement(share: 0))
  }

  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition { blurReplace }
}

public enum BlurReplaceConfiguration: Hashable, Sendable {
  case downUp, upUp
}

private struct BlurReplacement: ViewModifier {
  /// How far the view has disappeared, from 0 (visible) to 1 (gone).
  let share: Double

  func body(content: Content) -> some View {
    content.blur(radius: 8 * share).scaleEffect(1 - 0.2 * share).opacity(1 - share)
  }
}
