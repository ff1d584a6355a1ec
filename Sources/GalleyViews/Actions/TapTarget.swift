/// Lets a node be tapped.
final class TapTarget: NodeAttachment {
  /// Run when the view is tapped; nil where it is disabled.
  var action: (() -> Void)?
  /// Whether the whole frame is meant, and not only what is drawn in it.
  var coversFrame = false
  /// Called when a finger is put on the view and when it is taken away.
  var onPress: ((Bool) -> Void)?
}

extension View {
  /// Runs `action` when the view is tapped.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    attaching("onTapGesture", { TapTarget(in: $0) }) { $0.action = action }
  }
}

extension View {
  /// The view as a control called `kind`: it runs `action` when it is tapped anywhere in its frame, unless that is nil,
  /// and `onPress` when a finger is put on it and when it is taken away.
  package func touchable(
    _ kind: String, action: (() -> Void)?, onPress: ((Bool) -> Void)? = nil
  ) -> some View {
    attaching(kind, { TapTarget(in: $0) }) { target in
      target.action = action
      target.onPress = onPress
      target.coversFrame = true
    }
  }
}
