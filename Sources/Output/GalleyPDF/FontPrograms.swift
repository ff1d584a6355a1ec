import GalleyPicture
import Synchronization

final class FontPrograms: Sendable {
  private struct State: Sendable {
    var programs: [FontFace: FontProgram] = [:]
    var reads = 0
  }

  private let state = Mutex(State())

  var reads: Int { state.withLock { $0.reads } }

  /// Returns the data of a font file. Other threads wait in the meantime, because they are likely to need the same
  /// file.
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
