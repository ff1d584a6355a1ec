import Galley
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder. It is removed if the program is interrupted.
struct TemporaryFolder {
  let path: String

  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let made = Interruption.drafts.makeTree {
      // `mkdtemp` writes the name of the new folder into these bytes.
      var template = Array(FilePath.join(place, "galley-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard let made else {
      throw Failure(diagnostics: [
        Diagnostic("cannot make a temporary folder in '\(place)'; set TMPDIR to a writable folder")
      ]).report()
    }
    path = made
  }

  /// Removes the folder. Errors are ignored, because the command has finished its work and the system clears temporary
  /// files.
  func remove() { Interruption.drafts.removeTree(path) }
}
