/// A type that says which of its numbers move when a change of it is animated.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that move; while an animation runs, values between the old and the new ones are set.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
    set {}
  }
}
