extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Wrapped.Value> {
    self?._recognize(touch, in: memory.part(0)) ?? .failed
  }
}
