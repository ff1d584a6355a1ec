import GalleyTemplate

extension AnimationKind {
  /// The kinds that tell of each frame what its views decided.
  static let detailed: Set<AnimationKind> = [.timeline, .csv]
}
