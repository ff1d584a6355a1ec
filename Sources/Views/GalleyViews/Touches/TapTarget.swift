/// Lets a node be touched: tapped, or recognise a gesture.
final class TapTarget: NodeAttachment {
  enum Priority {
    case normal
    case high
    case simultaneous
  }

  /// Run when the view is tapped; nil where it is disabled.
  var action: (() -> Void)?
  /// Whether the whole frame is meant, and not only what is drawn in it.
  var coversFrame = false
  /// Called when a finger is put on the view and when it is taken away.
  var onPress: ((Bool) -> Void)?
  /// Recognises a gesture, and answers whether it is over; nil where there is none.
  var recognise: ((GestureTouch) -> Bool)?
  var priority = Priority.normal
  /// Whether the target is there for a gesture: what is around it is touched where it does nothing itself.
  var isGesture = false
  /// Whether the target is meant wherever the row of a list is touched that it is in.
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
  /// The view as a control called `kind`: it runs `action` when it is tapped anywhere in its frame, unless that is nil,
  /// and `onPress` when a finger is put on it and when it is taken away.
  ///
  /// Where it `fillsRow` and is alone in doing so in a row of a list, the whole row can be tapped.
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
