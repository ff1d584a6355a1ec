import GalleyTemplate

extension AnimationKind {
  static let detailed: Set<AnimationKind> = [.timeline, .csv]
}
