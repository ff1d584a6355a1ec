import GalleyFiles
import GalleyMessages

/// An image in a zip file. It is unpacked on every access and not kept in memory.
struct ArchivedPicture: Hashable, Sendable {
  let archive: ZipArchive
  let path: String
  let name: String

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
