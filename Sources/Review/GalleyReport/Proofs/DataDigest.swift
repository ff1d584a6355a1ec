import GalleyCompare
import GalleyExplain
import GalleyFiles
import GalleyImage
import GalleyTables
import GalleyTemplate

enum DataDigest {
  private static let portion = 1 << 20

  static func all(of scene: Scene, files: FileReader = .disk) -> [String: String] {
    scene.tables.reduce(into: [:]) { digests, table in
      guard let file = table.file else { return }
      digests[table.name] = digest(of: file, files)
    }
  }

  /// Returns the digest of a file, or nil if the file is no longer readable.
  private static func digest(of path: String, _ files: FileReader) -> String? {
    guard let stream = try? files.open(path) else { return nil }
    var digest = SHA256()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: portion, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      guard let count = try? stream.read(into: buffer) else { return nil }
      guard count > 0 else { return digest.hexDigest() }
      digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
