public import GalleyGeometry

public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public func gesture<Recognised: Gesture>(_ gesture: Recognised, including mask: GestureMask = .all) -> some View {
    recognising("gesture", gesture, .normal, mask)
  }

  public func gesture<Recognised: Gesture>(_ gesture: Recognised, isEnabled: Bool) -> some View {
    recognising("gesture", gesture, .normal, isEnabled ? .all : .subviews)
  }

  public func gesture<Recognised: Gesture>(
    _ gesture: Recognised, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  public func highPriorityGesture<Recognised: Gesture>(_ gesture: Recognised, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  public func simultaneousGesture<Recognised: Gesture>(_ gesture: Recognised, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  public func highPriorityGesture<Recognised: Gesture>(
    _ gesture: Recognised, including mask: GestureMask = .all
  ) -> some View { recognising("highPriorityGesture", gesture, .high, mask) }

  public func simultaneousGesture<Recognised: Gesture>(
    _ gesture: Recognised, including mask: GestureMask = .all
  ) -> some View { recognising("simultaneousGesture", gesture, .simultaneous, mask) }

  public func onTapGesture(count: Int, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    recognising(
      "onLongPressGesture",
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action() },
      .normal, .all, onPress: onPressingChanged)
  }

  /// Once the action has run, the touch has no further effect. If `action` is nil, the gesture is disabled.
  package func onHold(perform action: (() -> Void)?) -> some View {
    attaching("onHold", { TapTarget(in: $0) }) { target in
      target.isGesture = true
      target.priority = .simultaneous
      target.recognise = action.map { action in
        { [unowned target] touch in
          let recognition = LongPressGesture()._recognize(touch, in: target.memory)
          if case .ended = recognition {
            target.hasClaimed = true
            action()
          }
          return recognition.isOver
        }
      }
    }
  }

  private func recognising<Recognised: Gesture>(
    _ kind: String, _ gesture: Recognised, _ priority: TapTarget.Priority, _ mask: GestureMask,
    onPress: ((Bool) -> Void)? = nil
  ) -> some View {
    attaching(kind, { TapTarget(in: $0) }) { target in
      target.isGesture = true
      target.priority = priority
      target.takesInnerTouches = mask.contains(.subviews)
      target.onPress = onPress
      guard mask.contains(.gesture) else { return target.recognise = nil }
      target.recognise = { [unowned target] touch in
        let recognition = gesture._recognize(touch, in: target.memory)
        target.isRecognised = recognition.value != nil
        return recognition.isOver
      }
    }
  }
}
