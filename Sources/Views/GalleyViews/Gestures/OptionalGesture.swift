/// A gesture that may be there; where it is not, no touch is one.
extension Optional: Gesture where Wrapped: Gesture {
  /// What is known of a touch.
  public typealias Value = Wrapped.Value
  /// It is made of no other.
  public typealias Body = Never

  /// What the gesture makes of `touch`, if it is there.
  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Wrapped.Value> {
    self?._recognize(touch, in: memory.part(0)) ?? .failed
  }
}
