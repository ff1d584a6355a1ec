import Galley
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An interruption of the program removes it.
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

  /// Errors are ignored. The system clears temporary files, and the command itself is complete.
  func remove() { Interruption.drafts.removeTree(path) }
}
