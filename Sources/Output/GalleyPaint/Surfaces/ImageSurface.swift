import CPangoCairo
import GalleyImage
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#endif

final class ImageSurface {
  let handle: OpaquePointer
  let width: Int
  let height: Int

  init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(PaintError) {
    // Cairo rejects sides that are negative or exceed its limit.
    guard let handle = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)) else {
      throw .cairo(status: "no surface")
    }
    self.handle = handle
    self.width = width
    self.height = height
    try check(cairo_surface_status(handle))
    preferLargePages()
  }

  /// Requests large memory pages. An image of a screen occupies a thousand small pages, and translating their addresses
  /// takes longer than changing the pixels.
  private func preferLargePages() {
    #if canImport(Glibc)
      let (count, page) = (stride * height, sysconf(Int32(_SC_PAGESIZE)))
      guard count >= 2 << 20, page > 0, let base = cairo_image_surface_get_data(handle) else { return }
      let address = Int(bitPattern: base)
      let start = (address + page - 1) / page * page
      // This is only a hint, so a failure has no consequences.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), (address + count - start) / page * page, MADV_HUGEPAGE)
    #endif
  }

  convenience init(_ bitmap: Bitmap) throws(PaintError) {
    try self.init(width: bitmap.width, height: bitmap.height)
    let stride = self.stride
    edit { target in
      bitmap.pixels.withUnsafeBytes { source in
        for y in 0..<bitmap.height {
          let row = UnsafeRawBufferPointer(rebasing: source[(y * bitmap.width * 4)...])
          ImageSurface.premultiply(row, into: target + y * stride, count: bitmap.width)
        }
      }
    }
  }

  deinit { cairo_surface_destroy(handle) }

  /// The distance between two rows, in bytes.
  var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// Returns the pixels after completing all drawing so far.
  func pixelRows() throws(PaintError) -> PixelRows {
    cairo_surface_flush(handle)
    try check(cairo_surface_status(handle))
    guard let base = cairo_image_surface_get_data(handle) else { throw .cairo(status: "no pixels") }
    return PixelRows(base: base, width: width, height: height, stride: stride, order: .premultipliedBGRA)
  }

  func edit(_ body: (UnsafeMutableRawPointer) -> Void) {
    cairo_surface_flush(handle)
    if let base = cairo_image_surface_get_data(handle) { body(UnsafeMutableRawPointer(base)) }
    cairo_surface_mark_dirty(handle)
  }

  private static func premultiply(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer, count: Int) {
    for x in 0..<count {
      let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      let alpha = word >> 24
      // (v + 128) · 257 / 65536 is v / 255 rounded to the nearest integer.
      func multiplied(_ shift: UInt32) -> UInt32 { (((word >> shift & 0xFF) * alpha + 128) * 257) >> 16 }
      let pixel = alpha << 24 | multiplied(0) << 16 | multiplied(8) << 8 | multiplied(16)
      target.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
    }
  }
}

func check(_ status: cairo_status_t) throws(PaintError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  if status == CAIRO_STATUS_NO_MEMORY { throw .outOfMemory }
  throw .cairo(status: cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
}
