import Galley
import GalleyFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Extracted to a temporary folder.
struct DrawnRevision {
  private let tree: RevisionTree
  private let folder: String

  init(_ revision: String, of files: SceneFiles) throws {
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
    folder = made
    do throws(CheckError) {
      tree = try RevisionTree(revision, around: files.paths.first ?? ".", in: folder)
    } catch {
      Self.remove(folder)
      throw Failure(error).report()
    }
  }

  var baselines: String { tree.baselines }

  func scenes(of files: SceneFiles) -> SceneFiles { SceneFiles(at: files.paths.compactMap(tree.path)) }

  func remove() { Self.remove(folder) }

  /// Errors are ignored. The system clears temporary files, and the check itself is complete.
  private static func remove(_ folder: String) { Interruption.drafts.removeTree(folder) }
}
