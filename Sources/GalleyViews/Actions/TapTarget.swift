/// Lets a node be tapped.
final class TapTarget: NodeAttachment {
  /// Run when the view is tapped; nil where it is disabled.
  var action: (() -> Void)?
  /// Whether the whole frame is meant, and not only what is drawn in it.
  var coversFrame = false
}

extension View {
  /// Runs `action` when the view is tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    attaching("onTapGesture", { TapTarget(in: $0) }) { $0.action = action }
  }
}
