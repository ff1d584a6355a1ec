import CPangoCairo
import GalleyFiles

/// The fingerprint of a file's bytes.
package enum FileDigest {
  /// The SHA-256 of the file at `path` in hexadecimal, or nil for a file that cannot be read.
  package static func sha256(ofFileAt path: String) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
    // GLib's own sum takes ten times as long.
    var digest = SHA256()
    digest.update(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    return digest.hexDigest()
  }

  /// Whether the contents of the file at `path` can be read; an empty file has none.
  static func canRead(_ path: String) -> Bool {
    if let blob = hb_blob_create_from_file_or_fail(path) {
      hb_blob_destroy(blob)
      return true
    }
    return (try? FileReader.disk.read(path, 0))?.isEmpty == true
  }
}
