import GalleyPicture
import Synchronization

/// The font files of one PDF file, each read once however many threads draw its pages.
final class FontPrograms: Sendable {
  private struct State: Sendable {
    var programs: [FontFace: FontProgram] = [:]
    var reads = 0
  }

  private let state = Mutex(State())

  var reads: Int { state.withLock { $0.reads } }

  /// The font file of `face`, which is read if nobody has read it before.
  ///
  /// Other threads wait meanwhile: they are about to need the same file.
  func program(of face: FontFace) throws(PDFError) -> FontProgram {
    let outcome = state.withLock { state in
      Result { () throws(PDFError) -> FontProgram in
        if let known = state.programs[face] { return known }
        let program = try FontProgram(face)
        state.programs[face] = program
        state.reads += 1
        return program
      }
    }
    return try outcome.get()
  }
}
