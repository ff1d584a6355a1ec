public import GalleyTemplate

extension FileCache.Run {
  /// Stores the outcome of an animation run, unless a program that is not part of the digest was involved.
  ///
  /// - Parameters:
  ///   - outcome: The written files and the messages about them.
  ///   - animator: The animator that wrote the files.
  ///   - kinds: The formats of the files. Videos are not stored, because ffmpeg encodes them.
  public func keep(_ outcome: FileCache.Outcome, by animator: SceneAnimator, kinds: Set<AnimationKind>) {
    // ffmpeg encodes videos, and merged frames come from other runs.
    guard kinds.isDisjoint(with: AnimationKind.videos), !animator.isMerging else { return }
    keep(outcome, animator.fontSearch)
  }
}
