public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

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
