import CPangoCairo
import GalleyFiles

package enum FileDigest {
  package static func sha256(ofFileAt path: String) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
    // GLib's checksum function takes ten times as long.
    var digest = SHA256()
    digest.update(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    return digest.hexDigest()
  }

  static func canRead(_ path: String) -> Bool {
    if let blob = hb_blob_create_from_file_or_fail(path) {
      hb_blob_destroy(blob)
      return true
    }
    return (try? FileReader.disk.read(path, 0))?.isEmpty == true
  }
}
