final class TapTarget: NodeAttachment {
  enum Priority {
    case normal
    case high
    case simultaneous
  }

  var action: (() -> Void)?
  var coversFrame = false
  var onPress: ((Bool) -> Void)?
  /// Returns whether the gesture is complete.
  var recognise: ((GestureTouch) -> Bool)?
  var priority = Priority.normal
  /// Whether a touch that the gesture does not use goes to the views around it.
  var isGesture = false
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
  /// Makes the whole frame touchable; nil as `action` disables the control. `fillsRow` makes the list row touchable if
  /// it contains no other such control.
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
