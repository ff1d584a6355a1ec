import CDeflate

/// A zlib compressor with deterministic output.
final class Deflater {
  private let compressor: OpaquePointer

  /// Creates a compressor of libdeflate's `level`, 0 to 12. Returns nil if memory is exhausted.
  init?(level: Int32) {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  func bound(for count: Int) -> Int { libdeflate_zlib_compress_bound(compressor, count) }

  /// Compresses `input` into `output`, which must hold ``bound(for:)`` bytes, and returns the size.
  func compress(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
  }
}
