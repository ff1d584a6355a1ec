import CPangoCairo

/// The fingerprint of a file's bytes.
package enum FileDigest {
  /// The SHA-256 of the file at `path` in hexadecimal, or nil for a file that cannot be read.
  package static func sha256(ofFileAt path: String) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
    let text = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0, gsize(length))
    }
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
