import Synchronization

/// Faces with iOS's letter widths, shared by engines on several threads.
final class SystemFaces: Sendable {
  private let kept = Mutex(Kept())

  private struct Kept {
    var faces: [Key: SystemFace] = [:]
    /// The letters, by a digest of the tables that determine them.
    var letters: [String: SystemLetters] = [:]

    mutating func letters(of face: OpenTypeFace) -> SystemLetters {
      let digest = OpenTypeFace.digest(ofTables: ["cmap", "GSUB"], in: face.face)
      if let digest, let known = letters[digest] { return known }
      let new = SystemLetters(face)
      if let digest { letters[digest] = new }
      return new
    }
  }

  private struct Key: Hashable {
    var file: String
    var step: SystemFace.Step
  }

  /// Returns nil if the system has no more memory or file descriptors.
  func face(_ source: OpenTypeFace, step: SystemFace.Step) -> SystemFace? {
    let file = "\(source.index) \(source.path)"
    return kept.withLock { kept in
      let key = Key(file: file, step: step)
      if let known = kept.faces[key] { return known }
      let face = SystemFace(source, kept.letters(of: source), step: step)
      kept.faces[key] = face
      return face
    }
  }
}
