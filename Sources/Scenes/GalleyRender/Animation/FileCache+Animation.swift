public import GalleyTemplate

extension FileCache.Run {
  /// Stores the outcome of an animation run. Videos are not stored, because ffmpeg, which the digest does not cover,
  /// encodes them.
  public func keep(_ outcome: FileCache.Outcome, by animator: SceneAnimator, kinds: Set<AnimationKind>) {
    // ffmpeg encodes videos, and merged frames come from other runs.
    guard kinds.isDisjoint(with: AnimationKind.videos), !animator.isMerging else { return }
    keep(outcome, animator.fontSearch)
  }
}
