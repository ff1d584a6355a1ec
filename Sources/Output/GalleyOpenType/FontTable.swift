import CHarfBuzz

package final class FontTable {
  private let blob: OpaquePointer

  package convenience init?(_ face: OpaquePointer, _ name: String) {
    guard let blob = hb_face_reference_table(face, FontTable.tag(name)) else { return nil }
    self.init(owning: blob)
    if hb_blob_get_length(blob) == 0 { return nil }
  }

  init(owning blob: OpaquePointer) { self.blob = blob }

  deinit { hb_blob_destroy(blob) }

  package var bytes: [UInt8] {
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
