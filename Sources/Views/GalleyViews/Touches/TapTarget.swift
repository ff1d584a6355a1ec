final class TapTarget: NodeAttachment {
  enum Priority {
    case normal
    case high
    case simultaneous
  }

  /// Called when the view is tapped; nil while it is disabled.
  var action: (() -> Void)?
  /// Whether the whole frame is touchable, and not only its drawn parts.
  var coversFrame = false
  /// Called with true when a finger touches the view, and with false when it is lifted.
  var onPress: ((Bool) -> Void)?
  /// Processes a touch event and returns whether the gesture is complete; nil without a gesture.
  var recognise: ((GestureTouch) -> Bool)?
  var priority = Priority.normal
  /// Whether the target belongs to a gesture. A touch that the gesture does not use goes to the views around it.
  var isGesture = false
  /// Whether the whole list row counts as part of the target.
  var fillsRow = false
  var isRecognised = false
  var hasClaimed = false
  var takesInnerTouches = true
  let memory = GestureMemory()

  var isActive: Bool { action != nil || recognise != nil }
}

extension View {
  @_disfavoredOverload
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    attaching("onTapGesture", { TapTarget(in: $0) }) { $0.action = action }
  }
}

extension View {
  /// Makes the view a control called `kind`, touchable in its whole frame.
  ///
  /// - Parameters:
  ///   - kind: The name of the control in inspection.
  ///   - fillsRow: Whether the whole list row is touchable if it contains no other such control.
  ///   - action: Called on a tap; nil disables the control.
  ///   - onPress: Called when a finger touches the view and when it is lifted.
  package func touchable(
    _ kind: String, fillsRow: Bool = false, action: (() -> Void)?, onPress: ((Bool) -> Void)? = nil
  ) -> some View {
    attaching(kind, { TapTarget(in: $0) }) { target in
      target.action = action
      target.onPress = onPress
      target.coversFrame = true
      target.fillsRow = fillsRow
    }
  }
}
