import GalleyFiles
import GalleyMessages
import GalleyRender

/// A picture in an archive: it is unpacked whenever it is asked for, and not kept.
struct ArchivedPicture: Hashable, Sendable {
  let archive: ZipArchive
  let path: String
  let name: String

  /// The picture's file; nil where the archive holds none.
  func contents() throws(CheckError) -> [UInt8]? {
    do throws(ZipArchive.Fault) { return try archive.contents(of: name) } catch {
      throw CheckError(Diagnostic(damagedArchive: path, at: error.part))
    }
  }

  static func == (one: ArchivedPicture, other: ArchivedPicture) -> Bool {
    one.path == other.path && one.name == other.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(name)
  }
}
