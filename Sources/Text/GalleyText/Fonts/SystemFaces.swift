import Synchronization

/// The faces with iOS's widths that the engines of several threads share. Each is made once.
final class SystemFaces: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var faces: [Key: SystemFace] = [:]
    var letters: [String: SystemLetters] = [:]
    var known = KnownLetters()
  }

  private struct Key: Hashable {
    var file: String
    var step: SystemFace.Step
  }

  /// Nil if the system has no more memory or file descriptors.
  func face(_ source: OpenTypeFace, step: SystemFace.Step) -> SystemFace? {
    let file = "\(source.index) \(source.path)"
    return kept.withLock { kept in
      let key = Key(file: file, step: step)
      if let known = kept.faces[key] { return known }
      let letters = kept.letters[file] ?? SystemLetters(source, &kept.known)
      kept.letters[file] = letters
      let face = SystemFace(source, letters, step: step)
      kept.faces[key] = face
      return face
    }
  }
}
