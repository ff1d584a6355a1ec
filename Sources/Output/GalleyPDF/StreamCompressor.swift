import CDeflate
import GalleyPaint

final class StreamCompressor {
  private let compressor: OpaquePointer
  private var output: UnsafeMutableRawBufferPointer

  /// The compression level. For a page of a table, level 1 reduces the size by 40 %. Level 6 reduces it by another 5 %
  /// but takes three times as long.
  private static let level: Int32 = 2

  init() throws(PDFError) {
    guard let compressor = libdeflate_alloc_compressor(StreamCompressor.level) else { throw .paint(.outOfMemory) }
    self.compressor = compressor
    output = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  deinit {
    libdeflate_free_compressor(compressor)
    output.deallocate()
  }

  /// Compresses `bytes`. The result is valid until the next call.
  func compress(_ bytes: UnsafeRawBufferPointer) throws(PDFError) -> UnsafeRawBufferPointer {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    if bound > output.count {
      output.deallocate()
      output = .allocate(byteCount: max(bound, output.count * 2), alignment: 16)
    }
    let count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, output.baseAddress, output.count)
    guard count > 0 else { throw .paint(.outOfMemory) }
    return UnsafeRawBufferPointer(rebasing: output[..<count])
  }
}
