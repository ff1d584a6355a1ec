import CDeflate

/// A zlib compressor; the same bytes in give the same bytes out.
final class Deflater {
  private let compressor: OpaquePointer

  /// A compressor of libdeflate's `level`, 0 … 12; nil when memory is short.
  init?(level: Int32) {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The most bytes that `count` bytes can become.
  func bound(for count: Int) -> Int { libdeflate_zlib_compress_bound(compressor, count) }

  /// Compresses `input` into `output`, which must hold ``bound(for:)`` bytes, and gives the length.
  func compress(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
  }
}
