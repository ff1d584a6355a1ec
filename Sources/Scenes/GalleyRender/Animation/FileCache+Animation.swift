public import GalleyTemplate

extension FileCache.Run {
  /// Keeps what came of the run of `animator`, unless a program that is not known by its digest had a part in it.
  public func keep(_ outcome: FileCache.Outcome, by animator: SceneAnimator, kinds: Set<AnimationKind>) {
    // Videos are made by ffmpeg, and the frames of parts come from other runs.
    guard kinds.isDisjoint(with: AnimationKind.videos), !animator.isMerging else { return }
    keep(outcome, animator.fontSearch)
  }
}
